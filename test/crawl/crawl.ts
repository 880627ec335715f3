import {existsSync, readFileSync, statSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Browser, Page} from 'playwright-core';
import {alive} from '../parity/alive.js';

export interface CrawlOptions {
  /** Address of the folder of the site, with a last slash: of a server, or of a folder on a disk. */
  readonly root: string;
  readonly hasScript: boolean;
  /** Pages that are opened in the browser; of the others the files are asked for, and the ids that they hold. */
  readonly most: number;
}

export interface Crawled {
  readonly pages: number;
  readonly links: number;
  /** What leads nowhere, with the page that names it. */
  readonly broken: readonly string[];
}

/** What a page in the browser names and lacks. */
interface Found {
  /** Whole addresses of links, pictures, scripts, styles. */
  readonly addresses: readonly string[];
  readonly ids: readonly string[];
  readonly faults: readonly string[];
}

/**
 * Opens a site page after page, from its home along its links, and looks where every address of it leads: page, file, part of
 * a page. What a page cannot load, its errors, pictures without a picture and panels without text are broken as well.
 */
export async function crawl(browser: Browser, {root, hasScript, most}: CrawlOptions): Promise<Crawled> {
  const context = await browser.newContext({javaScriptEnabled: hasScript, viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  const faults: string[] = [];
  let opened = root;
  watch(page, root, fault => faults.push(`${opened}: ${fault}`));
  const ids = new Map<string, ReadonlySet<string>>();
  const named = new Map<string, string>();
  const next = [root.startsWith('file:') ? `${root}index.html` : root];
  const seen = new Set(next);
  try {
    for (const address of next) {
      if (ids.size >= most) break;
      opened = address;
      // What is not there is told of with the page that names it.
      if ((await textAt(address)) === undefined) continue;
      await page.goto(address, {waitUntil: 'load'});
      if (hasScript) await alive(page).catch(() => faults.push(`${address}: its behaviour does not come`));
      const found = await read(page);
      ids.set(address, new Set(found.ids));
      faults.push(...found.faults.map(fault => `${address}: ${fault}`));
      for (const each of found.addresses) {
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
  const broken = [...faults];
  for (const [address, from] of named) {
    const fault = await lacking(address, ids);
    if (fault !== undefined) broken.push(`${from} names ${address}: ${fault}`);
  }
  return {pages: Math.min(next.length, most), links: named.size, broken};
}

function watch(page: Page, root: string, note: (fault: string) => void): void {
  page.on('response', answer => {
    if (answer.status() >= 400) note(`${answer.status()} for ${answer.url()}`);
  });
  page.on('requestfailed', request => {
    if (request.url().startsWith(root) && request.failure()?.errorText !== 'net::ERR_ABORTED')
      note(`${request.failure()?.errorText} for ${request.url()}`);
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
    await Promise.all(own.map(each => each.decode().catch(() => faults.push(`no picture in ${each.src}`))));
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
    return {addresses, ids: all('[id]').map(({id}) => id), faults};
  });
}

/** Without the part of a page that an address leads to. */
function pageAt(address: string): string {
  return address.replace(/[#?].*/s, '');
}

function isPage(address: string): boolean {
  return /(?:\/|\.html)$/.test(address) && !/\/_lectern\//.test(address);
}

/** Why an address leads nowhere. */
async function lacking(address: string, ids: Map<string, ReadonlySet<string>>): Promise<string | undefined> {
  const target = pageAt(address);
  const text = ids.has(target) ? '' : await textAt(target);
  if (text === undefined) return 'it is not there';
  const hash = decodeURIComponent(new URL(address).hash.slice(1));
  if (hash === '' || !isPage(target)) return undefined;
  const known = ids.get(target) ?? new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id as string));
  ids.set(target, known);
  return known.has(hash) ? undefined : 'the page has no such part';
}

async function textAt(address: string): Promise<string | undefined> {
  if (!address.startsWith('file:')) {
    const answer = await fetch(address);
    return answer.ok ? answer.text() : undefined;
  }
  const path = fileURLToPath(address);
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined;
}
