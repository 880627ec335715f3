import {type Files, isFile, type ReadResult} from '../../../src/base/files.js';
import {limits} from '../../../src/base/limits.js';
import {encodePath} from '../../../src/base/slug.js';
import {mayBePrivate} from '../../../src/markdown/frontmatter/private-page.js';
import type {PreloadedRequests} from './preload.js';

function describeUnanswered(path: string): ReadResult {
  const cause = navigator.onLine ? 'the server did not respond' : 'this device is offline';
  return {path, missing: 'failed', reason: `The browser cannot load ${path}: ${cause}.`};
}

/** Maximum number of cached files. Pages that the reader opened before need no request. */
const cacheSize = 200;

/** Fetches files of the project. Reads only below the folder of docs.json (security rule C6). */
export function fetchFiles(preloads: PreloadedRequests): Files & {forget(paths: readonly string[]): void} {
  const texts = new Map<string, Promise<ReadResult>>();
  const {root, config, reference} = preloads.options;
  const first = new Map<string, Promise<Response | undefined>>([[config.slice(root.length), preloads.config]]);
  if (preloads.page) first.set(preloads.page.path, preloads.page.response);

  async function request(path: string, signal?: AbortSignal): Promise<ReadResult> {
    const started = first.get(path);
    first.delete(path);
    // A site of API documents has no other files. Do not request them.
    if (reference && !started) return {path, missing: 'absent'};
    try {
      const response = started
        ? await started
        : await fetch(root + encodePath(path), {credentials: 'same-origin', ...(signal ? {signal} : {})});
      return response ? await filled(await readResponse(path, response)) : describeUnanswered(path);
    } catch (error) {
      if (signal?.aborted) throw error;
      return describeUnanswered(path);
    }
  }

  /** Replaces variables and formula settings in a file. Waits for docs.json only if the file contains any. */
  async function filled(written: ReadResult): Promise<ReadResult> {
    const result = await concealed(written);
    if (!isFile(result) || !/\{\{[\w -]+\}\}|\$.+\$/.test(result.text) || result.path.endsWith('.json')) return result;
    return (await import('./fill-variables.js')).fillPageVariables({read}, config.slice(root.length), result);
  }

  /** Hides the text of private pages. Waits for docs.json if it can make pages private. */
  async function concealed(result: ReadResult): Promise<ReadResult> {
    if (!isFile(result) || !/\.mdx?$/.test(result.path)) return result;
    const file = config.slice(root.length);
    const docs = await read(file);
    const isDoubtful = isFile(docs) && docs.text.includes('"public"');
    if (!isDoubtful && !mayBePrivate(result.text)) return result;
    return (await import('./conceal-private.js')).concealPrivate({read}, file, result);
  }

  function read(path: string, signal?: AbortSignal): Promise<ReadResult> {
    const known = texts.get(path);
    if (known) {
      texts.delete(path);
      texts.set(path, known);
      // The request belongs to another caller. If that caller aborted it, start a new one.
      return known.catch(error => (signal?.aborted ? Promise.reject(error) : read(path, signal)));
    }
    const reading = request(path, signal);
    texts.set(path, reading);
    // Do not cache a missing file: it may exist at the next request.
    const drop = () => texts.get(path) === reading && texts.delete(path);
    reading.then(result => 'missing' in result && drop(), drop);
    if (texts.size > cacheSize) texts.delete(texts.keys().next().value as string);
    return reading;
  }

  return {
    read,
    forget(paths) {
      // A change of docs.json can change variables in any file.
      if (paths.includes(config.slice(root.length))) texts.clear();
      for (const path of paths) texts.delete(path);
    },
  };
}

async function readResponse(path: string, response: Response): Promise<ReadResult> {
  if (response.status === 404 || response.status === 410) return {path, missing: 'absent'};
  if (!response.ok)
    return {
      path,
      missing: 'failed',
      reason: `The browser cannot load ${path}: the server responded with status ${response.status}.`,
    };
  if (Number(response.headers.get('content-length')) > limits.config)
    return {
      path,
      missing: 'refused',
      reason: `${path} is larger than ${limits.config / 1e6} MB, the limit for a file.`,
      cause: 'too large',
    };
  const text = await response.text();
  // A host of single-page apps responds with its HTML page to every URL. Treat that as a missing file.
  if (
    /\.(?:mdx?|json)$/.test(path) &&
    /html/.test(response.headers.get('content-type') ?? '') &&
    /^\s*<(?:!doctype|html)/i.test(text)
  )
    return {path, missing: 'absent'};
  const modified = response.headers.get('last-modified');
  return {path, text, ...(modified ? {modified} : {})};
}
