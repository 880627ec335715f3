import {DevFindings} from '../../../elements/dev-findings/dev-findings.js';
import {define} from '../../../elements/register.js';
import type {Early} from '../early.js';
import type {CheckAnswer, CheckRequest} from './check-worker.js';

/** Checks the open page whenever it or a file has changed, and shows what is wrong. */
export class Findings {
  readonly #early: Early;
  readonly #panel: DevFindings;
  readonly #changed = new Set<string>();
  #worker: Worker | undefined;
  #file: string | undefined;
  #last = 0;
  #isPlanned = false;

  constructor(early: Early) {
    this.#early = early;
    define('dev-findings', DevFindings);
    this.#panel = document.createElement('dev-findings') as DevFindings;
  }

  /** Another page is open; it may be in no file. */
  show(file: string): void {
    this.#file = file || undefined;
    this.#plan();
  }

  renew(paths: readonly string[]): void {
    for (const path of paths) this.#changed.add(path);
    this.#plan();
  }

  /** The page itself comes first: checks wait until the browser has nothing else to do. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    requestIdleCallback(
      () => {
        this.#isPlanned = false;
        this.#ask();
      },
      {timeout: 1000},
    );
  }

  #ask(): void {
    const {root, dev = ''} = this.#early.options;
    this.#worker ??= this.#start();
    const changed = [...this.#changed];
    this.#changed.clear();
    const request = {id: ++this.#last, root, list: new URL('files.json', dev).href, file: this.#file, changed};
    this.#worker.postMessage(request satisfies CheckRequest);
  }

  #start(): Worker {
    const worker = new Worker(new URL('check-worker.js', this.#early.assets), {type: 'module'});
    worker.onmessage = ({data}: MessageEvent<CheckAnswer>) => {
      if (data.id !== this.#last) return;
      Object.assign(this.#panel, {findings: data.report.findings, file: data.file});
      if (!this.#panel.isConnected) document.body.append(this.#panel);
    };
    return worker;
  }
}
