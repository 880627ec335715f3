import type {AskReader} from '../../../src/api-reference/views/forward-reader.js';
import {reasonOf, type WorkerAnswer, type WorkerRequest} from './worker-messages.js';

/** Milliseconds after which a worker that owes an answer is asked whether it is still there. */
const pingEvery = 500;

interface Waiting {
  done(value: unknown): void;
  fail(reason: Error): void;
}

/**
 * Questions to a worker and their answers. Every question ends: with its answer, or with an error that says why there is
 * none. A worker that has failed once is ended, and fails whatever else it is asked.
 */
export class WorkerConversation {
  readonly #worker: Worker;
  /** A worker that parses cannot answer a ping for so long, in milliseconds. */
  readonly #patience: number;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** When the oldest ping without an answer was sent. */
  #pinged: number | undefined;
  #failure: Error | undefined;
  #isEnding = false;

  constructor(worker: Worker, patience: number) {
    this.#worker = worker;
    this.#patience = patience;
    worker.onmessage = ({data}: MessageEvent<WorkerAnswer>) => this.#hear(data);
    worker.onmessageerror = () => this.#fail('an answer arrived that cannot be read');
    worker.onerror = event => {
      event.preventDefault();
      this.#fail(event.message || 'it stopped with an error');
    };
  }

  /** Hands the document over; the bytes are moved, not copied. */
  open({file, root, bytes, omitsPrivate}: Omit<Extract<WorkerRequest, {kind: 'open'}>, 'kind'>): void {
    this.#post({kind: 'open', file, root, bytes, omitsPrivate}, [bytes]);
  }

  readonly ask: AskReader = (method, given) => {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#last;
    return new Promise((done, fail) => {
      this.#waiting.set(id, {done, fail});
      this.#timer ??= setInterval(() => this.#look(), pingEvery);
      this.#post({kind: 'ask', id, method, given});
    });
  };

  /** Nobody will ask again: the worker ends when it has answered. */
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

  #hear(answer: WorkerAnswer): void {
    this.#pinged = undefined;
    if (answer.kind === 'failure') this.#fail(answer.reason);
    else if (answer.kind === 'working') this.#miss(answer.id, answer.asks);
    else if (!('value' in answer)) this.#fail('it gave an answer without a value');
    else {
      this.#waiting.get(answer.id)?.done(answer.value);
      this.#waiting.delete(answer.id);
      this.#rest();
    }
  }

  /** Answers arrive in order: what was asked before a ping is answered before it, or still being worked on. */
  #miss(ping: number, asks: readonly number[]): void {
    const isLost = [...this.#waiting.keys()].some(id => id < ping && !asks.includes(id));
    if (isLost) this.#fail('an answer of it was lost');
  }

  #look(): void {
    // From the ping on, not from the last answer: the timers of a hidden page come a minute apart.
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

  /** Nothing is owed: nobody has to look after it, and a worker that is not wanted any more ends. */
  #rest(): void {
    if (this.#waiting.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#pinged = undefined;
    if (this.#isEnding) this.#worker.terminate();
  }
}
