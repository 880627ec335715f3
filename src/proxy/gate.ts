import {type Refusal, refusals} from './refusal.js';
import type {ProxyLimits} from './settings.js';

/** Limits the number of pending requests, per client and in total. */
export class Gate {
  readonly #limits: Pick<ProxyLimits, 'perClient' | 'inAll'>;
  readonly #clients = new Map<string, number>();
  #all = 0;

  constructor(limits: Pick<ProxyLimits, 'perClient' | 'inAll'>) {
    this.#limits = limits;
  }

  /**
   * Counts a request. Returns the refusal if a limit is reached. Call `leave` once for each request that was counted.
   * Without a client, only the limit in total applies.
   */
  enter(client: string | undefined): Refusal | undefined {
    const {perClient, inAll} = this.#limits;
    const own = client === undefined ? 0 : (this.#clients.get(client) ?? 0);
    if (own >= perClient) return refusals.busyClient(perClient);
    if (this.#all >= inAll) return refusals.busy(inAll);
    if (client !== undefined) this.#clients.set(client, own + 1);
    this.#all++;
    return undefined;
  }

  leave(client: string | undefined): void {
    this.#all--;
    if (client === undefined) return;
    const left = (this.#clients.get(client) ?? 1) - 1;
    // Delete clients without pending requests, because there can be many.
    if (left > 0) this.#clients.set(client, left);
    else this.#clients.delete(client);
  }
}
