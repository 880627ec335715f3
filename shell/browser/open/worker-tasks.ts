import type {CheckReport} from '../../../src/check/report.js';
import type {ProjectContent} from './opened-project.js';
import type {ProjectResult, ProjectTask, SitePack} from './project-work.js';

/** Sends tasks to the worker that checks projects. The first task starts it. */
export class WorkerTasks {
  readonly #script: string;
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, (result: ProjectResult) => void>();
  #count = 0;

  constructor(script: string) {
    this.#script = script;
  }

  async check(content: ProjectContent): Promise<CheckReport> {
    return (await this.#order('check', content)).report as CheckReport;
  }

  async pack(content: ProjectContent): Promise<SitePack> {
    return (await this.#order('pack', content)).pack as SitePack;
  }

  async #order(task: ProjectTask['task'], content: ProjectContent): Promise<ProjectResult> {
    const id = ++this.#count;
    this.#worker ??= this.#start();
    const answered = new Promise<ProjectResult>(done => this.#waiting.set(id, done));
    this.#worker.postMessage({id, task, content} satisfies ProjectTask);
    const result = await answered;
    if (result.failure !== undefined) throw new Error(result.failure);
    return result;
  }

  #start(): Worker {
    const worker = new Worker(this.#script, {type: 'module'});
    worker.onmessage = ({data}: MessageEvent<ProjectResult>) => this.#finish(data.id, data);
    worker.onerror = ({message}) => {
      worker.terminate();
      this.#worker = undefined;
      for (const id of this.#waiting.keys())
        this.#finish(id, {id, failure: message || 'the script of the check did not run.'});
    };
    return worker;
  }

  #finish(id: number, result: ProjectResult): void {
    this.#waiting.get(id)?.(result);
    this.#waiting.delete(id);
  }
}
