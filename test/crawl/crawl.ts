import {existsSync, readFileSync, statSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Browser, Page} from 'playwright-core';
import {unescapeHtml} from '../../src/base/html.js';
import {sameHeading} from '../../src/components/slugify-heading.js';
import {alive} from '../parity/alive.js';

export interface CrawlOptions {
  /** Address of the folder of the site, with a last slash: of a server, or of a folder on a disk. */
  readonly root: string;
  readonly hasScript: boolean;
  /** Pages that are opened in the browser; of the others the files are asked for, and the ids that they hold. */
  readonly most: number;
  /** Whether the project itself lacks what a path below the root leads to: a page, a file, a part of a page. */
  isLacking?(path: string): boolean;
}

export interface Crawled {
  readonly pages: number;
  readonly links: number;
  /** Links that lead nowhere, with the page that names each. */
  readonly broken: readonly string[];
  /** Paths that the project lacks, of those that its pages name. */
  readonly lacking: readonly string[];
}

/** Targets that a page names and lacks. */
interface Found {
  /** Whole addresses of links, pictures, scripts, styles. */
  readonly addresses: readonly string[];
  readonly ids: readonly string[];
  /** Addresses of pictures that cannot be shown. */
  readonly unseen: readonly string[];
  readonly faults: readonly string[];
}

/**
 * Opens a site page after page, from its home along its links, and looks where every address of it leads: page, file, part of
 * a page. What a page cannot load, its errors, pictures without a picture and panels without text are broken as well.
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
      // A missing target is reported with the page that names it.
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
    const fault = await faultOf(address, ids);
    if (fault !== undefined) note(`${from} names ${address}: ${fault}`, address);
  }
  return {pages, links: named.size, broken: faults, lacking: [...lacking]};
}

/** Where a page leads that does nothing else: to open it is to open that one. */
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
    // Pictures of other hosts are out of reach.
    const own = pictures.filter(({src}) => new URL(src).host === location.host && !src.startsWith('data:'));
    const unseen: string[] = [];
    await Promise.all(own.map(each => each.decode().catch(() => unseen.push(each.src))));
    for (const each of all<HTMLDetailsElement>('details')) each.open = true;
    // A media type without a schema has a panel with nothing but its title, which its tab says.
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

/** Without the part of a page that an address leads to. */
function pageAt(address: string): string {
  return address.replace(/[#?].*/s, '');
}

/** Returns a page as a project names it: without the slash or the file at its end. */
function pathOf(address: string): string {
  return decodeURIComponent(address).replace(/\/(?:index\.html)?(?=#|$)/, '');
}

function isPage(address: string): boolean {
  return /(?:\/|\.html)$/.test(address) && !/\/_lectern\//.test(address);
}

/** Why an address leads nowhere. */
async function faultOf(address: string, ids: Map<string, ReadonlySet<string>>): Promise<string | undefined> {
  const target = pageAt(address);
  const text = ids.has(target) ? '' : await textAt(target);
  if (text === undefined) return 'it is not there';
  const hash = decodeURIComponent(new URL(address).hash.slice(1));
  if (hash === '' || !isPage(target)) return undefined;
  const known = ids.get(target) ?? new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id as string));
  ids.set(target, known);
  // Behaviour finds a heading whose punctuation another tool wrote differently; without it the page is shown from its top.
  return known.has(hash) || [...known].some(id => sameHeading(id, hash)) ? undefined : 'the page has no such part';
}

async function textAt(address: string): Promise<string | undefined> {
  if (!address.startsWith('file:')) {
    const answer = await fetch(address);
    return answer.ok ? answer.text() : undefined;
  }
  const path = fileURLToPath(address);
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined;
}
