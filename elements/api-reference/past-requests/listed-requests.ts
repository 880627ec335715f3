import {writeLink} from '../../../src/api-reference/form/request-link.js';
import type {KeptRequest} from '../../../src/api-reference/past-requests/kept-request.js';
import {Exchange} from '../response/exchange.js';
import type {ApiResponse} from '../response/exchange-state.js';
import {findPastRequest} from './keep-past-request.js';
import {type PastRequest, pastRequests} from './past-requests.js';

/** Past request in a list: one since the page loaded, or one from the database. */
export interface ListedRequest extends Pick<KeptRequest, 'when' | 'method' | 'operation' | 'url' | 'page' | 'ms'> {
  /** Key of the entry in the list. */
  readonly key: PastRequest | number | undefined;
  /** Status code. Undefined while the request runs, 0 if it got no response. */
  readonly status: number | undefined;
  readonly past?: PastRequest;
  readonly kept?: KeptRequest;
}

/** Returns the past requests to an origin, newest first. If the mock is chosen, returns those to the mock instead. */
export function listEntries(
  origin: string | undefined,
  isMock: boolean,
  stored: readonly KeptRequest[],
): readonly ListedRequest[] {
  const isListed = ({exchange, request}: PastRequest) =>
    exchange.outgoing.mock ? isMock : !isMock && new URL(request.url).origin === origin;
  const own = pastRequests.entries.filter(isListed).map(toListedRequest);
  const others = isMock ? [] : stored.filter(({id}) => !own.some(({past}) => past === findPastRequest(id)));
  const rest = others.map((each): ListedRequest => ({...each, key: each.id, kept: each}));
  return [...own, ...rest].sort((one, other) => other.when - one.when);
}

function toListedRequest(past: PastRequest): ListedRequest {
  const {setting, when, page, request} = past;
  const {method, path} = setting.form;
  const response = findResponse(past);
  const isSending = past.exchange.state.phase === 'sending';
  const status = isSending ? undefined : (response?.status ?? 0);
  return {
    key: past,
    when,
    method,
    operation: `${method} ${path}`,
    url: request.url,
    page,
    status,
    ms: response?.ms ?? 0,
    past,
  };
}

function findResponse({exchange: {state}}: PastRequest): ApiResponse | undefined {
  return state.phase === 'sending' ? undefined : state.response;
}

/** Returns the response body as text. Undefined if absent, or if the reader did not store it. */
export function readResponseBody({past, kept}: ListedRequest): string | undefined {
  if (kept) return kept.response?.text;
  const body = past && findResponse(past)?.body;
  return body && body.length > 0 ? new TextDecoder().decode(body) : undefined;
}

const exchanges = new WeakMap<KeptRequest, Exchange>();

/** Returns an entry's exchange, which contains the response. Undefined if the reader did not store the response. */
export function toExchange({past, kept}: ListedRequest): Exchange | undefined {
  if (past || !kept?.response) return past?.exchange;
  const {method, url, status, ms, response} = kept;
  const request = {method, url, headers: []};
  const signed = {request, cookies: [], isSigned: false};
  const known =
    exchanges.get(kept) ?? new Exchange({signed, files: new Map(), timeoutMs: 0, kept: {status, ms, ...response}});
  exchanges.set(kept, known);
  return known;
}

/** Returns the form values as the text of a link. Undefined if the reader did not store the values of the request. */
export function buildLinkText({past, kept}: ListedRequest): string | undefined {
  return past ? writeLink(past.setting.form, past.values, past).text : kept?.fields;
}
