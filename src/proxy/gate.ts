import {type Refusal, refusals} from './refusal.js';
import type {ProxyLimits} from './settings.js';

/** Counts the requests under way, for each client and in all. */
export class Gate {
  readonly #limits: Pick<ProxyLimits, 'perClient' | 'inAll'>;
  readonly #clients = new Map<string, number>();
  #all = 0;

  constructor(limits: Pick<ProxyLimits, 'perClient' | 'inAll'>) {
    this.#limits = limits;
  }

  /** Lets a request in, or says why not. Each that came in must leave once. A client without name counts only in all. */
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
    // Clients that have gone are forgotten: there are many of them.
    if (left > 0) this.#clients.set(client, left);
    else this.#clients.delete(client);
  }
}
