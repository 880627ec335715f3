import {askReader, forwardReader} from '../../src/reference/forward-reader.js';
import type {ApiReader} from '../../src/reference/reader.js';
import {addressOf, download} from './fetch-documents.js';
import {startReader} from './worker-reader.js';

/** From this size on a document is read in a worker. Less is parsed in 25 ms, and a worker takes 60 to be ready. */
const large = 3_000_000;
/** So many packed bytes hold about as much. */
const largePacked = 300_000;

const readers = new Map<string, ApiReader>();

/**
 * The reader of a document, one for all elements of the page. `file` is an address or a path of the folder `root`;
 * messages and references call the document by that name.
 */
export function readerOf(file: string, root: string): ApiReader {
  const url = addressOf(file, root);
  const known = readers.get(url);
  if (known) return known;
  const reader = lazyReader(() => open(file, root));
  readers.set(url, reader);
  return reader;
}

/** Asks again for a document that could not be had. */
export function forgetReader(file: string, root: string): void {
  readers.delete(addressOf(file, root));
}

/** The reader of a document that lies in slices. */
export function folderReader(folder: string): ApiReader {
  const known = readers.get(folder);
  if (known) return known;
  const reader = lazyReader(async () => (await import('./slices-reader.js')).slicesReader(folder));
  readers.set(folder, reader);
  return reader;
}

/** Asks again for a document in slices: for its list, and for what was read of it. */
export function forgetFolder(folder: string): void {
  for (const url of readers.keys()) if (url.startsWith(folder)) readers.delete(url);
}

async function open(file: string, root: string): Promise<ApiReader> {
  const isYaml = /\.ya?ml(?:[?#]|$)/i.test(file);
  let worker = isYaml ? startReader() : undefined;
  // Sent for at once: which of both is needed is known when the answer comes.
  const here = isYaml ? undefined : import('./read-here.js');
  // Nearly every document has Markdown in it: its reader comes beside the document, and nothing waits for it that has none.
  if (!isYaml)
    void Promise.all([import('../../src/reference/spec-text.js'), import('../../src/components/code-block.js')]);
  const answer = await download(addressOf(file, root), file, length => {
    if (length > largePacked) worker ??= startReader();
  });
  if ('bytes' in answer && (isYaml || answer.bytes.byteLength > large || !isJson(answer.bytes))) {
    const reader = await (await (worker ?? startReader()))?.(file, root, answer.bytes);
    if (reader) return reader;
  }
  const {readHere} = await (here ?? import('./read-here.js'));
  // What most views need next, while this one is drawn.
  void import('./later-sheets.js');
  return readHere(file, root, answer);
}

/** Begins like JSON, or like nothing that has to be parsed. */
function isJson(bytes: ArrayBuffer): boolean {
  const first = /\S/.exec(new TextDecoder().decode(bytes.slice(0, 400)))?.[0];
  return first === undefined || '{[<'.includes(first);
}

/** Opens its document when something is asked for the first time. */
function lazyReader(open: () => Promise<ApiReader>): ApiReader {
  let reader: Promise<ApiReader> | undefined;
  return forwardReader(async (method, given) => {
    reader ??= open();
    return askReader(await reader, method, given);
  });
}
