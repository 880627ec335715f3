import type {ReceivedResponse} from '../../../src/api-reference/drift/drift.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';
import type {ApiResponse} from '../response/exchange-state.js';

/** Maximum size of a body to check, in bytes. */
const MAX_BODY_BYTES = 10_000_000;

/**
 * Returns a response to check. Undefined for one that says nothing about the operation: a redirected or stopped one, or
 * one to another URL that the page set.
 */
export function receivedResponse(
  response: ApiResponse,
  request: ApiRequest,
  sent: ApiRequest,
): ReceivedResponse | undefined {
  const {status, contentType, bytes, body, isCut, isStopped, isDropped, followedTo, redirect} = response;
  const isOther = request.method !== sent.method || placeOf(request.url) !== placeOf(sent.url);
  if (status === 0 || followedTo !== undefined || redirect || isStopped || isOther) return undefined;
  const isWhole = !isCut && !isDropped && body.length === bytes && bytes <= MAX_BODY_BYTES;
  return {
    status,
    contentType,
    hasBody: bytes > 0 && sent.method !== 'HEAD',
    headers: response.headers,
    hasAllHeaders: !response.isProxied && new URL(sent.url).origin === location.origin,
    // The worker gets its own copy.
    ...(isWhole && {body: body.slice()}),
  };
}

function placeOf(url: string): string {
  const {origin, pathname} = new URL(url);
  return origin + pathname;
}
