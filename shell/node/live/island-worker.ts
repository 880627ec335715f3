import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Island} from '../../../src/site/live/island.js';
import {resolvePackageFolder} from '../files/package-folder.js';
import type {RenderResponse, WorkerOrder} from './worker-messages.js';

/** Timeout in milliseconds for rendering a component. */
const TIMEOUT_MS = 2000;

/** Runs components of a project in a worker without environment variables, and with limits on time and memory. */
export class IslandWorker {
  #worker: Worker | undefined;
  #opened: WorkerOrder | undefined;

  /** Sends a page's files. The next islands use them. */
  open(page: Extract<WorkerOrder, {kind: 'open'}>): void {
    this.#opened = page;
    this.#worker?.postMessage(page);
  }

  async draw(island: Island, number: number): Promise<RenderResponse> {
    const worker = this.#worker ?? (await this.#start());
    return new Promise(done => {
      const end = (result: RenderResponse) => {
        clearTimeout(timer);
        worker.removeAllListeners('message').removeAllListeners('error');
        worker.unref();
        done(result);
      };
      const lose = (message: string) => {
        this.#worker = undefined;
        worker.on('error', () => {});
        end({fault: {name: island.name, message}});
        void worker.terminate();
      };
      const timer = setTimeout(() => lose(`Rendering took more than ${TIMEOUT_MS / 1000} seconds.`), TIMEOUT_MS);
      worker.ref();
      worker.once('message', end);
      worker.once('error', error => lose(error.message));
      worker.postMessage({kind: 'draw', island, number} satisfies WorkerOrder);
    });
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(join(resolvePackageFolder(), 'dist/node/live-worker.js'), {
      env: {},
      argv: [],
      execArgv: [],
      resourceLimits: {maxOldGenerationSizeMb: 256},
    });
    this.#worker = worker;
    await new Promise(done => worker.once('online', done));
    worker.postMessage(this.#opened);
    return worker;
  }
}
