import {existsSync, readFileSync, statSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Browser, Page} from 'playwright-core';
import {unescapeHtml} from '../../../src/base/html.js';
import {isSameHeading} from '../../../src/components/slugify-heading.js';
import {alive} from '../parity/alive.js';

export interface CrawlOptions {
  /** URL of the site's folder with a trailing slash, on a server or on disk. */
  readonly root: string;
  readonly hasScript: boolean;
  /**
   * Maximum number of pages to open in the browser. For all others, the crawl only requests their files and reads their
   * ids.
   */
  readonly most: number;
  /** Returns whether the project itself lacks a page, file or fragment below the root. */
  isLacking?(path: string): boolean;
}

export interface Crawled {
  readonly pages: number;
  readonly links: number;
  /** Broken links, each with the page that contains it. */
  readonly broken: readonly string[];
  /** Paths in pages that the project itself lacks. */
  readonly lacking: readonly string[];
}

/** Targets in a page, and its own faults. */
interface Found {
  /** Absolute URLs of links, images, scripts and style sheets. */
  readonly addresses: readonly string[];
  readonly ids: readonly string[];
  /** URLs of images that failed to load. */
  readonly unseen: readonly string[];
  readonly faults: readonly string[];
}

/**
 * Crawls a site from its home page, and checks every URL: page, file, and fragment. Failed requests, errors, broken
 * images and empty panels count as broken too.
 */
export async function crawl(browser: Browser, {root, hasScript, most, isLacking}: CrawlOptions): Promise<Crawled> {
  const context = await browser.newContext({javaScriptEnabled: hasScript, viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  const faults: string[] = [];
  const lacking = new Set<string>();
  const note = (fault: string, address?: string) => {
    const path = address?.startsWith(root) ? pathOf(address.slice(root.length)) : undefined;
    if (path !== undefined && isLacking?.(path)) lacking.add(path);
    else faults.push(fault);
  };
  let opened = root;
  watch(page, root, (fault, address) => note(`${opened}: ${fault}`, address));
  const ids = new Map<string, ReadonlySet<string>>();
  const named = new Map<string, string>();
  const next = [root.startsWith('file:') ? `${root}index.html` : root];
  const seen = new Set(next);
  const visit = async (address: string) => {
    await page.goto(address, {waitUntil: 'load'});
    if (hasScript) await alive(page).catch(() => note(`${address}: its behaviour does not come`));
    const found = await read(page);
    ids.set(address, new Set(found.ids));
    for (const each of found.unseen) note(`${address}: no picture in ${each}`, each);
    for (const each of found.faults) note(`${address}: ${each}`);
    return found.addresses;
  };
  try {
    for (const address of next) {
      if (ids.size >= most) break;
      opened = address;
      const text = await textAt(address);
      // The page that links to a missing target reports it.
      if (text === undefined) continue;
      for (const each of awayIn(text, address) ?? (await visit(address))) {
        if (!each.startsWith(root)) continue;
        if (!named.has(each)) named.set(each, address);
        const target = pageAt(each);
        if (!seen.has(target) && isPage(target)) next.push(target);
        seen.add(target);
      }
    }
  } finally {
    await context.close();
  }
  const pages = ids.size;
  for (const [address, from] of named) {
    const fault = await describeFault(address, ids);
    if (fault !== undefined) note(`${from} names ${address}: ${fault}`, address);
  }
  return {pages, links: named.size, broken: faults, lacking: [...lacking]};
}

/** Returns the target of a redirect page. Opening the page is the same as opening its target. */
function awayIn(text: string, address: string): readonly string[] | undefined {
  const away = /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(text)?.[1];
  return away === undefined ? undefined : [new URL(unescapeHtml(away), address).href];
}

function watch(page: Page, root: string, note: (fault: string, address?: string) => void): void {
  page.on('response', answer => {
    if (answer.status() >= 400) note(`${answer.status()} for ${answer.url()}`, answer.url());
  });
  page.on('requestfailed', request => {
    if (request.url().startsWith(root) && request.failure()?.errorText !== 'net::ERR_ABORTED')
      note(`${request.failure()?.errorText} for ${request.url()}`, request.url());
  });
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/favicon.ico') note('the browser looks for an icon');
  });
  page.on('pageerror', error => note(error.message));
}

function read(page: Page): Promise<Found> {
  return page.evaluate(async () => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    const faults: string[] = [];
    const pictures = all<HTMLImageElement>('img[src]');
    for (const each of pictures) each.loading = 'eager';
    // Images on other hosts are unreachable.
    const own = pictures.filter(({src}) => new URL(src).host === location.host && !src.startsWith('data:'));
    const unseen: string[] = [];
    await Promise.all(own.map(each => each.decode().catch(() => unseen.push(each.src))));
    for (const each of all<HTMLDetailsElement>('details')) each.open = true;
    // A panel for a media type without a schema only has a title, which its tab contains.
    for (const panel of all<HTMLElement>('.tab-panel:not([hidden])'))
      if (
        panel.textContent?.trim() !== (panel.querySelector(':scope > .tab-title')?.textContent ?? '').trim() &&
        !panel.closest('[hidden]') &&
        panel.getBoundingClientRect().height === 0
      )
        faults.push(`nothing is seen of the panel ${panel.id}`);
    const addresses = [
      ...all<HTMLAnchorElement>('a[href], area[href], link[href]:not([rel=expect], [rel=canonical], [rel=alternate])'),
      ...all<HTMLScriptElement>('[src]'),
    ].map(each => ('src' in each && each.src) || (each as unknown as HTMLAnchorElement).href);
    return {addresses, ids: all('[id]').map(({id}) => id), unseen, faults};
  });
}

/** Returns a URL without its fragment. */
function pageAt(address: string): string {
  return address.replace(/[#?].*/s, '');
}

/** Returns a page's path as in the project: without a trailing slash or file name. */
function pathOf(address: string): string {
  return decodeURIComponent(address).replace(/\/(?:index\.html)?(?=#|$)/, '');
}

function isPage(address: string): boolean {
  return /(?:\/|\.html)$/.test(address) && !/\/_lectern\//.test(address);
}

/** Returns the reason why a URL is broken. Undefined if it works. */
async function describeFault(address: string, ids: Map<string, ReadonlySet<string>>): Promise<string | undefined> {
  const target = pageAt(address);
  const text = ids.has(target) ? '' : await textAt(target);
  if (text === undefined) return 'it is not there';
  const hash = decodeURIComponent(new URL(address).hash.slice(1));
  if (hash === '' || !isPage(target)) return undefined;
  const known = ids.get(target) ?? new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id as string));
  ids.set(target, known);
  // A script finds headings whose punctuation differs between tools. Without script, the page opens at its top.
  return known.has(hash) || [...known].some(id => isSameHeading(id, hash)) ? undefined : 'the page has no such part';
}

async function textAt(address: string): Promise<string | undefined> {
  if (!address.startsWith('file:')) {
    const answer = await fetch(address);
    return answer.ok ? answer.text() : undefined;
  }
  const path = fileURLToPath(address);
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined;
}
