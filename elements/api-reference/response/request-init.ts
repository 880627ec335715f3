import {isForbiddenHeader} from '../../../src/api-reference/form/sendable.js';
import {buildMultipartLines, buildMultipartType} from '../../../src/openapi/request/multipart.js';
import type {OutgoingRequest} from './exchange-state.js';

/** Request as `fetch` arguments, and the parts that `fetch` can't send. */
export interface PreparedFetch {
  readonly address: string;
  readonly init: RequestInit;
  readonly unsent: readonly string[];
  readonly hasUnsentCookies: boolean;
}

/**
 * Converts a request for `fetch`: without the browser's own cookies, without a referrer, and following no redirect with
 * credentials (security rule D4).
 */
export function prepareRequest({signed, files, proxy}: OutgoingRequest): PreparedFetch {
  const {request, cookies, isSigned} = signed;
  const isMultipart = request.body?.kind === 'multipart';
  const set = request.headers.filter(
    ([name]) => !isForbiddenHeader(name) && !(isMultipart && name.toLowerCase() === 'content-type'),
  );
  const headers = new Headers(set.map(([name, value]): [string, string] => [name, value]));
  if (proxy !== undefined && cookies.length > 0)
    headers.set('X-Lectern-Cookie', cookies.map(pair => pair.join('=')).join('; '));
  const body = buildBody(request.body, files, headers);
  return {
    address: proxy === undefined ? request.url : `${proxy}?url=${encodeURIComponent(request.url)}`,
    init: {
      method: request.method,
      headers,
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: isSigned ? 'manual' : 'follow',
    },
    unsent: request.headers.filter(([name]) => isForbiddenHeader(name)).map(([name]) => name),
    hasUnsentCookies: proxy === undefined && cookies.length > 0,
  };
}

type Body = OutgoingRequest['signed']['request']['body'];

function buildBody(body: Body, files: OutgoingRequest['files'], headers: Headers): BodyInit | null {
  if (!body) return null;
  // A blob has no type, so the browser adds no `Content-Type`. It would for a text or a `File`.
  if (body.kind === 'binary') return new Blob([files.get(body.fileId as number) as File]);
  if (body.kind !== 'multipart') return new Blob([body.text]);
  const boundary = `lectern-${[...crypto.getRandomValues(new Uint8Array(16))].map(each => each.toString(16).padStart(2, '0')).join('')}`;
  headers.set('Content-Type', buildMultipartType(body, boundary));
  // Write the parts without `FormData`: it adds a file name to every part with a media type, which servers then read as
  // an upload.
  const lines = buildMultipartLines(body, boundary, id => files.get(id)?.type ?? '');
  const pieces = lines.map(line => (typeof line === 'string' ? line : (files.get(line.fileId as number) as File)));
  return new Blob(pieces.flatMap((piece, at) => (at === 0 ? [piece] : ['\r\n', piece])));
}
