import {askReader, forwardReader} from '../../src/reference/forward-reader.js';
import type {ApiReader} from '../../src/reference/reader.js';
import {addressOf, download} from './fetch-documents.js';
import type {WorkerReader} from './worker-reader.js';

/** From this size on a document is read in a worker. Less is parsed in 25 ms, and a worker takes 60 to be ready. */
const large = 3_000_000;
/** So many packed bytes hold about as much. */
const largePacked = 300_000;

/** A reader, and how it is let go when it holds more than memory. */
type Opened = Pick<WorkerReader, 'reader'> & Partial<WorkerReader>;

interface Known {
  readonly reader: ApiReader;
  end(): void;
}

/** Opens the files of addresses. */
export type OpenFiles = (addresses: readonly string[]) => readonly ApiReader[];

const readers = new Map<string, Known>();

/**
 * The reader of a document, one for all elements of the page. `file` is an address or a path of the folder `root`;
 * messages and references call the document by that name.
 */
export function readerOf(file: string, root: string): ApiReader {
  return known(addressOf(file, root), () => open(file, root));
}

/** The reader of a document that lies in slices; `read` opens some of them. */
export function folderReader(folder: string, read: OpenFiles): ApiReader {
  return known(folder, async () => ({reader: (await import('./slices-reader.js')).slicesReader(folder, read)}));
}

/** What has an address that begins so is read anew the next time it is asked for: a document, a folder of slices, all. */
export function forgetFrom(address: string): void {
  for (const [url, {end}] of readers)
    if (url.startsWith(address)) {
      end();
      readers.delete(url);
    }
}

function known(url: string, open: () => Promise<Opened>): ApiReader {
  let entry = readers.get(url);
  if (!entry) {
    entry = lazyReader(open);
    readers.set(url, entry);
  }
  return entry.reader;
}

async function open(file: string, root: string): Promise<Opened> {
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
    const opened = (await (worker ?? startReader()))?.(file, root, answer.bytes);
    if (opened) return opened;
  }
  const {readHere} = await (here ?? import('./read-here.js'));
  // What most views need next, while this one is drawn.
  void import('./later-sheets.js');
  return {reader: await readHere(file, root, answer)};
}

/** Small documents need no worker, and not what starts one. */
async function startReader() {
  return (await import('./worker-reader.js')).startReader();
}

/** Begins like JSON, or like nothing that has to be parsed. */
function isJson(bytes: ArrayBuffer): boolean {
  const first = /\S/.exec(new TextDecoder().decode(bytes.slice(0, 400)))?.[0];
  return first === undefined || '{[<'.includes(first);
}

/** Opens its document when something is asked for the first time. */
function lazyReader(open: () => Promise<Opened>): Known {
  let opened: Promise<Opened> | undefined;
  return {
    reader: forwardReader(async (method, given) => {
      opened ??= open();
      return askReader((await opened).reader, method, given);
    }),
    end: () => void opened?.then(({end}) => end?.()),
  };
}
