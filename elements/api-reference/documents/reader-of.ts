import {askReader, forwardReader} from '../../../src/api-reference/views/forward-reader.js';
import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import {apiContext, awaitApiContext} from '../endpoint/site-context.js';
import {createFailedResult} from './failed-result.js';
import {addressOf, type Download, download, type OpenFiles} from './fetch-documents.js';
import {overlaysAt} from './overlays-at.js';
import {type Reading, readings} from './readings.js';
import {reasonOf} from './worker-messages.js';
import type {StartingReader, WorkerReader} from './worker-reader.js';

/**
 * Minimum size of documents for the worker. The page parses smaller ones in 25 ms, and a worker needs 60 ms to start.
 */
const large = 3_000_000;
/** Compressed size of a document with about that size. */
const largePacked = 300_000;

/** A reader, and a function that releases its worker, if it has one. */
type Opened = Pick<WorkerReader, 'reader'> & Partial<WorkerReader>;

interface ReadSettings {
  readonly overlays?: readonly string[] | undefined;
  readonly omitsPrivate?: boolean;
  /** Starts the download before the settings of the site are known. */
  readonly isEarly?: boolean;
}

interface Opening {
  readonly reading: Reading;
  readonly isInSite: boolean;
  readonly settings: Promise<{readonly omitsPrivate: boolean; readonly overlays: readonly string[]}>;
}

interface Known {
  readonly reader: ApiReader;
  end(): void;
}

const readers = new Map<string, Known>();

/**
 * Returns the reader of a document, which all elements of the page share. `file` is a URL or a path in the folder
 * `root`, and its name in messages and references. `overlays` are URLs; by default the site supplies them. Pass
 * `omitsPrivate` only if the call runs before the site has set it.
 */
export function readerOf(
  file: string,
  root: string,
  {overlays, omitsPrivate, isEarly = false}: ReadSettings = {},
): ApiReader {
  const url = addressOf(file, root);
  return known([url, ...(overlays ?? [])].join('\n'), file, () => {
    const reading = {name: file.replace(/[?#].*/, '').replace(/.*\//, ''), received: 0};
    readings.set(url, reading);
    const settings = async () => {
      const site = isEarly ? await awaitApiContext() : apiContext();
      return {
        omitsPrivate: omitsPrivate ?? site?.omitsPrivate === true,
        overlays: overlays ?? (await overlaysAt(url)),
      };
    };
    return open(file, root, {reading, isInSite: isEarly || apiContext() !== undefined, settings: settings()});
  });
}

/** Returns the reader of a document's text. Its references are relative to the page. */
export function textReader(text: string): ApiReader {
  const file = '<openapi-endpoint spec>';
  return known(text, file, async () => {
    const {readHere} = await import('./read-here.js');
    return {
      reader: readHere(file, new URL('.', document.baseURI).href, {bytes: new TextEncoder().encode(text).buffer}),
    };
  });
}

/** Returns the reader of a document in slices. `read` opens several files. */
export function folderReader(folder: string, read: OpenFiles): ApiReader {
  return known(folder, folder, async () => ({reader: (await import('./slices-reader.js')).slicesReader(folder, read)}));
}

/** Removes documents and slices from the cache whose URL starts with this text. */
export function forgetFrom(address: string): void {
  for (const [url, {end}] of readers)
    if (url.startsWith(address)) {
      end();
      readers.delete(url);
    }
}

function known(url: string, name: string, open: () => Promise<Opened>): ApiReader {
  let entry = readers.get(url);
  if (!entry) {
    entry = lazyReader(url, name, open);
    readers.set(url, entry);
  }
  return entry.reader;
}

async function open(file: string, root: string, {reading, isInSite, settings}: Opening): Promise<Opened> {
  const isYaml = /\.ya?ml(?:[?#]|$)/i.test(file);
  let worker = isYaml ? startReader() : undefined;
  // Start the import now. The response decides whether the page or the worker reads the document.
  const here = isYaml ? undefined : import('./read-here.js');
  here?.catch(ignore);
  // Nearly every view needs these style sheets. In host pages, they load with the simple Markdown renderer. A site
  // already has most of the parser.
  const sheets = isInSite ? import('../endpoint/operation-sheets.js') : import('../endpoint/host-sheets.js');
  sheets.catch(ignore);
  if (!isYaml && isInSite) {
    import('../../../src/api-reference/views/text/spec-text.js').catch(ignore);
    import('../../../src/components/code-block.js').catch(ignore);
  }
  const result = await download(addressOf(file, root), file, {
    announced(length, isPacked) {
      if (length > largePacked) worker ??= startReader();
      if (length > 0 && !isPacked) reading.size = length;
    },
    arrived(bytes) {
      reading.received = bytes;
    },
  });
  const {omitsPrivate, overlays} = await settings;
  const readHere = async (downloaded: Download) => {
    const {readHere} = await (here ?? import('./read-here.js'));
    return readHere(file, root, downloaded, {omitsPrivate, overlays});
  };
  // The code for overlays is large and rarely used, so the common worker does not contain it.
  const fitsWorker = overlays.length === 0;
  if ('bytes' in result && fitsWorker && (isYaml || result.bytes.byteLength > large || !isJson(result.bytes))) {
    // The page moved the bytes to the worker. The browser's cache usually has them.
    const again = async () => readHere(await download(addressOf(file, root), file));
    const starting = await (worker ?? startReader());
    const opened = await starting?.read({file, root, bytes: result.bytes, omitsPrivate, readHere: again});
    if (opened) return opened;
  } else void worker?.then(starting => starting?.drop());
  return {reader: await readHere(result)};
}

/** Starts a worker, unless the document is small. */
function startReader(): Promise<StartingReader | undefined> {
  return import('./worker-reader.js').then(({startReader}) => startReader(), ignore);
}

/** Ignores preload errors. The import on demand reports them. */
function ignore(): undefined {}

/** Returns whether the bytes start like JSON, or like a document without content. */
function isJson(bytes: ArrayBuffer): boolean {
  const first = /\S/.exec(new TextDecoder().decode(bytes.slice(0, 400)))?.[0];
  return first === undefined || '{[<'.includes(first);
}

/** Opens a document on the first call. No method rejects. */
function lazyReader(url: string, name: string, open: () => Promise<Opened>): Known {
  let opened: Promise<Opened> | undefined;
  return {
    reader: forwardReader(async (method, given) => {
      try {
        opened ??= open();
        return await askReader((await opened).reader, method, given);
      } catch (error) {
        return createFailedResult(method, name, reasonOf(error));
      } finally {
        readings.delete(url);
      }
    }),
    end: () => void opened?.then(({end}) => end?.()).catch(ignore),
  };
}
