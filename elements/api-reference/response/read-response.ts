import {explainRedirect} from '../../../src/api-reference/form/failure.js';
import {findResponseKind} from '../../../src/api-reference/form/response-kind.js';
import {omitUndefined} from '../../../src/base/omit-undefined.js';
import type {ResponseMessages} from '../../../src/messages/en-response.js';
import type {ApiResponse, OutgoingRequest} from './exchange-state.js';
import type {PreparedFetch} from './request-init.js';

interface ResponseInput {
  readonly outgoing: OutgoingRequest;
  /** Request that the browser sent. Absent for a mocked response. */
  readonly prepared?: PreparedFetch;
  readonly messages: ResponseMessages;
  /** Time until the response headers, in milliseconds. */
  readonly ms: number;
}

/** Headers that the proxy adds. Hide them, because they are not from the API. */
const ofProxy =
  /^(?:x-lectern-.*|access-control-.*|content-disposition|x-content-type-options|content-security-policy|cache-control)$/i;

/**
 * Builds the response from its headers, before the body arrives. Lectern's proxy reports redirects in headers of its
 * own.
 */
export function readResponse(response: Response, {outgoing, prepared, messages, ms}: ResponseInput): ApiResponse {
  const {signed, proxy} = outgoing;
  const {url, method} = signed.request;
  const {unsent, hasUnsentCookies} = prepared ?? {unsent: [], hasUnsentCookies: false};
  const isProxied = proxy !== undefined;
  const hidden = isProxied ? response.headers.get('x-lectern-status') : null;
  const location = isProxied ? (response.headers.get('x-lectern-location') ?? undefined) : undefined;
  const isRedirect = response.type === 'opaqueredirect' || hidden !== null;
  const contentType = response.headers.get('content-type') ?? '';
  const kind = findResponseKind(contentType);
  // Text without `Content-Length` can be a stream. Show it while it arrives.
  const isStream =
    kind === 'events' || kind === 'lines' || (kind === 'text' && !response.headers.has('content-length'));
  return {
    status: hidden === null ? response.status : Number(hidden),
    statusText: hidden === null ? response.statusText : '',
    headers: [...response.headers].filter(([name]) => !isProxied || !ofProxy.test(name)),
    ...omitUndefined({
      followedTo: !isProxied && response.redirected ? response.url : undefined,
      redirect: isRedirect
        ? explainRedirect(messages, {url, isSigned: signed.isSigned, ...omitUndefined({location})})
        : undefined,
    }),
    msToHeaders: ms,
    ms,
    bytes: 0,
    body: new Uint8Array(0),
    contentType,
    kind,
    itemCount: 0,
    isCut: false,
    isStream: isStream && method !== 'HEAD',
    isStopped: false,
    isBroken: false,
    isDropped: false,
    unsent,
    hasUnsentCookies,
    isProxied,
  };
}
