import {escapeHtml, type Html} from '../../../../src/base/html.js';
import {formatMessage, type Problem} from '../../../../src/base/problem.js';
import {readMarkedMode} from '../../../../src/base/read-marked-mode.js';
import {renderWrittenElement} from '../../../../src/components/render-written-element.js';
import {components} from '../../../../src/components/table.js';
import type {LanguageMessages} from '../../../../src/messages/language-messages.js';
import type {FindIcon} from '../../../../src/prerender/draw-icon.js';
import {addPartNames} from './name-parts.js';
import {type ParsedElement, parsePage} from './parsed-page.js';
import {OpenDocuments, renderEndpoint} from './render-endpoint.js';
import type {ReadDocumentText, RenderOptions} from './render-options.js';
import {createServerContext, PageAddresses, type ServerContext} from './server-context.js';
import {renderWithShadowRoot} from './shadow-template.js';

/** Files of the package that rendering needs, if they are available. */
export interface RenderAssets {
  readonly findIcon?: FindIcon;
  /** Loads a language's messages. Resolves to undefined for English, which is built in. */
  readonly loadMessages?: (language: string) => Promise<LanguageMessages | undefined>;
  /** Reads the text of the style sheet. */
  readonly sheet?: () => Promise<string>;
}

const drawnByComponent = new Map(components.map(each => [each.tag, each]));
const endpoints = new Set(['openapi-endpoint', 'asyncapi-channel']);
/** Matches tags that the server does not render: third-party viewers run in a browser only. */
const leftToBrowser = /^openapi-(?:thirdparty-[abc]|scalar|redoc|stoplight)$/;
const ourScript = /^(.*?)(?:elements\/[\w-]+|elements|lectern-endpoint)\.js(?:[?#].*)?$/;

/** Renders pages that share API documents. Loads each document once. */
export class PageRenderer {
  readonly #assets: RenderAssets;
  readonly #documents: OpenDocuments;

  constructor(read: ReadDocumentText | undefined, assets: RenderAssets) {
    this.#assets = assets;
    this.#documents = new OpenDocuments(read ?? (() => undefined));
  }

  /** Yields the HTML of a page in pieces, with a shadow root in each element of Lectern. */
  async *parts(html: string, options: RenderOptions): AsyncGenerator<string, void, undefined> {
    const elements = parsePage(html);
    const addresses = new PageAddresses(options.url);
    const prefix = findScriptPrefix(elements);
    const isLive = options.script ?? prefix !== undefined;
    const styles = await this.#styles(options, prefix);
    const found = elements.filter(isWanted);
    const messages = await Promise.all(found.map(each => this.#loadMessages(findLanguage(each) ?? options.lang)));
    // Start all renderings before the first `await`: containers assign slot names to their children in source order.
    const rendered = found.map((each, index) => this.#draw(each, addresses, messages[index]));
    for (const each of rendered) each.catch(() => undefined);
    let at = 0;
    for (const [index, element] of found.entries()) {
      const tag = element.startTag;
      // Skip elements that the HTML parser inserted or moved: the text has no start tag at their position.
      if (!tag || tag.start < at) continue;
      yield html.slice(at, tag.start);
      at = tag.start;
      const {html: markup, problems} = await (rendered[index] as (typeof rendered)[number]);
      for (const problem of problems) options.onError?.(problem);
      if (!markup) {
        const [problem] = problems;
        // Without `read`, all documents are left to the browser, so a missing one is not an error.
        if (problem && options.read && !options.onError) throw new Error(formatMessage(problem));
        continue;
      }
      yield await renderWithShadowRoot(
        element,
        collectAttributes(element),
        renderRoot(element, markup, styles, isLive),
      );
      at = tag.end;
    }
    yield html.slice(at);
  }

  async #loadMessages(language: string | undefined): Promise<LanguageMessages | undefined> {
    return language === undefined ? undefined : this.#assets.loadMessages?.(language);
  }

  async #draw(
    element: ParsedElement,
    addresses: PageAddresses,
    messages: LanguageMessages | undefined,
  ): Promise<{readonly html?: Html; readonly problems: readonly Problem[]}> {
    const context = createServerContext(addresses, {findIcon: this.#assets.findIcon, messages});
    const draw = () => this.#drawNow(element, addresses, context);
    const first = await draw();
    return (await context.settle()) ? draw() : first;
  }

  #drawNow(element: ParsedElement, addresses: PageAddresses, context: ServerContext) {
    if (endpoints.has(element.localName)) return renderEndpoint(element, this.#documents, addresses, context);
    const component = drawnByComponent.get(element.localName);
    return component ? {html: renderWrittenElement(element, component, context.page), problems: []} : {problems: []};
  }

  /** Returns the `<link>` or `<style>` for the start of each shadow root. */
  async #styles({styles = 'linked', stylesheet}: RenderOptions, prefix: string | undefined): Promise<string> {
    const href = stylesheet ?? (prefix === undefined ? undefined : `${prefix}styles/elements.css`);
    if (styles === 'linked' && href !== undefined) return `<link rel="stylesheet" href="${escapeHtml(href)}">`;
    const {sheet} = this.#assets;
    if (sheet) return `<style>${await sheet()}</style>`;
    throw new Error(
      formatMessage({
        message: 'The option "stylesheet" is missing.',
        fix: 'Pass the URL of lectern/styles/elements.css as "stylesheet".',
      }),
    );
  }
}

function isWanted(element: ParsedElement): boolean {
  const {localName} = element;
  if (!(drawnByComponent.has(localName) || endpoints.has(localName)) || leftToBrowser.test(localName)) return false;
  return !(element.hasRoot || element.hasAttribute('data-rendered') || element.isInside(isOurs));
}

/** Returns whether the content of an element is rendered already. Elements inside it need no rendering. */
function isOurs({localName, className}: ParsedElement): boolean {
  return localName === 'docs-shell' || className.split(/\s+/).includes('docs-foreign');
}

/** Returns the nearest `lang` attribute around an element. */
function findLanguage(element: ParsedElement): string | undefined {
  for (let at: ParsedElement | null = element; at; at = at.parentElement) {
    const marked = at.getAttribute('lang');
    if (marked !== null) return marked;
  }
  return undefined;
}

/** Returns the folder of Lectern's script from its tag in the page. Undefined if the page has no such tag. */
function findScriptPrefix(elements: readonly ParsedElement[]): string | undefined {
  for (const each of elements) {
    const src = each.localName === 'script' && each.getAttribute('src');
    const prefix = src && ourScript.exec(src)?.[1];
    if (typeof prefix === 'string') return prefix;
  }
  return undefined;
}

function collectAttributes(element: ParsedElement): ReadonlyMap<string, string> {
  const attributes = new Map(element.attributes.map(({name, value}) => [name, value]));
  const written = element.getAttribute('mode');
  // Without a known mode, leave it to the style sheet in the browser.
  const mode = written === 'dark' || written === 'light' ? written : readMarkedMode(element);
  if (mode) attributes.set('data-mode', mode);
  return attributes;
}

async function renderRoot(element: ParsedElement, {text}: Html, styles: string, isLive: boolean): Promise<string> {
  // The style sheet removes the border of an accordion inside a group, by `data-in`.
  const isEndpoint = endpoints.has(element.localName);
  const inside = isEndpoint ? '' : ` data-in="${element.parentElement?.localName ?? ''}"`;
  const box = `<div class="docs-foreign docs-content"${inside}${isLive ? ' data-js' : ''}>${isEndpoint ? addPartNames(text) : text}</div>`;
  return styles + (isEndpoint ? `<slot name="header"></slot>${box}<slot name="footer"></slot>` : box);
}
