import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import type {Files, ReadResult} from '../../../src/base/files.js';
import {limits} from '../../../src/base/limits.js';
import {isWebAddress} from '../../../src/base/web-address.js';

/** Bytes of a document, or the reason why its download failed. */
export type Download =
  | {readonly bytes: ArrayBuffer}
  | {readonly missing: 'absent' | 'refused' | 'failed'; readonly reason?: string};

/** Timeout in milliseconds for the first byte of a response. Later bytes may take longer. */
const answerLimit = 30_000;
/** Minimum size in bytes of a response whose download progress is reported. */
const countedFrom = 4_000_000;

/** Returns the URL of an API document. A path is relative to the folder `root`. */
export function addressOf(file: string, root: string): string {
  return isWebAddress(file) ? file : root + file.split('/').map(encodeURIComponent).join('/');
}

/**
 * Fetches API documents up to the size limit. Sends cookies to the page's own origin only (security rule C3). Works in
 * a page and in a worker.
 */
export function fetchDocuments(root: string): Files {
  return {
    async read(path): Promise<ReadResult> {
      const result = await download(addressOf(path, root), path);
      return 'bytes' in result ? {path, text: new TextDecoder().decode(result.bytes)} : {path, ...result};
    },
  };
}

/** Progress callbacks of a download. */
interface DownloadEvents {
  /**
   * Called with the size in `Content-Length`. `isPacked`: the response is compressed, so that this is not the final
   * size.
   */
  announced?(bytes: number, isPacked: boolean): void;
  /** Called with the number of decompressed bytes so far, if the response is large. */
  arrived?(bytes: number): void;
}

export async function download(url: string, name: string, events: DownloadEvents = {}): Promise<Download> {
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), answerLimit);
  try {
    const response = await fetch(url, {credentials: 'same-origin', signal: tooLate.signal});
    clearTimeout(timer);
    if (response.status === 404 || response.status === 410) return {missing: 'absent'};
    if (!response.ok) return {missing: 'failed', reason: `the server answered ${response.status}`};
    const length = Number(response.headers.get('content-length') ?? Number.NaN);
    const isPacked = response.headers.has('content-encoding');
    events.announced?.(length, isPacked);
    if (length > limits.spec) return tooLarge(name);
    // Count the bytes of a large response: its compressed length says little, and readers see the progress. Otherwise
    // let the browser fill one buffer, which is faster.
    const isCounted = !(length <= countedFrom);
    const bytes = isCounted
      ? await (await import('./read-limited.js')).readLimited(response, events.arrived)
      : await response.arrayBuffer();
    return bytes && bytes.byteLength <= limits.spec ? {bytes} : tooLarge(name);
  } catch {
    if (tooLate.signal.aborted)
      return {missing: 'failed', reason: `the server did not answer within ${answerLimit / 1000} seconds`};
    const {origin} = new URL(url);
    const isOwn = origin === location.origin;
    const other = isOwn
      ? undefined
      : await import('../../../src/openapi/document/unreachable.js').catch(() => undefined);
    return {missing: 'failed', reason: other?.unreachable(origin) ?? 'the server did not answer'};
  }
}

function tooLarge(name: string): Download {
  return {missing: 'refused', reason: `${name} is larger than ${limits.spec / 1e6} MB, the limit for a document`};
}

/** Opens a reader for each URL. */
export type OpenFiles = (urls: readonly string[]) => readonly ApiReader[];
