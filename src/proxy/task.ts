import {type Refusal, RefusedError, refusals} from './refusal.js';
import type {ProxyLimits} from './settings.js';

/** Signals that a transport must stop, with a listener or as the `AbortSignal` for `fetch`. */
export interface StopSignal {
  readonly signal: AbortSignal;
  /** Called at most once, with the response to send. */
  onStop(listener: (why: RefusedError) => void): void;
}

/** A pending request with its timers, and the only way to abort it. */
export class Task implements StopSignal {
  readonly #limits: ProxyLimits;
  readonly #total: ReturnType<typeof setTimeout>;
  readonly #listeners: ((why: RefusedError) => void)[] = [];
  #headers: ReturnType<typeof setTimeout> | undefined;
  #why: Refusal | undefined;
  #isSent = false;
  #isPassed = false;

  constructor(limits: ProxyLimits) {
    this.#limits = limits;
    this.#total = setTimeout(() => this.stop(refusals.totalTime(limits.total)), limits.total);
  }

  get signal(): AbortSignal {
    // Created on demand, because it would be a tenth of the cost of a small request.
    const controller = new AbortController();
    this.onStop(why => controller.abort(why));
    return controller.signal;
  }

  onStop(listener: (why: RefusedError) => void): void {
    if (this.#why) listener(new RefusedError(this.#why));
    else this.#listeners.push(listener);
  }

  /** Reason of the stop. */
  get why(): Refusal | undefined {
    return this.#why;
  }

  stop(why: Refusal): void {
    if (this.#why) return;
    this.#why = why;
    const error = new RefusedError(why);
    for (const listener of this.#listeners) listener(error);
  }

  /** Starts the response timer, because the API has the request. */
  sent(): void {
    this.#isSent = true;
    // A body can end after the request was refused.
    if (this.#why) return;
    const {headers} = this.#limits;
    this.#headers ??= setTimeout(() => this.stop(refusals.headersTime(headers)), headers);
  }

  /** Stops the response timer, because the response has begun. */
  answered(): void {
    clearTimeout(this.#headers);
    // A request body that ends later starts no timer.
    this.#headers = this.#total;
  }

  /** Records that the complete response was transferred. */
  passed(): void {
    this.#isPassed = true;
  }

  /** Clears all timers and aborts pending transfers. */
  end(): void {
    clearTimeout(this.#headers);
    clearTimeout(this.#total);
    if (!this.#isSent || !this.#isPassed) this.stop(refusals.callerLeft());
  }
}
