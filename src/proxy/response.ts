import {buildSharingHeaders} from './callers.js';
import {buildResponseHeaders, downloadHeaders, groupHeaders, type HeaderList} from './headers.js';
import type {Refusal} from './refusal.js';

/** Status and header fields of a response. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: HeaderList;
}

/** Names of response headers that the proxy adds. */
const responseFields = {
  /** Status of the API's response, where a browser would act on it. */
  status: 'x-lectern-status',
  location: 'x-lectern-location',
  /** Set if the response comes from the proxy instead of the API. */
  error: 'x-lectern-proxy-error',
  /** Number of bytes after which the response was truncated. */
  limit: 'x-lectern-limit',
} as const;

/**
 * Returns status and headers of the API's response for the page. A redirect becomes 200, with status and target in
 * headers (security rule E4): otherwise, the browser would follow the redirect or hide it from the page.
 */
export function writeResponseHead(
  {status, headers}: ResponseHead,
  limit: number,
  origin: string | undefined,
): ResponseHead {
  const isRedirect = [301, 302, 303, 307, 308].includes(status);
  const remaining = buildResponseHeaders(headers);
  const ours: HeaderList = [[responseFields.limit, String(limit)], ...buildSharingHeaders(origin)];
  if (!isRedirect) return {status, headers: [...remaining, ...ours]};
  const location = groupHeaders(remaining).get('location');
  return {
    status: 200,
    headers: [
      ...remaining.filter(([name]) => name.toLowerCase() !== 'location'),
      ...ours,
      [responseFields.status, String(status)],
      ...(location === undefined ? [] : ([[responseFields.location, location]] as const)),
    ],
  };
}

/** Returns a response of the proxy itself: JSON, with the header `x-lectern-proxy-error`. */
export function buildRefusalResponse(
  {code, status, message, fix}: Refusal,
  origin: string | undefined,
  methods: readonly string[],
): ResponseHead & {readonly text: string} {
  return {
    status,
    headers: [
      ['content-type', 'application/json'],
      [responseFields.error, code],
      ...(status === 503 ? ([['retry-after', '2']] as const) : []),
      ...(status === 405 ? ([['allow', methods.join(', ')]] as const) : []),
      ...downloadHeaders,
      ...buildSharingHeaders(origin),
    ],
    text: JSON.stringify({code, message, fix}),
  };
}
