import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import type {Files, ReadResult} from '../../../src/base/files.js';
import {limits} from '../../../src/base/limits.js';
import {isWebAddress} from '../../../src/base/web-address.js';

/** The bytes of a document, or the reason of a failure. */
export type Download =
  | {readonly bytes: ArrayBuffer}
  | {readonly missing: 'absent' | 'refused' | 'failed'; readonly reason?: string};

/** Milliseconds until the first byte of a response. Later bytes may take longer. */
const answerLimit = 30_000;
/** Minimum size of a response whose bytes are counted. */
const countedFrom = 4_000_000;

/** Returns the URL of a document's file. A path is relative to the folder `root`. */
export function addressOf(file: string, root: string): string {
  return isWebAddress(file) ? file : root + file.split('/').map(encodeURIComponent).join('/');
}

/**
 * Fetches files of API documents, up to the size limit. Sends the reader's cookies to the own origin only (security
 * rule C3). Works in a page and in a worker.
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
  /** Called with the announced size, and whether that is the compressed size. */
  announced?(bytes: number, isPacked: boolean): void;
  /** Called with the received bytes of a large document, decompressed. */
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
    // Count many bytes while they arrive: the compressed length says little, and readers see the progress. For a few
    // megabytes, the browser fills one buffer.
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

/** Opens files by their URLs. */
export type OpenFiles = (urls: readonly string[]) => readonly ApiReader[];
