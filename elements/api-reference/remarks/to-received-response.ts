import type {ReceivedResponse} from '../../../src/api-reference/drift/drift.js';
import {removeQuery} from '../../../src/base/url.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';
import type {ApiResponse} from '../response/exchange-state.js';

/** Maximum size in bytes of a response body to check. */
const MAX_BODY_BYTES = 10_000_000;

/**
 * Converts a response for the check. Undefined if it is not a response of this operation: after a redirect, a stop, or
 * a script that changed the URL.
 */
export function toReceivedResponse(
  response: ApiResponse,
  request: ApiRequest,
  sent: ApiRequest,
): ReceivedResponse | undefined {
  const {status, contentType, bytes, body, isCut, isStopped, isDropped, followedTo, redirect} = response;
  const isOther = request.method !== sent.method || removeQuery(request.url) !== removeQuery(sent.url);
  if (status === 0 || followedTo !== undefined || redirect || isStopped || isOther) return undefined;
  const isWhole = !isCut && !isDropped && body.length === bytes && bytes <= MAX_BODY_BYTES;
  return {
    status,
    contentType,
    hasBody: bytes > 0 && sent.method !== 'HEAD',
    headers: response.headers,
    hasAllHeaders: !response.isProxied && new URL(sent.url).origin === location.origin,
    // Copy the bytes: posting them to the worker transfers them.
    ...(isWhole && {body: body.slice()}),
  };
}
