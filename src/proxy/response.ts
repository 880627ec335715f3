import {buildSharingHeaders} from './callers.js';
import {buildResponseHeaders, dataOnly, groupHeaders, type HeaderList} from './headers.js';
import type {Refusal} from './refusal.js';

/** Status and header fields of a response. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: HeaderList;
}

/** Response headers of the proxy. */
const responseFields = {
  /** The API's own status, if a browser would act on it. */
  status: 'x-lectern-status',
  location: 'x-lectern-location',
  /** Marks a response of the proxy instead of the API. */
  error: 'x-lectern-proxy-error',
  /** Header with the number of bytes after which a response was truncated. */
  limit: 'x-lectern-limit',
} as const;

/**
 * Returns the head of the API's response for the page. A redirect becomes 200, with its status and target in headers
 * (security rule E4). Otherwise a browser would follow the redirect or hide it from the page.
 */
export function renderResponseHead(
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

/** Builds a response of the proxy itself: JSON, marked by a header. */
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
      ...dataOnly,
      ...buildSharingHeaders(origin),
    ],
    text: JSON.stringify({code, message, fix}),
  };
}
