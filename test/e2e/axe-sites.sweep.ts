import assert from 'node:assert/strict';
import {cpSync, existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {test} from 'node:test';
import {serveBoth} from '../tools/parity/sites.js';
import {axeStates, type Look} from './axe-states.js';
import {useBrowser} from './site.js';

// Tests 40 pages of the demo and of real projects with axe. Covers both kinds of site, both modes, wide and small
// screens, search, drawer and form.

const browser = useBrowser();
const root = join(import.meta.dirname, '../../..');
const looks = (['light', 'dark'] as const).flatMap(colorScheme =>
  [390, 1440].map((width): Look => ({colorScheme, width})),
);

/** Headings in x402-docs whose authors skipped a level (### without ##). Lectern keeps the author's levels. */
const skipsLevel = /^heading-order: <h3 id="(?:what-is-http-402|why-use-x402)"/;

/** A project, and the number of tested pages. */
const projects: readonly (readonly [folder: string, pages: number])[] = [
  ['demo/site', 16],
  ...['essal', 'gladia', 'formal', 'turso', 'x402', 'harmony'].map(
    name => [`../shared/corpus/${name}-docs`, 4] as const,
  ),
];

for (const [path, most] of projects) {
  const folder = resolve(root, path);
  const skip = existsSync(join(folder, 'docs.json')) ? false : `${folder} is not there`;
  test(`axe finds nothing in ${most} pages of ${path}`, {skip}, async t => {
    const copy = mkdtempSync(join(tmpdir(), 'axe-sites-'));
    cpSync(folder, copy, {recursive: true});
    const sites = await serveBoth(copy);
    try {
      const paths = spread(await pagesOf(sites.prerendered), most);
      assert.ok(paths.length > 0);
      const faults: Record<string, readonly string[]> = {};
      const {found, states} = await axeStates(browser.open(), sites, {paths, looks});
      for (const [state, findings] of Object.entries(found)) {
        const left = findings.filter(each => !skipsLevel.test(each));
        if (left.length > 0) faults[state] = left;
      }
      t.diagnostic(`${paths.length} pages, ${states} states`);
      assert.deepEqual(faults, {});
    } finally {
      sites.close();
      rmSync(copy, {recursive: true});
    }
  });
}

/** Returns the paths of all pages, from the sitemap or the sidebar of the first page. */
async function pagesOf(address: string): Promise<readonly string[]> {
  const context = await browser.open().newContext();
  const page = await context.newPage();
  await page.goto(address);
  const hrefs = await page.$$eval('a.nav-link, a.tab-link, a.anchor-link, a.pager-link', found =>
    found.map(each => (each as HTMLAnchorElement).href),
  );
  const all = new Set<string>(['']);
  for (const href of hrefs) if (href.startsWith(address)) all.add(href.slice(address.length).replace(/#.*/, ''));
  // Also opens the sections of the other tabs.
  for (const path of [...all].slice(0, 12)) {
    await page.goto(address + path);
    for (const href of await page.$$eval('a.nav-link', found => found.map(each => (each as HTMLAnchorElement).href)))
      if (href.startsWith(address)) all.add(href.slice(address.length).replace(/#.*/, ''));
  }
  await context.close();
  return [...all];
}

/** Returns `most` items, evenly spread over the list. */
function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({length: most}, (_, at) => list[Math.floor((at * list.length) / most)] as T);
}
