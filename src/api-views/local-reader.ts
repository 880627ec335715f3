import {type Files, isFile} from '../base/files.js';
import type {Problem} from '../base/problem.js';
import {isWebAddress} from '../base/web-address.js';
import type {ApiWords} from '../messages/en-api.js';
import type {ContentWords} from '../messages/en-content.js';
import {own} from '../openapi/document/data.js';
import {Library} from '../openapi/document/document-set.js';
import {readDocument} from '../openapi/document/read-document.js';
import type {SpecProblem} from '../openapi/document/spec-problem.js';
import type {FoundOperation} from '../openapi/operation/found-operation.js';
import type {DocumentIndex} from '../openapi/operation/index-document.js';
import {locateOperation} from '../openapi/operation/locate-operation.js';
import type {RequestValues} from '../openapi/request/request.js';
import {sliceFiles, sliceSource} from '../openapi/slices/slice-index.js';
import type {RequestForm} from '../try-it/request-form.js';
import {renderOperation} from './operation/render-operation.js';
import type {PreparedRequest} from './operation/request-of.js';
import type {ApiReader, IndexAnswer, OperationName, Rest, View, ViewAnswer, ViewOptions} from './reader.js';
import {mayHaveMarkdown} from './text/quick-text.js';
import {foreignLinks, type SpecLinks, withoutRemoteImages} from './text/spec-links.js';
import type {specText} from './text/spec-text.js';
import {Drawing} from './view-context.js';

export interface LocalReaderOptions {
  readonly words?: ContentWords;
  readonly apiWords?: ApiWords;
  /** Hosts that references of the document may lead to, beside its own. */
  readonly remote?: readonly string[];
}

/** A reader with its document at hand, for those who cut it into pieces. */
export interface OpenReader extends ApiReader {
  /** `undefined` when the document cannot be read. */
  library(): Promise<Library | undefined>;
}

/** Opens a document where it is asked: in a page, in a worker, in Node. Its file is read when the first question comes. */
export function openReader(file: string, files: Files, options: LocalReaderOptions = {}): OpenReader {
  return new LocalReader(file, files, options);
}

interface Opened {
  readonly library?: Library;
  readonly problems: readonly Problem[];
}

interface Indexed {
  readonly index: DocumentIndex;
  readonly problems: readonly Problem[];
}

/** What draws is loaded when it is asked for: most readers see an operation and its examples, and nothing else. */
class LocalReader implements OpenReader {
  readonly #file: string;
  readonly #files: Files;
  readonly #options: LocalReaderOptions;
  #opened: Promise<Opened> | undefined;
  #indexed: Promise<Indexed> | undefined;
  #specText: typeof specText | undefined;
  #hasMarkdown = false;

  constructor(file: string, files: Files, options: LocalReaderOptions) {
    this.#file = file;
    this.#files = files;
    this.#options = options;
  }

