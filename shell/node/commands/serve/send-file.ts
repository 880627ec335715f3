import {createReadStream} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {pipeline} from 'node:stream/promises';
import {buildHeaders} from '../../../../src/hosts/headers.js';
import {pickEncoding} from '../../../../src/hosts/pick-encoding.js';
import type {BodyCache} from './body-cache.js';
import {readRange} from './byte-range.js';
import {findFileType} from './file-type.js';

/**
 * Sizes in bytes between which to compress a text. A smaller one fits into one packet, and a larger one would need too
 * much memory.
 */
const [least, limit] = [1000, 20_000_000];
/** Maximum size in bytes of an uncompressed file to cache. */
const MAX_KEPT = 200_000;

interface SentFile {
  /** Absolute path on disk. */
  readonly file: string;
  /** Path in the site. Headers depend on it. */
  readonly path: string;
  readonly status: 200 | 404;
  readonly bodies: BodyCache;
}

/** Sends a file, a range of it, or status 304. Rejects if reading the file fails after the headers were sent. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, sent: SentFile): Promise<void> {
  const {file, path, status, bodies} = sent;
  const {size, mtimeMs} = await stat(file);
  const {type, isText} = findFileType(path);
  const {range, 'accept-encoding': accepted} = request.headers;
  const isWhole = status === 404 || !hasRange(request);
  const encoding = isText && isWhole && size >= least && size <= limit ? pickEncoding(accepted) : undefined;
  const mark = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
  const etag = `W/"${mark}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string | number> = {
    ...buildHeaders(path),
    'content-type': type,
    etag,
    'last-modified': new Date(mtimeMs).toUTCString(),
    // Responses also vary by `Accept`: clients that accept Markdown get a page as Markdown.
    ...(isText ? {vary: /\.(?:html|md)$/.test(path) ? 'accept, accept-encoding' : 'accept-encoding'} : {}),
    ...(!isText && {'accept-ranges': 'bytes'}),
  };
  if (status === 200 && isKnown(request, etag, mtimeMs)) {
    response.writeHead(304, headers).end();
    return;
  }
  const isHead = request.method === 'HEAD';
  if (encoding || (isWhole && size <= MAX_KEPT)) {
    const body = await bodies.get(`${path} ${mark}`, {encoding, read: () => readFile(file)});
    response.writeHead(status, {
      ...headers,
      ...(encoding && {'content-encoding': encoding}),
      'content-length': body.length,
    });
    response.end(isHead ? undefined : body);
    return;
  }
  const part = isWhole ? undefined : readRange(range, size);
  if (part === 'none') {
    response.writeHead(416, {...headers, 'content-range': `bytes */${size}`}).end();
    return;
  }
  if (part) headers['content-range'] = `bytes ${part.start}-${part.end}/${size}`;
  headers['content-length'] = part ? part.end - part.start + 1 : size;
  response.writeHead(part ? 206 : status, headers);
  if (isHead || size === 0) response.end();
  else await pipeline(createReadStream(file, part), response);
}

/**
 * Returns whether to send only a range. Ignores the range of a conditional request: a weak ETag does not prove that the
 * file is the same.
 */
function hasRange({headers, method}: IncomingMessage): boolean {
  return method === 'GET' && headers.range !== undefined && headers['if-range'] === undefined;
}

/**
 * Returns whether the client's cached copy is current. Compares the date only if the request has no ETag (RFC 9110,
 * section 13.1.3), in whole seconds.
 */
function isKnown({headers}: IncomingMessage, etag: string, modified: number): boolean {
  const {'if-none-match': known, 'if-modified-since': since} = headers;
  if (known !== undefined) return known.trim() === '*' || known.split(',').some(each => each.trim() === etag);
  return since !== undefined && Math.floor(modified / 1000) * 1000 <= Date.parse(since);
}
