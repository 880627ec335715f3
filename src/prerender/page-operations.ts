import type {ApiReader, ViewOptions} from '../api-reference/views/reader.js';
import {parseViewRequest, type ViewSiteOptions} from '../api-reference/views/view-request.js';
import {type Html, html, renderHtmlAttributes} from '../base/html.js';
import {omitUndefined} from '../base/omit-undefined.js';
import type {Ports} from '../base/ports.js';
import type {Problem} from '../base/problem.js';
import {isWebUrl} from '../base/web-url.js';
import type {OutlineEntry} from '../components/component.js';
import {renderUnboundOperation} from '../site/special-pages.js';
import {resolveView} from './resolve-view.js';
import type {SlicesFor} from './slices-for.js';

/** Access to API documents while pages are rendered. */
export interface DocumentAccess {
  readerOf(document: string): ApiReader;
  /** Finds the slices that replace a document. Absent if no slices are written. */
  readonly slicesFor?: SlicesFor;
  /** Returns whether docs.json names older versions of a document. */
  hasHistory?(document: string): boolean;
}

interface OperationsInput {
  readonly file: string;
  readonly options: ViewSiteOptions;
  readonly documents: DocumentAccess;
  /** Runs `draw`, and again after loading the languages that it requested. */
  settled<T>(draw: () => Promise<T>): Promise<T>;
}

type Attributes = Parameters<NonNullable<Ports['operation']>>[0];

/** Renders the operations, schemas, and overviews in a page, with the same result as their elements in a browser. */
export class PageOperations {
  /** Headings in the view of the bound operation, for the table of contents. */
  readonly outline: OutlineEntry[] = [];
  readonly problems: Problem[] = [];
  /** True if the example column of the operation contains the author's examples. */
  hidesExamples = false;
  readonly #input: OperationsInput;
  readonly #drawn = new Map<string, Html | undefined>();
  readonly #requested = new Map<string, Attributes>();

  constructor(input: OperationsInput) {
    this.#input = input;
  }

  /** Returns an element with its view. Undefined until `settle` has rendered it. */
  find(requested: Attributes): Html | undefined {
    const key = JSON.stringify(requested);
    if (!this.#drawn.has(key)) this.#requested.set(key, requested);
    return this.#drawn.get(key);
  }

  /** Renders the requested views. Returns false if absent. */
  async settle(examples: () => ViewOptions['written']): Promise<boolean> {
    const requested = [...this.#requested];
    if (requested.length === 0) return false;
    this.#requested.clear();
    const written = examples();
    for (const [key, own] of requested) this.#drawn.set(key, await this.#draw(own, written));
    return true;
  }

  async #draw(own: Attributes, written: ViewOptions['written']): Promise<Html | undefined> {
    const {file, options, documents, settled} = this.#input;
    const isBound = own.bound === true;
    const wanted = parseViewRequest(name => toAttributeText(own[name]), options, isBound ? written : undefined);
    // Leave slices that the author provides to the browser.
    if (wanted.slices) return undefined;
    if (wanted.specs.length === 0) return isBound ? this.#unbound(own, file) : undefined;
    const view = await settled(() => resolveView(wanted, documents.readerOf));
    const slices = view.document && (await documents.slicesFor?.(view.document, wanted));
    // An author's `history` attribute takes precedence over the generated history.
    const hasHistory = slices !== undefined && own.history === undefined && documents.hasHistory?.(view.document ?? '');
    this.problems.push(...view.problems.map(rewordForUrl));
    if (isBound) {
      this.outline.push(...view.outline);
      this.hidesExamples ||= view.hasWritten;
    }
    const shown = view.document === undefined ? own : withDocument(own, view.document);
    return html`<openapi-endpoint${renderHtmlAttributes(shown)} data-rendered${renderHtmlAttributes({slices, history: hasHistory})}>${view.html}</openapi-endpoint>`;
  }

  #unbound({method, path, webhook, channel, schema}: Attributes, file: string): Html {
    const name = webhook !== undefined ? 'WEBHOOK' : channel !== undefined ? 'CHANNEL' : method;
    const target = path ?? webhook ?? channel ?? schema;
    const text = (value: Attributes[string] | undefined) => (value === undefined ? undefined : String(value));
    const kind = schema !== undefined ? 'schema' : channel !== undefined ? 'channel' : 'operation';
    const binding = {kind, ...omitUndefined({method: text(name)?.toUpperCase(), target: text(target)})} as const;
    const unbound = renderUnboundOperation(binding, file);
    this.problems.push(unbound.problem);
    return unbound.html;
  }
}

/** Replaces the fix in the problem of a remote document: there is no path to correct. */
function rewordForUrl(problem: Problem): Problem {
  return problem.code === 'spec-missing' && isWebUrl(problem.place.file)
    ? {
        ...problem,
        fix: 'correct the URL, or copy the document into the project and write its path.',
      }
    : problem;
}

function toAttributeText(value: Attributes[string] | undefined): string | null {
  return value === undefined ? null : value === true ? '' : String(value);
}

/** Returns the attributes with only the document that defines the operation, instead of all documents to search. */
function withDocument(own: Attributes, document: string): Attributes {
  const {'data-specs': others, ...rest} = own;
  // An element that names no document uses the only one of the site.
  return others === undefined
    ? {...own, spec: own.spec || document}
    : {...rest, ...(rest.spec !== undefined && {spec: document})};
}
