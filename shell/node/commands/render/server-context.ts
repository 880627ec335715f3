import {highlightNow, loadLanguage} from '../../../../elements/content/code-block/highlight.js';
import type {ViewOptions} from '../../../../src/api-reference/views/reader.js';
import {toViewMessages} from '../../../../src/api-reference/views/view-messages.js';
import {definedOnly} from '../../../../src/base/defined-only.js';
import {attributes, html} from '../../../../src/base/html.js';
import {isIconPath} from '../../../../src/base/icon-path.js';
import type {Ports} from '../../../../src/base/ports.js';
import {safeUrl, type UrlUse} from '../../../../src/base/url.js';
import type {PageContext} from '../../../../src/components/component.js';
import {renderHighlightedCode} from '../../../../src/markdown/render/html/coloured-code.js';
import {enContent} from '../../../../src/messages/en-content.js';
import type {LanguageMessages} from '../../../../src/messages/language-messages.js';
import {drawIcon, type FindIcon} from '../../../../src/prerender/draw-icon.js';
import {Highlighter} from '../../../../src/prerender/highlighter.js';

/** Placeholder for the unknown URL of a page. No host has this name. */
const nowhere = 'https://page.invalid/';

/** Resolves URLs of the elements in a page. */
export class PageAddresses {
  /** URL of the page. `page.html` can be a path or a full URL. */
  readonly #page: URL;

  constructor(url = '') {
    this.#page = new URL(url, nowhere);
  }

  /** Returns the allowed URL. It stays relative if the URL of the page is unknown. */
  resolve(written: string, use: UrlUse): string | undefined {
    const url = safeUrl(written, use, this.#page.href);
    return url !== undefined && this.#isRelative(url) ? written.trim() : url;
  }

  /** Returns the name for reading a document: a URL, or a path from the root of the pages. */
  document(written: string): string | undefined {
    const url = safeUrl(written, 'server', this.#page.href);
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

/** Context for rendering an element, and its open requests. */
export interface ServerContext {
  readonly page: PageContext;
  /** Services for views of API documents. */
  readonly ports: Ports;
  /** Messages of views of API documents. Absent for English. */
  readonly views?: ViewOptions['messages'];
  /** Loads missing code languages. Returns false if none were missing. */
  settle(): Promise<boolean>;
}

/** Icons and messages for rendering elements. */
export interface Drawing {
  readonly findIcon?: FindIcon | undefined;
  /** Messages for the element's language. Undefined for English. */
  readonly messages?: LanguageMessages | undefined;
}

/** Creates a context as in a browser, with icons and highlighted code included. */
export function createServerContext(addresses: PageAddresses, {findIcon, messages}: Drawing): ServerContext {
  // One for each element. Elements render in parallel, and each one waits for its own languages.
  const highlighter = new Highlighter({
    load: async languages => void (await Promise.all(languages.map(loadLanguage))),
    highlight: highlightNow,
  });
  const ports: Ports = {
    icon(name, type) {
      if (!isIconPath(name.trim())) return findIcon && drawIcon(name, type, 'lucide', findIcon);
      const src = addresses.resolve(name.trim(), 'image');
      return src === undefined ? undefined : html`<img alt=""${attributes({src})}>`;
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
  return {page, ports, ...definedOnly({views}), settle: () => highlighter.settle()};
}
