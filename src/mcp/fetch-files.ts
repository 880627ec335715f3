import type {Files, ReadResult} from '../base/files.js';
import {limits} from '../base/limits.js';
import {encodePath} from '../base/slug.js';

/** Requests a file of the site from its host. */
export type SendRequest = (url: string, init: RequestInit) => Promise<Response>;

const MAX_REDIRECTS = 3;
const timeLimit = 15_000;

/**
 * Returns access to the files of a site by URL. `root` ends with a slash. Never sends a request outside that folder,
 * even after a redirect (security rule G1).
 */
export function createMcpFiles(root: string, send: SendRequest): Files {
  return {
    async read(path) {
      const refused = (reason: string): ReadResult => ({path, missing: 'refused', reason});
      if (!isPlainPath(path)) return refused('it is not a path inside the site.');
      let url = new URL(root + encodePath(path)).href;
      try {
        for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
          if (!url.startsWith(root)) return refused(`the host redirects to ${url}, which is outside of ${root}.`);
          const response = await send(url, {redirect: 'manual', signal: AbortSignal.timeout(timeLimit)});
          const location = response.headers.get('location');
          if (response.status >= 300 && response.status < 400 && location !== null) {
            await response.body?.cancel();
            url = new URL(location, url).href;
            continue;
          }
          return await readResult(path, response);
        }
        return refused(`the host redirects more than ${MAX_REDIRECTS} times.`);
      } catch {
        return {path, missing: 'failed', reason: `${root} does not respond.`};
      }
    },
  };
}

/**
 * Returns a response's text. Rejects HTML, which some hosts send for every path: none of the requested files is HTML.
 */
async function readResult(path: string, response: Response): Promise<ReadResult> {
  const isPage = /\bhtml\b/i.test(response.headers.get('content-type') ?? '');
  if (response.status === 404 || response.status === 410 || (response.ok && isPage)) {
    await response.body?.cancel();
    return {path, missing: 'absent'};
  }
  if (!response.ok) {
    await response.body?.cancel();
    return {path, missing: 'failed', reason: `the host responds with status ${response.status}.`};
  }
  const text = await readTextWithin(response, limits.spec);
  if (text === undefined) return {path, missing: 'refused', reason: `it is larger than ${limits.spec / 1_000_000} MB.`};
  return {path, text};
}

async function readTextWithin({body}: Response, limit: number): Promise<string | undefined> {
  if (!body) return '';
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let length = 0;
  const reader = body.getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel();
      return undefined;
    }
    parts.push(decoder.decode(value, {stream: true}));
  }
  return parts.join('') + decoder.decode();
}

/**
 * Returns whether a path consists of plain names. Such a path cannot lead out of the folder, and has no special meaning
 * for a host.
 */
export function isPlainPath(path: string): boolean {
  if (path === '' || path.length > 2000 || /[\\\p{Cc}]|%(?:2f|5c|2e)/iu.test(path)) return false;
  return !/^[a-z][a-z\d+.-]*:/i.test(path) && path.split('/').every(name => !/^(?:\.{0,2})$/.test(name));
}