  library = async () => (await this.#open()).library;

  async index(): Promise<IndexAnswer> {
    const {library, problems} = await this.#open();
    if (!library) return {problems};
    const {documentInfo} = await import('../openapi/document/document-head.js');
    const {apiIndex} = await import('../openapi/operation/api-index.js');
    const {index, problems: more} = await this.#index(library);
    return {index: apiIndex(index, documentInfo(library.root)), problems: [...problems, ...more]};
  }

  async operation(name: OperationName, options: ViewOptions): Promise<ViewAnswer> {
    const {library, problems} = await this.#open();
    if (!library) return {state: 'failed', problems};
    // Without the index: it is not needed for one operation, and takes its time on a large document.
    const entry = await this.#locate(library, name);
    if (!entry) return {state: 'failed', problems: [await this.#absent(library, name)]};
    return this.#view(library, options, drawing => renderOperation(drawing, entry));
  }

  async rest(name: OperationName, options: ViewOptions): Promise<Rest> {
    const {library} = await this.#open();
    const entry = library && (await this.#locate(library, name));
    if (!entry) return {main: '', aside: '', outline: []};
    const {renderRest} = await import('./operation/render-rest.js');
    const {result, drawing} = await this.#draw(library, options, each => renderRest(each, entry));
    return {...result, outline: drawing.outline};
  }

  async rows(name: OperationName, row: string, from: number, options: ViewOptions): Promise<string> {
    const {library} = await this.#open();
    if (!library) return '';
    const entry = await this.#locate(library, name);
    const {renderRows} = await import('./schema/rows.js');
    return (await this.#draw(library, options, drawing => renderRows(drawing, entry, row, from))).result.text;
  }

  async overview(options: ViewOptions): Promise<ViewAnswer> {
    const {library, problems} = await this.#open();
    if (!library) return {state: 'failed', problems};
    const {renderOverview} = await import('./overview.js');
    const {index} = await this.#index(library);
    return this.#view(library, options, drawing => renderOverview(drawing, index));
  }

  async schema(name: string, options: ViewOptions): Promise<ViewAnswer> {
    const {library, problems} = await this.#open();
    if (!library) return {state: 'failed', problems};
    const {renderSchemaView, absentSchema} = await import('./schema/schema-view.js');
    const absent = await library.settle(() => absentSchema(library, name));
    if (absent) return {state: 'failed', problems: await this.#placed(library, [absent])};
    return this.#view(library, options, drawing => renderSchemaView(drawing, name));
  }

  async markdown(name: OperationName, options: ViewOptions): Promise<string> {
    const {library} = await this.#open();
    const entry = library && (await this.#locate(library, name));
    if (!entry) return '';
    const {operationMarkdown} = await import('./operation/operation-markdown.js');
    return (await this.#draw(library, options, drawing => operationMarkdown(drawing, entry))).result;
  }

  async form(name: OperationName, options: ViewOptions): Promise<RequestForm | undefined> {
    const {library} = await this.#open();
    const entry = library && (await this.#locate(library, name));
    if (!entry) return undefined;
    const {formOf} = await import('./operation/request-of.js');
    return (await this.#draw(library, options, drawing => formOf(drawing, entry))).result;
  }

  async request(
    name: OperationName,
    options: ViewOptions,
    values: RequestValues,
  ): Promise<PreparedRequest | undefined> {
    const {library} = await this.#open();
    const entry = library && (await this.#locate(library, name));
    if (!entry) return undefined;
    const {requestOf} = await import('./operation/request-of.js');
    return (await this.#draw(library, options, drawing => requestOf(drawing, entry, values))).result;
  }

  #open(): Promise<Opened> {
    this.#opened ??= this.#read();
    return this.#opened;
  }

  async #read(): Promise<Opened> {
    const result = await this.#files.read(this.#file);
    const place = {file: this.#file, line: 1, column: 1};
    if (!isFile(result)) {
      const why = result.missing === 'absent' ? 'does not exist' : `was not read: ${result.reason ?? result.missing}`;
      const fix = 'correct the path of the document, or add the file.';
      const message = `The API document ${this.#file} ${why}.`;
      return {problems: [{code: 'spec-missing', level: 'error', message, fix, place}]};
    }
    this.#hasMarkdown = mayHaveMarkdown(result.text);
    // On its way while the document is parsed.
    if (this.#hasMarkdown) this.#loadMarkdown().catch(() => undefined);
    const {document, problems} = await readDocument(result.text, this.#file);
    if (!document) return {problems};
    if (own(document.value, sliceSource) ?? own(document.value, sliceFiles))
      return {library: (await import('../openapi/slices/open-slice.js')).openSlice(document), problems};
    // A task of its own for what is drawn: parsing a large document has taken its time.
    if (result.text.length > 300_000) await new Promise(done => setTimeout(done));
    return {library: new Library(document, this.#files, this.#options.remote), problems};
  }

  #index(library: Library): Promise<Indexed> {
    this.#indexed ??= (async () => {
      const {indexDocument} = await import('../openapi/operation/index-document.js');
      const index = await library.settle(() => indexDocument(library));
      return {index, problems: await this.#placed(library, index.problems)};
    })();
    return this.#indexed;
  }

  #locate(library: Library, {method, path}: OperationName): Promise<FoundOperation | undefined> {
    return library.settle(() => locateOperation(library, method, path));
  }

  /** Draws until nothing is missing: other files of the document, and the reader of Markdown where a text needs it. */
  async #draw<T>(library: Library, options: ViewOptions, work: (drawing: Drawing) => T) {
    const links = await this.#links(library.root.file, options);
    if (this.#hasMarkdown) await this.#loadMarkdown();
    for (;;) {
      const input = {...this.#options, library, options, links, specText: this.#specText};
      let drawing = new Drawing(input);
      const result = await library.settle(() => {
        drawing = new Drawing(input);
        return work(drawing);
      });
      if (!drawing.wantsMarkdown || this.#specText) return {result, drawing};
      await this.#loadMarkdown();
    }
  }

  async #loadMarkdown(): Promise<void> {
    // What it imports is sent for at the same time.
    const [{specText}] = await Promise.all([import('./text/spec-text.js'), import('../components/code-block.js')]);
    this.#specText = specText;
  }

  /** A document that came from an address belongs to its host, also in a site. */
  async #links(file: string, {site, withoutRemoteImages: isBare}: ViewOptions): Promise<SpecLinks> {
    const isOwn = site && !isWebAddress(file);
    const links = isOwn ? (await import('./text/site-links.js')).siteLinks(file, site) : foreignLinks(file);
    return isBare ? withoutRemoteImages(links) : links;
  }

  async #view(
    library: Library,
    options: ViewOptions,
    work: (drawing: Drawing) => Pick<View, 'title' | 'main' | 'aside'>,
  ): Promise<ViewAnswer> {
    const {result, drawing} = await this.#draw(library, options, work);
    const problems = await this.#placed(library, drawing.problems);
    const {outline} = drawing;
    return {state: 'ready', view: {...result, outline, problems: [...problems, ...library.readProblems]}};
  }

  async #placed(library: Library, problems: readonly SpecProblem[]): Promise<readonly Problem[]> {
    if (problems.length === 0) return [];
    const {placeProblems} = await import('../openapi/document/place-problems.js');
    return placeProblems(problems, library.texts);
  }

  async #absent(library: Library, name: OperationName): Promise<Problem> {
    const {absentOperation} = await import('./operation/absent-operation.js');
    return absentOperation((await this.#index(library)).index, library.root.file, name);
  }
}
