import {createSlicesReader} from '../../../../elements/api-reference/documents/slices-reader.js';
import {openReader} from '../../../../src/api-reference/views/local-reader.js';
import type {ApiReader} from '../../../../src/api-reference/views/reader.js';
import {parseViewRequest} from '../../../../src/api-reference/views/view-request.js';
import {type Files, isFile, type ReadResult} from '../../../../src/base/files.js';
import {getErrorMessage} from '../../../../src/base/get-error-message.js';
import type {Html} from '../../../../src/base/html.js';
import {limits} from '../../../../src/base/limits.js';
import {omitUndefined} from '../../../../src/base/omit-undefined.js';
import type {Problem} from '../../../../src/base/problem.js';
import {createOverlaidFiles} from '../../../../src/openapi/overlays/create-overlaid-files.js';
import {resolveView} from '../../../../src/prerender/resolve-view.js';
import type {ParsedElement} from './parsed-page.js';
import {createPathLinks} from './path-links.js';
import type {ReadDocumentText} from './render-options.js';
import type {PageAddresses, ServerContext} from './server-context.js';

/** Readers of the documents that a page uses. Its elements share them. */
export class OpenDocuments {
  readonly #files: Files;
  readonly #readers = new Map<string, ApiReader>();

  constructor(read: ReadDocumentText) {
    this.#files = {read: path => readFile(path, read)};
  }

  readerOf(file: string, overlays: readonly string[] = []): ApiReader {
    const files = createOverlaidFiles(this.#files, new Map([[file, overlays]]));
    return this.#known([file, ...overlays].join('\n'), () => openReader(file, files, {links: createPathLinks}));
  }

  slicesOf(folder: string): ApiReader {
    const open = (addresses: readonly string[]) => addresses.map(each => this.readerOf(each));
    const index = async (file: string) => {
      const result = await this.#files.read(file);
      return isFile(result) ? (JSON.parse(result.text) as unknown) : undefined;
    };
    return this.#known(folder, () => createSlicesReader(folder, open, index));
  }

  #known(name: string, open: () => ApiReader): ApiReader {
    const reader = this.#readers.get(name) ?? open();
    this.#readers.set(name, reader);
    return reader;
  }
}

/** Renders an element's view of an API document. Without a view, returns only the problems. */
export async function renderEndpoint(
  element: ParsedElement,
  documents: OpenDocuments,
  addresses: PageAddresses,
  {ports, views}: ServerContext,
): Promise<{readonly html?: Html; readonly problems: readonly Problem[]}> {
  const requested = parseViewRequest(name => element.getAttribute(name), undefined, undefined);
  const {slices} = requested;
  const specs = (slices ? [slices.replace(/\/?$/, '/')] : requested.specs).flatMap(
    each => addresses.document(each) ?? [],
  );
  const overlays = requested.overlays?.flatMap(each => addresses.document(each) ?? []);
  const wanted = {...requested, specs, options: {...requested.options, ports, ...omitUndefined({messages: views})}};
  const view = await resolveView(wanted, name =>
    slices ? documents.slicesOf(name) : documents.readerOf(name, overlays),
  );
  const {html, problems, document} = view;
  // Leave the element empty: the browser may be able to load the document, or else shows the problem.
  return document === undefined ? {problems} : {html, problems};
}

async function readFile(path: string, read: ReadDocumentText): Promise<ReadResult> {
  try {
    const text = await read(path);
    if (typeof text !== 'string') return {path, missing: 'absent'};
    if (text.length <= limits.spec) return {path, text};
    return {path, missing: 'refused', reason: `it is larger than ${limits.spec / 1_000_000} MB`, cause: 'too large'};
  } catch (error) {
    return {path, missing: 'failed', reason: getErrorMessage(error)};
  }
}
