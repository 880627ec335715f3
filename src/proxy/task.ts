import {type Refusal, RefusedError, refusals} from './refusal.js';
import type {ProxyLimits} from './settings.js';

/** Tells a transport to stop, by a listener or as an `AbortSignal` for `fetch`. */
export interface StopSignal {
  readonly signal: AbortSignal;
  /** Adds a listener. It is called at most once, with the response to send. */
  onStop(listener: (why: RefusedError) => void): void;
}

/** A pending request with its timeouts. All aborts go through it. */
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
    // Create the signal only on demand: it would be a tenth of the cost of a small request.
    const controller = new AbortController();
    this.onStop(why => controller.abort(why));
    return controller.signal;
  }

  onStop(listener: (why: RefusedError) => void): void {
    if (this.#why) listener(new RefusedError(this.#why));
    else this.#listeners.push(listener);
  }

  /** Returns why the request was stopped. Undefined if it was not. */
  get why(): Refusal | undefined {
    return this.#why;
  }

  stop(why: Refusal): void {
    if (this.#why) return;
    this.#why = why;
    const error = new RefusedError(why);
    for (const listener of this.#listeners) listener(error);
  }

  /** Starts the timeout for the response. Call when the request has been sent completely. */
  sent(): void {
    this.#isSent = true;
    // Start no timer for a body that ends after the request was stopped.
    if (this.#why) return;
    const {headers} = this.#limits;
    this.#headers ??= setTimeout(() => this.stop(refusals.headersTime(headers)), headers);
  }

  /** Stops the timeout for the response. Call when the response begins. */
  answered(): void {
    clearTimeout(this.#headers);
    // Prevent `sent` from starting the timer again: a request body can end after the response begins.
    this.#headers = this.#total;
  }

  /** Records that the complete response has been transferred. */
  passed(): void {
    this.#isPassed = true;
  }

  /** Ends the request: clears all timers, and aborts transfers that are still pending. */
  end(): void {
    clearTimeout(this.#headers);
    clearTimeout(this.#total);
    if (!this.#isSent || !this.#isPassed) this.stop(refusals.callerLeft());
  }
}
