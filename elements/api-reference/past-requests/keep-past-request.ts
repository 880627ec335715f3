import {type EndedRequest, keepRequest, listSecrets} from '../../../src/api-reference/past-requests/keep-request.js';
import type {KeptParts} from '../../../src/api-reference/past-requests/kept-request.js';
import type {ArchivedRequest} from '../../../src/api-reference/past-requests/write-har.js';
import {omitUndefined} from '../../../src/base/omit-undefined.js';
import type {PastRequest} from './past-requests.js';
import {storeRequest} from './request-database.js';

/** Requests since the page loaded that are stored, by their key in the database. */
const stored = new Map<number, PastRequest>();
const started = new WeakSet<PastRequest>();

/** Returns the request since the page loaded that has this key in the database. */
export function findPastRequest(id: number | undefined): PastRequest | undefined {
  return id === undefined ? undefined : stored.get(id);
}

/**
 * Stores a completed request, once, with the parts that the reader chose. Returns false if the browser stores nothing.
 * Ignores requests to the mock.
 */
export async function keepPastRequest(past: PastRequest, parts: KeptParts): Promise<boolean> {
  const {exchange, setting} = past;
  if (parts === 'nothing' || setting.keepsRequests !== 'offered' || exchange.outgoing.mock) return true;
  if (exchange.isRunning || started.has(past)) return true;
  started.add(past);
  const id = await storeRequest(setting.base, keepRequest(await readEndedRequest(past, parts), parts));
  if (id !== undefined) stored.set(id, past);
  return id !== undefined;
}

/** Returns what to store of a completed request. Includes the whole response if the reader stores bodies. */
async function readEndedRequest(past: PastRequest, parts: KeptParts): Promise<EndedRequest> {
  const {exchange, setting, values, server, request, secrets, when, page} = past;
  const {form, documentUrl, reference} = setting;
  const {state} = exchange;
  const response = state.phase === 'sending' ? undefined : state.response;
  const isWhole = response && state.phase === 'done' && !response.isCut && !response.isStopped && !response.isDropped;
  const whole = parts === 'responses' && isWhole && response.status > 0 ? response : undefined;
  const source = whole && (await reference?.reader.responseSource(reference.name));
  const sent = {form, values, server, url: request.url, secrets, documentUrl, when, page};
  const facts = {status: response?.status ?? 0, ms: Math.round(response?.ms ?? 0)};
  return {...sent, ...facts, ...omitUndefined({storedBody: whole, documented: source?.slice})};
}

/** Converts a request of this page to an entry of an HTTP archive (HAR). */
export async function toArchivedRequest(past: PastRequest): Promise<ArchivedRequest> {
  const ended = await readEndedRequest(past, 'responses');
  const {state} = past.exchange;
  const headers = state.phase === 'sending' ? undefined : state.response?.headers;
  const kept = keepRequest(ended, 'responses');
  return {kept, request: past.request, secrets: listSecrets(ended), ...omitUndefined({headers})};
}
