import type {ApiReader} from '../../api-reference/views/reader.js';
import {type SiteOptions, viewRequestOf} from '../../api-reference/views/view-request.js';
import {readOwn} from '../../base/read-own.js';
import {isWebAddress} from '../../base/web-address.js';
import type {PageContext, PropValue} from '../../components/component.js';
import {readGiven} from '../../components/render-component.js';
import {findComponent} from '../../components/table.js';
import {deeper} from '../../markdown/render/markdown/deeper.js';
import {codeSpan} from '../../markdown/render/markdown/escape-text.js';
import type {RenderElement} from '../../tree/render-tree.js';

export interface PageViewsInput {
  readonly context: PageContext;
  readonly options: SiteOptions;
  /** What the page is bound to, without its title and method line; absent for a page that is bound to nothing. */
  readonly bound?: string;
  readerOf(document: string): Pick<ApiReader, 'markdown'>;
  /** A document as a whole, or one of its schemas; empty where it cannot be read. */
  whole(document: string, schema?: string): Promise<string>;
}

/**
 * What elements such as `<OpenApiEndpoint>` show, as Markdown for the place where they stand. A page is written again once
 * `settle` has read what was asked for.
 */
export class PageViews {
  /** An element of the text stands for what the page is bound to. */
  showsBinding = false;
  readonly #input: PageViewsInput;
  readonly #texts = new Map<RenderElement, string>();
  readonly #asked = new Set<RenderElement>();

  constructor(input: PageViewsInput) {
    this.#input = input;
  }

  readonly find = (element: RenderElement): string => {
    const text = this.#texts.get(element);
    if (text === undefined) this.#asked.add(element);
    return text ?? '';
  };

  /** Reads what was asked for; false where that is nothing. */
  async settle(): Promise<boolean> {
    const asked = [...this.#asked];
    this.#asked.clear();
    for (const element of asked) this.#texts.set(element, await this.#read(element));
    return asked.length > 0;
  }

  async #read({name: tag, attributes}: RenderElement): Promise<string> {
    const {options, bound, readerOf, whole, context} = this.#input;
    const component = findComponent(tag);
    if (!component) return '';
    if (bound !== undefined && component.namedBy?.every(prop => !attributes.has(prop))) {
      this.showsBinding = true;
      return bound.trim();
    }
    const {shown} = readGiven(component, attributes as ReadonlyMap<string, PropValue>);
    const wanted = viewRequestOf(
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
      if (text) return deeper(text).trim();
    }
    // Nobody can read it now: a reader is told what it is, and where to look.
    const called = schema ?? (name && `${name.method.toUpperCase()} ${name.path}`);
    const links = wanted.specs.map(document => {
      const address = context.href(isWebAddress(document) ? document : `/${document.replace(/^\//, '')}`);
      return address ? `<${address.href}>` : document;
    });
    return [...(called ? [codeSpan(called)] : []), ...links].join('\n\n');
  }
}
