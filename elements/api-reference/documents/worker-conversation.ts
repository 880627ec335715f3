import type {AskReader} from '../../../src/api-reference/views/forward-reader.js';
import {reasonOf, type WorkerRequest, type WorkerResponse} from './worker-messages.js';

/** Interval in milliseconds between checks of a worker with open calls. */
const pingEvery = 500;

interface Waiting {
  done(value: unknown): void;
  fail(reason: Error): void;
}

/**
 * Calls to a worker and their results. Every call settles, with a result or an error. After the first failure, the
 * worker is terminated and all of its calls fail.
 */
export class WorkerConversation {
  readonly #worker: Worker;
  /** Milliseconds for which a worker may be silent while it parses. */
  readonly #patience: number;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Time of the oldest unanswered ping. */
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

  /** Sends the document to the worker. Moves the bytes instead of copying them. */
  open({file, root, bytes, omitsPrivate}: Omit<Extract<WorkerRequest, {kind: 'open'}>, 'kind'>): void {
    this.#post({kind: 'open', file, root, bytes, omitsPrivate}, [bytes]);
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

  /** Terminates the worker after its pending responses. */
  end(): void {
    this.#isEnding = true;
    this.#rest();
  }

  #post(request: WorkerRequest, moved: Transferable[] = []): void {
    try {
      this.#worker.postMessage(request, moved);
    } catch (error) {
      this.#fail(reasonOf(error));
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

  /** Handles a missed ping. Responses arrive in order, so calls before a ping are finished or still in progress. */
  #miss(ping: number, requestIds: readonly number[]): void {
    const isLost = [...this.#waiting.keys()].some(id => id < ping && !requestIds.includes(id));
    if (isLost) this.#fail('an answer of it was lost');
  }

  #look(): void {
    // Measure from the ping, not from the last response: a hidden page's timers fire once a minute.
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

  /** Stops monitoring when no response is pending, and terminates an unused worker. */
  #rest(): void {
    if (this.#waiting.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#pinged = undefined;
    if (this.#isEnding) this.#worker.terminate();
  }
}
