import {keepRequest} from '../../../src/api-reference/past-requests/keep-request.js';
import type {KeptParts} from '../../../src/api-reference/past-requests/kept-request.js';
import {given} from '../../../src/base/given.js';
import type {PastRequest} from './past-requests.js';
import {storeRequest} from './request-database.js';

/** Requests of this visit by their numbers in the storage. */
const stored = new Map<number, PastRequest>();
const started = new WeakSet<PastRequest>();

/** Returns the request of this visit that has a number in the storage. */
export function findPastRequest(id: number | undefined): PastRequest | undefined {
  return id === undefined ? undefined : stored.get(id);
}

/**
 * Stores what the reader wants kept of a request that has ended, once. Returns false if the browser stores nothing.
 * Requests to the mock are not kept.
 */
export async function keepPastRequest(past: PastRequest, parts: KeptParts): Promise<boolean> {
  const {exchange, setting, values, server, url, secrets, when, page} = past;
  const {form, documentUrl, base, reference, keepsRequests} = setting;
  const {state, outgoing} = exchange;
  if (parts === 'nothing' || keepsRequests !== 'offered' || outgoing.mock) return true;
  if (state.phase === 'sending' || exchange.isRunning || started.has(past)) return true;
  started.add(past);
  const {answer} = state;
  const isWhole = answer && state.phase === 'done' && !answer.isCut && !answer.isStopped && !answer.isDropped;
  const whole = parts === 'responses' && isWhole && answer.status > 0 ? answer : undefined;
  const source = whole && (await reference?.reader.responseSource(reference.name));
  const sent = {form, values, server, url, secrets, documentUrl, when, page};
  const facts = {status: answer?.status ?? 0, ms: Math.round(answer?.ms ?? 0)};
  const kept = keepRequest({...sent, ...facts, ...given({answer: whole, documented: source?.slice})}, parts);
  const id = await storeRequest(base, kept);
  if (id !== undefined) stored.set(id, past);
  return id !== undefined;
}
