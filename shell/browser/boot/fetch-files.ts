import {type Files, isFile, type ReadResult} from '../../../src/base/files.js';
import {limits} from '../../../src/base/limits.js';
import {encodePath} from '../../../src/base/slug.js';
import {mayBePrivate} from '../../../src/markdown/frontmatter/private-page.js';
import type {Preloads} from './preload.js';

function unanswered(path: string): ReadResult {
  const cause = navigator.onLine ? 'the server did not answer' : 'this device is offline';
  return {path, missing: 'failed', reason: `${path} could not be fetched: ${cause}.`};
}

/** Number of cached texts. Pages that the reader returns to need no request. */
const cacheSize = 200;

/** Fetches project files from the folder of docs.json, and never from another location (security rule C6). */
export function fetchFiles(preloads: Preloads): Files & {forget(paths: readonly string[]): void} {
  const texts = new Map<string, Promise<ReadResult>>();
  const {root, config, reference} = preloads.options;
  const first = new Map<string, Promise<Response | undefined>>([[config.slice(root.length), preloads.config]]);
  if (preloads.page) first.set(preloads.page.path, preloads.page.response);

  async function request(path: string, signal?: AbortSignal): Promise<ReadResult> {
    const started = first.get(path);
    first.delete(path);
    // The site consists of API documents only, so no other file exists.
    if (reference && !started) return {path, missing: 'absent'};
    try {
      const response = started
        ? await started
        : await fetch(root + encodePath(path), {credentials: 'same-origin', ...(signal ? {signal} : {})});
      return response ? await filled(await readResponse(path, response)) : unanswered(path);
    } catch (error) {
      if (signal?.aborted) throw error;
      return unanswered(path);
    }
  }

  /** Fills in variables and applies formula settings. Only files that need it wait for docs.json. */
  async function filled(written: ReadResult): Promise<ReadResult> {
    const result = await concealed(written);
    if (!isFile(result) || !/\{\{[\w -]+\}\}|\$.+\$/.test(result.text) || result.path.endsWith('.json')) return result;
    return (await import('./fill-variables.js')).fillFrom({read}, config.slice(root.length), result);
  }

  /**
   * Replaces the text of private pages. docs.json can make pages private, and loads at the same time as the first page.
   */
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
      // The first caller may have aborted: retry for this one.
      return known.catch(error => (signal?.aborted ? Promise.reject(error) : read(path, signal)));
    }
    const reading = request(path, signal);
    texts.set(path, reading);
    // Cache only existing files.
    const drop = () => texts.get(path) === reading && texts.delete(path);
    reading.then(result => 'missing' in result && drop(), drop);
    if (texts.size > cacheSize) texts.delete(texts.keys().next().value as string);
    return reading;
  }

  return {
    read,
    forget(paths) {
      // If the values of variables changed, all files that use variables changed.
      if (paths.includes(config.slice(root.length))) texts.clear();
      for (const path of paths) texts.delete(path);
    },
  };
}

async function readResponse(path: string, response: Response): Promise<ReadResult> {
  if (response.status === 404 || response.status === 410) return {path, missing: 'absent'};
  if (!response.ok)
    return {path, missing: 'failed', reason: `${path} could not be fetched: the server answered ${response.status}.`};
  if (Number(response.headers.get('content-length')) > limits.config)
    return {
      path,
      missing: 'refused',
      reason: `${path} is larger than ${limits.config / 1e6} MB, the limit for a file.`,
    };
  const text = await response.text();
  // Hosts of single-page sites return their index page for every URL.
  if (
    /\.(?:mdx?|json)$/.test(path) &&
    /html/.test(response.headers.get('content-type') ?? '') &&
    /^\s*<(?:!doctype|html)/i.test(text)
  )
    return {path, missing: 'absent'};
  const modified = response.headers.get('last-modified');
  return {path, text, ...(modified ? {modified} : {})};
}
