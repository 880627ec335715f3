import {type Refusal, refusals} from './refusal.js';
import type {ProxyLimits} from './settings.js';

/** Counts pending requests, per client and in total. */
export class Gate {
  readonly #limits: Pick<ProxyLimits, 'perClient' | 'inAll'>;
  readonly #clients = new Map<string, number>();
  #all = 0;

  constructor(limits: Pick<ProxyLimits, 'perClient' | 'inAll'>) {
    this.#limits = limits;
  }

  /**
   * Admits a request, or returns the refusal. Call `leave` once for each admitted request. A client without a name
   * counts only in total.
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
    // Delete idle clients, because there are many.
    if (left > 0) this.#clients.set(client, left);
    else this.#clients.delete(client);
  }
}
