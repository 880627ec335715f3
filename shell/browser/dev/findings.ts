import {define} from '../../../elements/base/define.js';
import {DevFindings} from '../../../elements/dev-findings/dev-findings.js';
import type {Finding} from '../../../src/check/report.js';
import type {PreloadedRequests} from '../boot/preload.js';
import {waitForIdle} from '../boot/wait-for-paint.js';
import type {CheckRequest, CheckResult} from './check-worker.js';

/** Timeout of a check, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 60_000;

/** Checks the open page when it opens and when a file changes. Shows the problems in `<dev-findings>`. */
export class Findings {
  readonly #preloads: PreloadedRequests;
  readonly #panel: DevFindings;
  readonly #changed = new Set<string>();
  #worker: Worker | undefined;
  #file: string | undefined;
  #last = 0;
  #isPlanned = false;
  #limit: ReturnType<typeof setTimeout> | undefined;

  constructor(preloads: PreloadedRequests) {
    this.#preloads = preloads;
    define('dev-findings', DevFindings);
    this.#panel = document.createElement('dev-findings') as DevFindings;
  }

  /** Sets the source file of the open page. Pass an empty path for a page without a file. */
  show(file: string): void {
    this.#file = file || undefined;
    this.#plan();
  }

  renew(paths: readonly string[]): void {
    for (const path of paths) this.#changed.add(path);
    this.#plan();
  }

  /** Starts a check when the page has rendered and the browser is idle. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    void waitForIdle(1000).then(() => {
      this.#isPlanned = false;
      this.#requestCheck();
    });
  }

  #requestCheck(): void {
    const {root, dev = ''} = this.#preloads.options;
    this.#worker ??= this.#start();
    const changed = [...this.#changed];
    this.#changed.clear();
    const request = {id: ++this.#last, root, list: new URL('files.json', dev).href, file: this.#file, changed};
    this.#worker.postMessage(request satisfies CheckRequest);
    clearTimeout(this.#limit);
    this.#limit = setTimeout(
      () => this.#fail(`the check takes more than ${RESPONSE_TIMEOUT_MS / 1000} seconds`),
      RESPONSE_TIMEOUT_MS,
    );
  }

  #start(): Worker {
    const worker = new Worker(new URL('check-worker.js', this.#preloads.assets), {type: 'module'});
    worker.onmessage = ({data: {id, file, report, failure = ''}}: MessageEvent<CheckResult>) => {
      if (id !== this.#last) return;
      clearTimeout(this.#limit);
      this.#put(report?.findings ?? [buildFailedFinding(failure, file)], file);
    };
    worker.onerror = event => this.#fail(event.message || 'the script of the check did not run');
    return worker;
  }

  /** Reports the failure and terminates the worker. The next change starts another worker. */
  #fail(reason: string): void {
    clearTimeout(this.#limit);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#put([buildFailedFinding(reason, this.#file)], this.#file);
  }

  #put(findings: readonly Finding[], file: string | undefined): void {
    Object.assign(this.#panel, {findings, file});
    if (!this.#panel.isConnected) document.body.append(this.#panel);
  }
}

function buildFailedFinding(reason: string, file = 'docs.json'): Finding {
  const message = `Lectern cannot check this page: ${reason}.`;
  const fix = 'Run lectern check in the folder of the project to see the problems of this page.';
  return {code: 'check-failed', level: 'error', message, fix, file, line: 1, column: 1, related: []};
}
