import {highlightNow, loadLanguage} from '../../../../elements/content/code-block/highlight.js';
import type {ViewOptions} from '../../../../src/api-reference/views/reader.js';
import {toViewMessages} from '../../../../src/api-reference/views/view-messages.js';
import {html, renderHtmlAttributes} from '../../../../src/base/html.js';
import {isIconPath} from '../../../../src/base/icon-path.js';
import {omitUndefined} from '../../../../src/base/omit-undefined.js';
import type {Ports} from '../../../../src/base/ports.js';
import {sanitizeUrl, type UrlUse} from '../../../../src/base/url.js';
import type {PageContext} from '../../../../src/components/component.js';
import {renderHighlightedCode} from '../../../../src/markdown/render/html/highlighted-code.js';
import {enContent} from '../../../../src/messages/en-content.js';
import type {LanguageMessages} from '../../../../src/messages/language-messages.js';
import {drawIcon, type FindIcon} from '../../../../src/prerender/draw-icon.js';
import {Highlighter} from '../../../../src/prerender/highlighter.js';

/** Base URL to use instead of the page's, which is unknown. The host is reserved and never exists. */
const nowhere = 'https://page.invalid/';

/** Resolves the URLs in a page. */
export class PageAddresses {
  /** URL of the page, resolved from `options.url`, which is a full URL or a path. */
  readonly #page: URL;

  constructor(url = '') {
    this.#page = new URL(url, nowhere);
  }

  /** Resolves a URL, or returns undefined if its scheme is not allowed. Stays relative if the page's URL is unknown. */
  resolve(written: string, use: UrlUse): string | undefined {
    const url = sanitizeUrl(written, use, this.#page.href);
    return url !== undefined && this.#isRelative(url) ? written.trim() : url;
  }

  /** Returns the argument for `read`: the URL of a document, or its path from the root of the pages. */
  document(written: string): string | undefined {
    const url = sanitizeUrl(written, 'server', this.#page.href);
    if (url === undefined || !this.#isRelative(url)) return url;
    try {
      return decodeURIComponent(url.slice(nowhere.length));
    } catch {
      return undefined;
    }
  }

  isOther(url: string): boolean {
    return /^https?:/.test(url) && new URL(url).origin !== this.#page.origin;
  }

  #isRelative(url: string): boolean {
    return url.startsWith(nowhere);
  }
}

/** Everything that rendering one element needs, with requests that are still open. */
export interface ServerContext {
  readonly page: PageContext;
  /** Functions that views of API documents call, such as the highlighter. */
  readonly ports: Ports;
  /** Messages of API views. Absent for English. */
  readonly views?: ViewOptions['messages'];
  /**
   * Loads languages of code that the rendering lacked. Resolves to false if it lacked none. Otherwise, render again.
   */
  settle(): Promise<boolean>;
}

/** Source of icons and messages for an element. */
export interface RenderSource {
  readonly findIcon?: FindIcon | undefined;
  /** Messages in the element's language. Undefined for English. */
  readonly messages?: LanguageMessages | undefined;
}

/** Creates the context in which an element renders as in a browser, with icons and highlighted code. */
export function createServerContext(addresses: PageAddresses, {findIcon, messages}: RenderSource): ServerContext {
  // Create a highlighter for each element: elements render in parallel, and each waits only for its own languages.
  const highlighter = new Highlighter({
    load: async languages => void (await Promise.all(languages.map(loadLanguage))),
    highlight: highlightNow,
  });
  const ports: Ports = {
    icon(name, type) {
      if (!isIconPath(name.trim())) return findIcon && drawIcon(name, type, 'lucide', findIcon);
      const src = addresses.resolve(name.trim(), 'image');
      return src === undefined ? undefined : html`<img alt=""${renderHtmlAttributes({src})}>`;
    },
    highlight(code, language, byLine) {
      const tokens = highlighter.highlight(code, language);
      return tokens && renderHighlightedCode(tokens, byLine);
    },
  };
  const page: PageContext = {
    ...ports,
    messages: messages?.frame ?? enContent,
    copyButton: true,
    href(written) {
      if (/^#[\w-]*$/.test(written)) return {href: written, external: false};
      const href = addresses.resolve(written, 'link');
      return href === undefined ? undefined : {href, external: addresses.isOther(href)};
    },
    asset: written => addresses.resolve(written, 'image'),
    srcset: written => written,
  };
  const views = messages && toViewMessages(messages);
  return {page, ports, ...omitUndefined({views}), settle: () => highlighter.settle()};
}
