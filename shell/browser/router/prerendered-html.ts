import {setAttributes} from '../../../elements/base/set-attributes.js';
import {setHtml} from '../../../elements/base/set-html.js';
import {fromReceivedHtml, unescapeHtml} from '../../../src/base/html.js';
import {decodeOnce} from '../../../src/base/slug.js';
import {findSkeletonParts, type SiteRegions} from '../boot/skeleton.js';
import type {CompleteSidebar} from '../chrome/whole-sidebar.js';
import {fadePage} from './fade-page.js';
import {type LoadResult, type PageSource, Router, type Visit} from './router.js';
import {recordSidebarState, scrollToCurrent} from './update-content.js';
import {findVariantTemplates} from './variants.js';

/** Maximum number of cached pages. Going back to one needs no request. */
const cacheSize = 30;

/** Page source of a prerendered site. Fetches a page as HTML, and replaces the parts of the open one. */
export class PrerenderedHtml implements PageSource {
  readonly router: Router;
  readonly #options: SourceOptions;
  readonly #parts: SiteRegions;
  readonly #pages = new Map<string, Promise<string | undefined>>();
  #shown = location.pathname;

  constructor(options: SourceOptions) {
    this.#options = options;
    this.#parts = findSkeletonParts(options.shell);
    this.router = new Router(this, this.#parts);
    this.router.start();
    fixIcons();
  }

  async load(visit: Visit): Promise<LoadResult | undefined> {
    const hash = decodeOnce(location.hash.slice(1));
    const {pathname} = location;
    const {site, main} = this.#parts;
    const title = () => main.querySelector('h1')?.textContent ?? document.title;
    const slug = () => site.dataset.slug ?? '';
    if (pathname === this.#shown)
      return {kind: 'page', page: {slug: slug(), title, hash, isNew: false, put: () => undefined}};
    const page = await this.#read(location.href);
    if (!visit.isCurrent) return undefined;
    // The HTML belongs to another site. Let the browser load the URL.
    if (!page) return {kind: 'document'};
    const next = page.shell.querySelector<HTMLElement>('.site')?.dataset.slug ?? '';
    const put = () => {
      this.#shown = pathname;
      return this.#put(page, visit);
    };
    return {kind: 'page', page: {slug: next, title, hash, isNew: true, put}};
  }

  prefetch(link: HTMLAnchorElement): void {
    if (isPage(link)) void this.#fetch(link.href);
  }

  /** Discards the state of the open page, so that the next visit renders it even if the URL is the same. */
  forget(): void {
    this.#shown = '';
  }

  /** Shows an HTML file of the site at the current URL, such as the 404 page of another language. */
  async showFile(href: string): Promise<void> {
    const visit = this.router.begin('renew');
    const page = await this.#read(href);
    if (page && visit.isCurrent) await this.#put(page, visit);
  }

  async #read(href: string): Promise<Page | undefined> {
    const text = await this.#fetch(href);
    return text === undefined ? undefined : read(text);
  }

  /** Replaces the open page, unless another visit started meanwhile. */
  async #put(page: Page, visit: Visit): Promise<void> {
    const [tags] = await Promise.all([withSheets(page.tags), this.#options.ready(page.shell)]);
    if (visit.isCurrent) await fadePage(() => this.#show({...page, tags}));
  }

  #show({shell: fetched, title, tags, attributes}: Page): void {
    const own = this.#parts;
    const {shell, prepare, complete, upgradeElements} = this.#options;
    prepare(fetched);
    const parts = findSkeletonParts(fetched);
    complete(parts);
    for (const old of findVariantTemplates(shell)) old.remove();
    shell.append(...findVariantTemplates(fetched));
    document.title = title;
    setAttributes(document.documentElement, attributes);
    for (const old of document.head.querySelectorAll('[data-lectern]')) if (!tags.includes(old)) old.remove();
    document.head.append(...tags.filter(tag => !tag.isConnected));
    fixIcons();
    const {mode: _, ...data} = parts.site.dataset;
    for (const name of Object.keys(own.site.dataset)) if (!(name in data)) delete own.site.dataset[name];
    Object.assign(own.site.dataset, parts.site.dataset);
    const restore = isSame(own.sidebar, parts.sidebar) ? recordSidebarState(own.sidebar) : undefined;
    for (const name of [
      'header',
      'sidebar',
      'eyebrow',
      'tools',
      'head',
      'contents',
      'article',
      'bottom',
      'footer',
    ] as const)
      take(own[name], parts[name]);
    for (const name of ['page', 'main'] as const) takeId(own[name], parts[name]);
    own.skip.textContent = parts.skip.textContent;
    // Keep the banner closed: the fetched page contains it again.
    if (own.banner.childElementCount > 0) own.banner.replaceChildren(...parts.banner.childNodes);
    own.main.querySelector('.site-notice')?.remove();
    restore?.();
    for (let node = own.sidebar.querySelector('[aria-current=page]')?.parentElement; node; node = node.parentElement)
      if (node instanceof HTMLDetailsElement) node.open = true;
    scrollToCurrent(own.sidebar);
    upgradeElements();
  }

  #fetch(href: string): Promise<string | undefined> {
    const address = href.replace(/#.*/, '');
    const known = this.#pages.get(address);
    if (known) return known;
    const requested = fetch(address, {credentials: 'same-origin'}).then(
      async response => (response.ok && response.url.replace(/#.*/, '') === address ? response.text() : undefined),
      () => undefined,
    );
    this.#pages.set(address, requested);
    if (this.#pages.size > cacheSize) this.#pages.delete(this.#pages.keys().next().value as string);
    return requested;
  }
}

interface SourceOptions {
  readonly shell: Element;
  /** Loads the code that a page needs before it appears. */
  ready(fetched: Element): Promise<unknown>;
  /** Changes a fetched page before it appears. */
  prepare(fetched: Element): void;
  /** Adds the entries that the page's brief sidebar omits. */
  readonly complete: CompleteSidebar;
  /** Defines the elements of an inserted page. */
  upgradeElements(): void;
}

interface Page {
  readonly shell: Element;
  readonly title: string;
  readonly tags: readonly Element[];
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/** Parses the HTML of a page into its parts, in a `<template>`: nothing in there runs or loads. */
function read(text: string): Page | undefined {
  const box = document.createElement('template');
  setHtml(box, fromReceivedHtml(text));
  const shell = box.content.querySelector('docs-shell');
  if (!shell?.querySelector('.site')) return undefined;
  const [root = ''] = /<html[^>]*>/.exec(text) ?? [];
  return {
    shell,
    title: box.content.querySelector('title')?.textContent ?? '',
    tags: [...box.content.querySelectorAll('meta[data-lectern], link[data-lectern]')],
    attributes: Object.fromEntries(['lang', 'dir', 'data-current-path'].map(name => [name, readAttribute(root, name)])),
  };
}

/** Returns an attribute from a tag's text. Needed for `<html>`, which a `<template>` drops. */
function readAttribute(tag: string, name: string): string | undefined {
  const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : unescapeHtml(value);
}

/** Replaces the style sheets in `tags` with the previous page's equal ones. Resolves when the others have loaded. */
async function withSheets(tags: readonly Element[]): Promise<readonly Element[]> {
  // Compare by file name: it contains a hash of the content, while relative URLs differ between folders.
  const nameOf = (sheet: Element) => sheet.getAttribute('href')?.split('/').at(-1);
  const there = [...document.head.querySelectorAll('link[rel=stylesheet][data-lectern]')];
  const found = tags.map(tag =>
    tag.matches('[rel=stylesheet]') ? (there.find(each => nameOf(each) === nameOf(tag)) ?? tag) : tag,
  );
  const missing = found.filter(tag => tag.matches('[rel=stylesheet]') && !tag.isConnected) as HTMLLinkElement[];
  const loaded = missing.map(
    sheet =>
      new Promise(done => {
        sheet.onload = sheet.onerror = done;
        document.head.append(sheet);
      }),
  );
  // Wait a second at most: a missing style sheet must not block navigation.
  if (missing.length > 0) await Promise.race([Promise.all(loaded), new Promise(done => setTimeout(done, 1000))]);
  return found;
}

/** Makes icon URLs absolute: browsers resolve a relative one again when the router changes the URL. */
function fixIcons(): void {
  for (const icon of document.head.querySelectorAll<HTMLLinkElement>('link[rel~=icon]'))
    icon.setAttribute('href', icon.href);
}

/** Returns whether a link opens another page of this site. */
function isPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.pathname === location.pathname || link.target === '_blank') return false;
  return link.closest('docs-shell') !== null && link.pathname.endsWith('/') && !link.hasAttribute('download');
}

/** Moves content and id of a fetched part into the page. */
function take(part: HTMLElement, fetched: HTMLElement): void {
  part.replaceChildren(...fetched.childNodes);
  takeId(part, fetched);
}

/** Copies a part's id, unless a heading of the page has the same id. */
function takeId(part: HTMLElement, fetched: HTMLElement): void {
  if (fetched.id) part.id = fetched.id;
  else part.removeAttribute('id');
}

/** Returns whether two sidebars list the same pages. */
function isSame(one: HTMLElement, other: HTMLElement): boolean {
  // Compare without lazy groups: their entries exist only after a reader opens them.
  const entries = (part: HTMLElement) =>
    [...part.querySelectorAll<HTMLElement>(':is([data-slug], [data-path]):not(.nav-nested *)')].map(
      ({dataset: {slug, path}}) => slug ?? path,
    );
  return entries(one).join('\n') === entries(other).join('\n');
}
