import type {AskReader} from '../../../src/api-reference/views/forward-reader.js';
import {getErrorMessage} from '../../../src/base/get-error-message.js';
import type {WorkerRequest, WorkerResponse} from './worker-messages.js';

/** Time in milliseconds between pings of a worker with open calls. */
const pingEvery = 500;

interface Waiting {
  done(value: unknown): void;
  fail(reason: Error): void;
}

/**
 * Calls to the methods of a reader in a worker. Every call settles. After the first failure of the worker, terminates
 * it and rejects all of its calls.
 */
export class WorkerConversation {
  readonly #worker: Worker;
  /** Maximum time in milliseconds without a reply from a worker that parses. */
  readonly #patience: number;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Time of the oldest ping without a reply. */
  #pinged: number | undefined;
  #failure: Error | undefined;
  #isEnding = false;

  constructor(worker: Worker, patience: number) {
    this.#worker = worker;
    this.#patience = patience;
    worker.onmessage = ({data}: MessageEvent<WorkerResponse>) => this.#hear(data);
    worker.onmessageerror = () => this.#fail('an answer arrived that cannot be read');
    worker.onerror = event => {
      event.preventDefault();
      this.#fail(event.message || 'it stopped with an error');
    };
  }

  /** Tells the worker that it has all bytes of the document. */
  open({file, root, omitsPrivate}: Omit<Extract<WorkerRequest, {kind: 'open'}>, 'kind'>): void {
    this.#post({kind: 'open', file, root, omitsPrivate});
  }

  readonly sendRequest: AskReader = (method, given) => {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#last;
    return new Promise((done, fail) => {
      this.#waiting.set(id, {done, fail});
      this.#timer ??= setInterval(() => this.#look(), pingEvery);
      this.#post({kind: 'ask', id, method, given});
    });
  };

  /** Terminates the worker when all open calls have settled. */
  end(): void {
    this.#isEnding = true;
    this.#rest();
  }

  #post(request: WorkerRequest): void {
    try {
      this.#worker.postMessage(request);
    } catch (error) {
      this.#fail(getErrorMessage(error));
    }
  }

  #hear(result: WorkerResponse): void {
    this.#pinged = undefined;
    if (result.kind === 'failure') this.#fail(result.reason);
    else if (result.kind === 'working') this.#miss(result.id, result.requestIds);
    else if (!('value' in result)) this.#fail('it gave an answer without a value');
    else {
      this.#waiting.get(result.id)?.done(result.value);
      this.#waiting.delete(result.id);
      this.#rest();
    }
  }

  /**
   * Checks the reply to a ping. Replies keep their order, so each call before the ping has settled or is in
   * `requestIds`. Otherwise its reply was lost.
   */
  #miss(ping: number, requestIds: readonly number[]): void {
    const isLost = [...this.#waiting.keys()].some(id => id < ping && !requestIds.includes(id));
    if (isLost) this.#fail('an answer of it was lost');
  }

  #look(): void {
    // Count from the ping, not from the last reply: in a hidden page, timers run only once a minute.
    this.#pinged ??= performance.now();
    if (performance.now() - this.#pinged > this.#patience)
      this.#fail(`it has said nothing for ${Math.round(this.#patience / 1000)} seconds`);
    else this.#post({kind: 'ping', id: ++this.#last});
  }

  #fail(reason: string): void {
    this.#failure ??= new Error(reason);
    this.#worker.terminate();
    for (const {fail} of this.#waiting.values()) fail(this.#failure);
    this.#waiting.clear();
    this.#rest();
  }

  /** Stops the pings when no call is open. Terminates the worker if no caller needs it any more. */
  #rest(): void {
    if (this.#waiting.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#pinged = undefined;
    if (this.#isEnding) this.#worker.terminate();
  }
}
