import {type Refusal, RefusedError, refusals} from './refusal.js';
import type {ProxyLimits} from './settings.js';

/** Signals that a transport must stop: by a listener, or as the `AbortSignal` for `fetch`. */
export interface StopSignal {
  readonly signal: AbortSignal;
  /** Called at most once, with what to answer. */
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
    // Created on demand: it would be a tenth of the cost of a small request.
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

  /** Starts the clock of the answer: the request is with the API. */
  sent(): void {
    this.#isSent = true;
    // A body may have ended after the request was refused.
    if (this.#why) return;
    const {headers} = this.#limits;
    this.#headers ??= setTimeout(() => this.stop(refusals.headersTime(headers)), headers);
  }

  /** Stops the clock of the answer: it has begun. */
  answered(): void {
    clearTimeout(this.#headers);
    // A request body that ends later starts no clock.
    this.#headers = this.#total;
  }

  /** Called when the response was transferred completely. */
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
