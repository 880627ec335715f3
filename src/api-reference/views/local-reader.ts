import {type Files, isFile} from '../../base/files.js';
import {getOwn, type JsonObject} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';
import {isWebUrl} from '../../base/web-url.js';
import type {ApiDocument} from '../../openapi/document/api-document.js';
import {DocumentSet} from '../../openapi/document/document-set.js';
import {readDocument} from '../../openapi/document/read-document.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import type {FoundOperation} from '../../openapi/operation/create-found-operation.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';
import {locateOperation} from '../../openapi/operation/locate-operation.js';
import {sliceFiles, sliceSource} from '../../openapi/slices/slice-index.js';
import {buildAsyncViews} from './build-async-views.js';
import {forwardReader} from './forward-reader.js';
import {renderOperation} from './operation/render-operation.js';
import type {ApiReader, OperationReference, View, ViewOptions, ViewResult} from './reader.js';
import type {ResponseContext} from './reader-requests.js';
import {mayHaveMarkdown} from './text/render-quick-text.js';
import {createHostPageLinks, type SpecLinks, withoutRemoteImages} from './text/spec-links.js';
import type {ReadMarkdown} from './text/spec-text.js';
import {ViewContext} from './view-context.js';

interface LocalReaderOptions {
  /** Additional hosts that `$ref` URLs may use. */
  readonly remote?: readonly string[];
  /** Returns the link resolver for a document that is not part of a site. */
  readonly links?: (file: string) => SpecLinks;
  /** If true, removes private parts. */
  readonly omitsPrivate?: boolean;
  /** Context class to render with, for callers that record what is rendered. */
  readonly Context?: typeof ViewContext;
}

/** A reader with access to its parsed document, for code that slices the document. */
export interface OpenReader extends ApiReader {
  /** Returns the parsed document. Undefined if it is unreadable. */
  documents(): Promise<DocumentSet | undefined>;
}

/**
 * Opens a document in a page, a worker, or Node. Reads the file on the first call. The view of an operation works at
 * once, most other code is loaded on demand.
 */
export function openReader(file: string, files: Files, options: LocalReaderOptions = {}): OpenReader {
  const local = new LocalReader(file, files, options);
  const reader = forwardReader((method, given) =>
    method === 'operation'
      ? local.operation(...(given as Parameters<ApiReader['operation']>))
      : local.later(method, given),
  );
  return {...reader, documents: local.documents};
}

interface Opened {
  readonly documents?: DocumentSet;
  readonly problems: readonly Problem[];
}

interface Indexed {
  readonly index: DocumentIndex;
  readonly problems: readonly Problem[];
}

