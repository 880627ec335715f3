import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import type {Files, ReadResult} from '../../../src/base/files.js';
import {limits} from '../../../src/base/limits.js';
import {isWebUrl} from '../../../src/base/web-url.js';
import {joinParts, readParts} from './read-parts.js';

/** Reason why a download failed. */
interface FailedDownload {
  readonly missing: 'absent' | 'refused' | 'failed';
  readonly reason?: string;
}

/** Bytes of a document, or the reason why its download failed. */
export type DownloadResult = {readonly bytes: ArrayBuffer} | FailedDownload;

/** Reads the body of a response. `length` is its `Content-Length` or NaN. `isPacked`: the body is longer than that. */
type ReadBody<T> = (response: Response, length: number, isPacked: boolean) => Promise<T>;

/** Timeout in milliseconds for the first byte of a response. Later bytes may take longer. */
const RESPONSE_TIMEOUT_MS = 30_000;
/** Returns the URL of an API document. A path is relative to the folder `root`. */
export function resolveDocumentUrl(file: string, root: string): string {
  return isWebUrl(file) ? file : root + file.split('/').map(encodeURIComponent).join('/');
}

/**
 * Fetches API documents up to the size limit. Sends cookies to the page's own origin only (security rule C3). Works in
 * a page and in a worker.
 */
export function fetchDocuments(root: string): Files {
  return {
    async read(path): Promise<ReadResult> {
      const result = await downloadDocument(resolveDocumentUrl(path, root), path);
      return 'bytes' in result ? {path, text: new TextDecoder().decode(result.bytes)} : {path, ...result};
    },
  };
}

export function downloadDocument(url: string, name: string): Promise<DownloadResult> {
  return downloadBody(url, name, async response => {
    const parts: ArrayBuffer[] = [];
    const isWhole = await readParts(response, part => parts.push(part));
    return isWhole ? {bytes: joinParts(parts)} : describeTooLarge(name);
  });
}

/** Requests a document, and reads its response by `readBody`. */
export async function downloadBody<T>(url: string, name: string, readBody: ReadBody<T>): Promise<T | FailedDownload> {
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), RESPONSE_TIMEOUT_MS);
  try {
    const response = await fetch(url, {credentials: 'same-origin', signal: tooLate.signal});
    clearTimeout(timer);
    if (response.status === 404 || response.status === 410) return {missing: 'absent'};
    if (!response.ok) return {missing: 'failed', reason: `the server responded with status ${response.status}`};
    const length = Number(response.headers.get('content-length') ?? Number.NaN);
    const isPacked = response.headers.has('content-encoding');
    return length > limits.spec ? describeTooLarge(name) : await readBody(response, length, isPacked);
  } catch {
    if (tooLate.signal.aborted)
      return {missing: 'failed', reason: `the server did not respond within ${RESPONSE_TIMEOUT_MS / 1000} seconds`};
    const {origin} = new URL(url);
    const isOwn = origin === location.origin;
    const other = isOwn
      ? undefined
      : await import('../../../src/openapi/document/describe-unreachable.js').catch(() => undefined);
    return {missing: 'failed', reason: other?.describeUnreachable(origin) ?? 'the server did not respond'};
  }
}

/** Returns the failure of a document above the size limit. */
export function describeTooLarge(name: string): FailedDownload {
  return {missing: 'refused', reason: `${name} is larger than ${limits.spec / 1e6} MB, the limit for a document`};
}

export type OpenFiles = (urls: readonly string[]) => readonly ApiReader[];
