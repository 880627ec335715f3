import type {Page} from 'playwright-core';
import {decodeOnce} from '../../../src/base/slug.js';

/** The content of a page for readers and search engines. */
export interface Content {
  readonly title: string;
  readonly text: string;
  readonly headings: readonly string[];
  /** Text and URL of every link, relative to the root of the site. */
  readonly links: readonly string[];
  readonly anchors: readonly string[];
  readonly sidebar: readonly string[];
}

export const kinds = ['title', 'text', 'headings', 'links', 'anchors', 'sidebar'] as const;

/**
 * Reads the current content of a page. `aliases` are additional URLs of pages, and count as links to these pages. A
 * browser learns them when it reads the page's API document.
 */
export async function contentOf(page: Page, root: string, aliases?: ReadonlyMap<string, string>): Promise<Content> {
  const content = await read(page, root);
  const settled = (line: string) => line.replace(/(?<= → \/)[^?#]*/, slug => aliases?.get(decodeOnce(slug)) ?? slug);
  return {...content, links: content.links.map(settled)};
}

function read(page: Page, root: string): Promise<Content> {
  return page.evaluate(base => {
    const words = (node: Node | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const address = (link: Element) => {
      const written = link.getAttribute('href') ?? '';
      const url = new URL(written, document.baseURI);
      const inside = url.href.startsWith(base) ? `/${url.href.slice(base.length)}` : url.href;
      return inside.replace(/(.)\/(?=$|[?#])/, '$1');
    };
    const parts = ['.page-head', '.site-article'].flatMap(name => [...document.querySelectorAll(name)]);
    const copies = parts.map(part => {
      const copy = part.cloneNode(true) as Element;
      // Parts that behavior adds, or that it renders instead of text.
      for (const each of copy.querySelectorAll(
        '.try-button, .view-menu, .tab-menu-box, .field-tools, .open-all, .not-found-path, try-it, .missing-media, docs-latex, docs-mermaid',
      ))
        each.remove();
      return copy;
    });
    const within = (selector: string) => parts.flatMap(part => [...part.querySelectorAll(selector)]);
    const links = (all: readonly Element[]) => all.map(link => `${words(link)} → ${address(link)}`);
    return {
      title: document.title,
      text: copies.map(words).join(' ').trim(),
      headings: within('h1, h2, h3, h4, h5, h6').map(each => `${each.localName} ${words(each)}`),
      // Tabs are links until their behavior loads.
      links: links(within('a[href]:not(.tab, .field-tool)')),
      anchors: within('[id]:not([role=tab]):not(.tab)')
        .filter(each => !each.closest('docs-latex, docs-mermaid'))
        .map(each => each.id)
        .filter(id => !/^(?:tab-\d|p\d)/.test(id)),
      sidebar: links([...document.querySelectorAll('.site-sidebar .nav-link[href]')]),
    };
  }, root);
}

export interface Difference {
  readonly url: string;
  readonly kind: (typeof kinds)[number] | 'state';
  readonly runtime: string;
  readonly prerendered: string;
}

/** Returns the first difference between two pages, for each kind of content. */
export function differences(url: string, runtime: Content, prerendered: Content): readonly Difference[] {
  return kinds.flatMap(kind => {
    const [one, other] = [runtime[kind], prerendered[kind]].map(each =>
      typeof each === 'string' ? each : each.join('\n'),
    );
    if (one === other || one === undefined || other === undefined) return [];
    let at = 0;
    while (one[at] === other[at]) at++;
    const around = (text: string) => text.slice(Math.max(0, at - 40), at + 80);
    return [{url, kind, runtime: around(one), prerendered: around(other)}];
  });
}