/** Keywords in JSON or YAML text that require `DetailedViewContext`. */
const moreKeywords =
  /x-mint|x-badges|(?:xml|propertyNames|depend\w+|[cC]ontains|externalValue|(?:e|[xm]E)ncoding|style|explode|allowReserved|allowEmptyValue|swagger)["']?\s*:|(?:ties|tems)["']?\s*:\s*false|Of["']?\s*:[\s[{-]*["']?required|examples["']?\s*:\s*[\w{]/;

/** Loads most renderers on demand, because most readers only view an operation and its examples. */
class LocalReader {
  readonly #file: string;
  readonly #files: Files;
  readonly #options: LocalReaderOptions;
  #opened: Promise<Opened> | undefined;
  #indexed: Promise<Indexed> | undefined;
  #specText: ReadMarkdown | undefined;
  #hasMarkdown = false;
  #wantsMore = false;

  constructor(file: string, files: Files, options: LocalReaderOptions) {
    this.#file = file;
    this.#files = files;
    this.#options = options;
  }

  documents = async () => (await this.#open()).documents;

  async operation(name: OperationReference, options: ViewOptions): Promise<ViewResult> {
    const {documents, problems} = await this.#open();
    if (!documents) return {state: 'failed', problems};
    // Do not build the index: one operation does not need it, and indexing a large document is slow.
    const entry = await this.#locate(documents, name);
    if (!entry) return {state: 'failed', problems: [await this.#absent(documents, name)]};
    const render = (await buildAsyncViews(documents))?.renderChannel ?? renderOperation;
    return this.#view(documents, options, context => render(context, entry));
  }

  async later(method: Exclude<keyof ApiReader, 'operation'>, given: readonly unknown[]): Promise<unknown> {
    const {documents, problems} = await this.#open();
    const respond = (
      method === 'rest'
        ? (await import('./operation/render-rest.js')).handleRestRequest
        : (await import('./reader-requests.js')).readerRequests[method]
    ) as (responseContext: ResponseContext, ...all: readonly unknown[]) => Promise<unknown>;
    const responseContext: ResponseContext | undefined = documents && {
      documents,
      problems,
      async: await buildAsyncViews(documents),
      locate: name => this.#locate(documents, name),
      index: () => this.#index(documents),
      draw: (options, work) => this.#draw(documents, options, work),
      view: (options, work) => this.#view(documents, options, work),
      placed: found => this.#placed(documents, found),
    };
    return (
      (responseContext && (await respond(responseContext, ...given))) ??
      (await import('./reader-requests.js')).createEmptyResult(method, problems)
    );
  }

  #open(): Promise<Opened> {
    this.#opened ??= this.#read();
    return this.#opened;
  }

  async #read(): Promise<Opened> {
    const result = await this.#files.read(this.#file);
    if (!isFile(result))
      return {problems: [(await import('./describe-missing-document.js')).describeMissingDocument(this.#file, result)]};
    this.#hasMarkdown = mayHaveMarkdown(result.text);
    this.#wantsMore = moreKeywords.test(result.text);
    // Start the renderer's download while the document is parsed.
    if (this.#hasMarkdown) this.#loadMarkdown().catch(() => undefined);
    const read = await readDocument(result.text, this.#file, {overlays: result.overlays, files: this.#files});
    const {problems} = read;
    if (!read.document) return {problems};
    const document = this.#options.omitsPrivate ? await withoutPrivate(read.document) : read.document;
    if (getOwn(document.value, sliceSource) ?? getOwn(document.value, sliceFiles))
      return {documents: (await import('../../openapi/slices/open-slice.js')).openSlice(document), problems};
    // Let the browser handle events between parsing and rendering a large document, so that the page does not freeze.
    if (result.text.length > 300_000) await new Promise(done => setTimeout(done));
    return {documents: new DocumentSet(document, this.#files, this.#options.remote), problems};
  }

  #index(documents: DocumentSet): Promise<Indexed> {
    this.#indexed ??= (async () => {
      const list =
        (await buildAsyncViews(documents))?.indexChannels ??
        (await import('../../openapi/operation/index-document.js')).indexDocument;
      const index = await documents.settle(() => list(documents));
      return {index, problems: await this.#placed(documents, index.problems)};
    })();
    return this.#indexed;
  }

  async #locate(documents: DocumentSet, {method, path}: OperationReference): Promise<FoundOperation | undefined> {
    const locate = (await buildAsyncViews(documents))?.locateChannel ?? locateOperation;
    return documents.settle(() => locate(documents, method, path));
  }

  /**
   * Runs `work` until all its dependencies are loaded: referenced files, and the Markdown parser if a text needs it.
   */
  async #draw<T>(documents: DocumentSet, options: ViewOptions, work: (context: ViewContext) => T) {
    const links = await this.#links(documents.root.file, options);
    if (this.#hasMarkdown) await this.#loadMarkdown();
    for (;;) {
      // Use the detailed context for several files, because only the first was searched for rare keywords.
      const wantsMore = this.#wantsMore || options.site?.views || documents.texts.size > 1;
      const Context =
        this.#options.Context ?? (wantsMore ? (await import('./detailed-view.js')).DetailedViewContext : ViewContext);
      const input = {...this.#options, documents, options, links, specText: this.#specText};
      let context = new Context(input);
      const result = await documents.settle(() => {
        context = new Context(input);
        return work(context);
      });
      if (!wantsMore && documents.texts.size > 1) continue;
      if (!context.wantsMarkdown) return {result, context};
      // Preload the parser only in a site, which always needs it. In a host page, it would be most of the download.
      if (options.site || this.#specText) await this.#loadMarkdown();
      else this.#specText ??= (await import('./text/rich-text.js')).renderRichText;
    }
  }

  async #loadMarkdown(): Promise<void> {
    this.#specText = (await import('./text/spec-text.js')).renderSpecText;
  }

  /**
   * Returns the link resolver of a document. Links in a document from a URL resolve against that URL, even in a site.
   */
  async #links(file: string, {site, withoutRemoteImages: isBare}: ViewOptions): Promise<SpecLinks> {
    const isOwn = site && !isWebUrl(file);
    const links = isOwn
      ? (await import('./text/site-links.js')).resolveSiteLinks(file, site)
      : (this.#options.links ?? createHostPageLinks)(file);
    return isBare ? withoutRemoteImages(links) : links;
  }

  async #view(
    documents: DocumentSet,
    options: ViewOptions,
    work: (context: ViewContext) => Pick<View, 'title' | 'main' | 'aside'>,
  ): Promise<ViewResult> {
    const {result, context} = await this.#draw(documents, options, work);
    const problems = await this.#placed(documents, context.problems);
    const {outline} = context;
    return {state: 'ready', view: {...result, outline, problems: [...problems, ...documents.readProblems]}};
  }

  async #placed(documents: DocumentSet, problems: readonly SpecProblem[]): Promise<readonly Problem[]> {
    if (problems.length === 0) return [];
    const {placeProblems} = await import('../../openapi/document/place-problems.js');
    return placeProblems(problems, documents.texts);
  }

  async #absent(documents: DocumentSet, name: OperationReference): Promise<Problem> {
    const {describeAbsentOperation} = await import('./operation/absent-operation.js');
    return describeAbsentOperation((await this.#index(documents)).index, documents.root.file, name);
  }
}

/** Removes private parts. Loads the code for it only if the document can have any. */
async function withoutPrivate(document: ApiDocument): Promise<ApiDocument> {
  if (!/x-mint|x-internal|x-excluded/.test(document.text)) return document;
  const {withoutPrivateParts} = await import('../../openapi/document/private-parts.js');
  return {...document, value: withoutPrivateParts(document.value).value as JsonObject};
}
