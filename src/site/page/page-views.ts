import type {ApiReader} from '../../api-reference/views/reader.js';
import {parseViewRequest, type ViewSiteOptions} from '../../api-reference/views/view-request.js';
import {readOwn} from '../../base/read-own.js';
import {isWebUrl} from '../../base/web-url.js';
import type {PageContext, PropValue} from '../../components/component.js';
import {readComponentProps} from '../../components/render-component.js';
import {findComponent} from '../../components/table.js';
import {writeCodeSpan} from '../../markdown/render/markdown/escape-text.js';
import {lowerHeadings} from '../../markdown/render/markdown/lower-headings.js';
import type {RenderElement} from '../../tree/render-tree.js';

interface PageViewsInput {
  readonly context: PageContext;
  readonly options: ViewSiteOptions;
  /** Markdown of the bound operation without title and method line. Absent for other pages. */
  readonly bound?: string;
  readerOf(document: string): Pick<ApiReader, 'markdown'>;
  /** Returns an API document, or one schema of it, as Markdown. Empty if the document is unreadable. */
  whole(document: string, schema?: string): Promise<string>;
}

/**
 * Writes elements such as `<OpenApiEndpoint>` as Markdown. Requests missing documents: after `settle` has loaded them,
 * write the page again.
 */
export class PageViews {
  /** True if an element in the text renders the page's binding. */
  showsBinding = false;
  readonly #input: PageViewsInput;
  readonly #texts = new Map<RenderElement, string>();
  readonly #requested = new Set<RenderElement>();

  constructor(input: PageViewsInput) {
    this.#input = input;
  }

  readonly find = (element: RenderElement): string => {
    const text = this.#texts.get(element);
    if (text === undefined) this.#requested.add(element);
    return text ?? '';
  };

  /** Loads the requested documents. Returns false if absent. */
  async settle(): Promise<boolean> {
    const requested = [...this.#requested];
    this.#requested.clear();
    for (const element of requested) this.#texts.set(element, await this.#read(element));
    return requested.length > 0;
  }

  async #read({name: tag, attributes}: RenderElement): Promise<string> {
    const {options, bound, readerOf, whole, context} = this.#input;
    const component = findComponent(tag);
    if (!component) return '';
    if (bound !== undefined && component.namedBy?.every(prop => !attributes.has(prop))) {
      this.showsBinding = true;
      return bound.trim();
    }
    const {shown} = readComponentProps(component, attributes as ReadonlyMap<string, PropValue>);
    const wanted = parseViewRequest(
      name => {
        const value = readOwn(shown, name);
        return value === undefined ? null : String(value);
      },
      options,
      undefined,
    );
    const {name, schema} = wanted;
    for (const document of wanted.specs) {
      const text = await (name ? readerOf(document).markdown(name, wanted.options) : whole(document, schema));
      if (text) return lowerHeadings(text).trim();
    }
    // Without the API document, write only the name of the operation or schema, and where it is.
    const called = schema ?? (name && `${name.method.toUpperCase()} ${name.path}`);
    const links = wanted.specs.map(document => {
      const link = context.href(isWebUrl(document) ? document : `/${document.replace(/^\//, '')}`);
      return link ? `<${link.href}>` : document;
    });
    return [...(called ? [writeCodeSpan(called)] : []), ...links].join('\n\n');
  }
}
