import {buildPreflightHeaders, readCaller} from './callers.js';
import {buildRequestHeaders, groupHeaders, type HeaderList} from './headers.js';
import {type Refusal, refusals} from './refusal.js';
import type {ProxySettings} from './settings.js';
import {readTarget} from './target.js';

/** A request to the proxy, before its body is read. */
export interface ProxyInput {
  readonly method: string;
  /** Path and query of the request, or its full URL. */
  readonly address: string;
  readonly headers: HeaderList;
  /** Host name by which the page reached this server. */
  readonly host: string;
}

/** A request to send to the API. */
export interface ProxiedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: HeaderList;
  /** Length of the body, if the request states it. */
  readonly length?: number;
}

/** Decision about a request. `origin` is set for an allowed page of another site. */
type Decision = {readonly origin?: string; readonly target?: URL} & (
  | {readonly kind: 'refuse'; readonly refusal: Refusal}
  | {readonly kind: 'preflight'; readonly headers: HeaderList}
  | {readonly kind: 'send'; readonly outgoing: ProxiedRequest}
);

/**
 * Decides whether and where to forward a request. Checks the sender first, so that others learn nothing about the
 * settings.
 */
export function decideRequest(requested: ProxyInput, settings: ProxySettings): Decision {
  const headers = groupHeaders(requested.headers);
  const caller = readCaller(headers, requested.host, settings);
  if ('refusal' in caller) return {kind: 'refuse', refusal: caller.refusal};
  const refuse = (refusal: Refusal, target?: URL): Decision => ({
    kind: 'refuse',
    ...caller,
    refusal,
    ...(target && {target}),
  });

  const {method} = requested;
  const {methods, limits} = settings;
  if (method === 'OPTIONS' && headers.has('access-control-request-method')) {
    const names = headers.get('access-control-request-headers');
    return {kind: 'preflight', headers: buildPreflightHeaders(caller.origin, names, methods)};
  }
  const read = readTarget(requested.address, settings);
  if ('refusal' in read) return refuse(read.refusal);
  const {target} = read;
  if (!methods.includes(method)) return refuse(refusals.method(toShownMethod(method), methods), target);
  const length = Number(headers.get('content-length') ?? 0);
  if (length > limits.bodyIn) return refuse(refusals.bodySize(limits.bodyIn), target);
  return {
    kind: 'send',
    ...caller,
    target,
    outgoing: {method, url: target, headers: buildRequestHeaders(requested.headers)},
  };
}

function toShownMethod(method: string): string {
  return /^[A-Z-]{1,20}$/.test(method) ? method : 'this method';
}
