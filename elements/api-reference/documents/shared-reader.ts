import {callReader, forwardReader} from '../../../src/api-reference/views/forward-reader.js';
import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import {getErrorMessage} from '../../../src/base/get-error-message.js';
import {awaitApiContext, getApiContext} from '../endpoint/site-context.js';
import {DocumentBody} from './document-body.js';
import {createFailedResult} from './failed-result.js';
import {
  type DownloadResult,
  describeTooLarge,
  downloadBody,
  downloadDocument,
  type OpenFiles,
  resolveDocumentUrl,
} from './fetch-documents.js';
import {readOverlayPaths} from './read-overlay-paths.js';
import {type DocumentDownload, readings} from './readings.js';
import type {WorkerReader} from './worker-reader.js';

/** A reader, and `end` to release its worker, if it has one. */
type Opened = Pick<WorkerReader, 'reader'> & Partial<WorkerReader>;

interface ReadSettings {
  readonly overlays?: readonly string[] | undefined;
  readonly omitsPrivate?: boolean;
  /** Starts the download before the site's settings have loaded, which then follow. */
  readonly isEarly?: boolean;
}

interface Opening {
  readonly reading: DocumentDownload;
  readonly isInSite: boolean;
  readonly settings: Promise<{readonly omitsPrivate: boolean; readonly overlays: readonly string[]}>;
}

const readers = new Map<string, WorkerReader>();

/**
 * Returns a document's reader, which all elements of the page share. `file` is a URL, or a path in the folder `root`;
 * messages and references name it. `overlays` are URLs. By default, the site supplies them. Pass `omitsPrivate` only if
 * the site has not set it yet.
 */
export function openSharedReader(
  file: string,
  root: string,
  {overlays, omitsPrivate, isEarly = false}: ReadSettings = {},
): ApiReader {
  const url = resolveDocumentUrl(file, root);
  return findKnownReader([url, ...(overlays ?? [])].join('\n'), file, () => {
    const reading = {name: file.replace(/[?#].*/, '').replace(/.*\//, ''), received: 0};
    readings.set(url, reading);
    const settings = async () => {
      const site = isEarly ? await awaitApiContext() : getApiContext();
      return {
        omitsPrivate: omitsPrivate ?? site?.omitsPrivate === true,
        overlays: overlays ?? (await readOverlayPaths(url)),
      };
    };
    return open(file, root, {reading, isInSite: isEarly || getApiContext() !== undefined, settings: settings()});
  });
}

/** Returns the reader of a document that an element contains as text. Its references are relative to the page. */
export function createTextReader(text: string): ApiReader {
  const file = '<openapi-endpoint spec>';
  return findKnownReader(text, file, async () => {
    const {createLocalReader} = await import('./create-local-reader.js');
    return {
      reader: createLocalReader(file, new URL('.', document.baseURI).href, {
        bytes: new TextEncoder().encode(text).buffer,
      }),
    };
  });
}

/** Returns the reader of a document that the build split into slices. `read` opens several files. */
export function createFolderReader(folder: string, read: OpenFiles): ApiReader {
  return findKnownReader(folder, folder, async () => ({
    reader: (await import('./slices-reader.js')).createSlicesReader(folder, read),
  }));
}

/** Removes documents and slices whose URL starts with `address` from the cache, and ends their workers. */
export function evictReadersBelow(address: string): void {
  for (const [url, {end}] of readers)
    if (url.startsWith(address)) {
      end();
      readers.delete(url);
    }
}

function findKnownReader(url: string, name: string, open: () => Promise<Opened>): ApiReader {
  let entry = readers.get(url);
  if (!entry) {
    entry = createLazyReader(url, name, open);
    readers.set(url, entry);
  }
  return entry.reader;
}

async function open(file: string, root: string, {reading, isInSite, settings}: Opening): Promise<Opened> {
  const isYaml = /\.ya?ml(?:[?#]|$)/i.test(file);
  const body = new DocumentBody(isYaml, reading);
  // Start this import now. Only the response tells whether the page or the worker reads the document.
  const here = isYaml ? undefined : import('./create-local-reader.js');
  here?.catch(ignore);
  // Preload the style sheets that nearly every view needs. In host pages, the simple Markdown renderer comes with them.
  // A site has loaded most of the full parser already.
  const sheets = isInSite ? import('../endpoint/operation-sheets.js') : import('../endpoint/host-sheets.js');
  sheets.catch(ignore);
  if (!isYaml && isInSite) {
    import('../../../src/api-reference/views/text/spec-text.js').catch(ignore);
    import('../../../src/components/code-block.js').catch(ignore);
  }
  const url = resolveDocumentUrl(file, root);
  const failed = await downloadBody(url, file, async (response, length, isPacked) =>
    (await body.read(response, length, isPacked)) ? undefined : describeTooLarge(file),
  );
  const {omitsPrivate, overlays} = await settings;
  const readHere = async (downloaded: DownloadResult) => {
    const {createLocalReader} = await (here ?? import('./create-local-reader.js'));
    return createLocalReader(file, root, downloaded, {omitsPrivate, overlays});
  };
  // If the worker has the bytes, download again. The browser's cache usually has them.
  const again = async () => readHere(await downloadDocument(url, file));
  // Read a document with overlays in the page: their code is large and rarely used, so the worker does not contain it.
  if (!failed && overlays.length === 0) {
    const opened = await body.openInWorker({file, root, omitsPrivate, readHere: again});
    if (opened) return opened;
  }
  const bytes = body.release();
  if (failed) return {reader: await readHere(failed)};
  return {reader: await (bytes ? readHere({bytes}) : again())};
}

/** Ignores a preload's error. The import that needs the module reports it. */
function ignore(): undefined {}

/**
 * Creates a reader that opens its document on the first call. Its methods never reject: they resolve to a failed
 * result.
 */
function createLazyReader(url: string, name: string, open: () => Promise<Opened>): WorkerReader {
  let opened: Promise<Opened> | undefined;
  return {
    reader: forwardReader(async (method, given) => {
      try {
        opened ??= open();
        return await callReader((await opened).reader, method, given);
      } catch (error) {
        return createFailedResult(method, name, getErrorMessage(error));
      } finally {
        readings.delete(url);
      }
    }),
    end: () => void opened?.then(({end}) => end?.()).catch(ignore),
  };
}
