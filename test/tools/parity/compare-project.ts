import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {listFilesBelow} from '../../../shell/node/commands/prerender/bundle.js';
import {alive} from './alive.js';
import {type Content, contentOf, type Difference, differences} from './compare.js';
import {type BothSites, serveBoth} from './sites.js';

export interface Result {
  readonly name: string;
  readonly urls: number;
  readonly differences: readonly Difference[];
}

/**
 * Serves a project with a script tag and prerendered. Visits every page of the prerendered site (or `sample` of them)
 * in both, and again without JavaScript. Text, headings, links, fragments, titles and sidebars must be equal.
 */
export async function compareProject(
  opened: Browser,
  project: string,
  sample = Number.POSITIVE_INFINITY,
): Promise<Result> {
  const sites = await serveBoth(project);
  const found: Difference[] = [];
  let urls = 0;
  try {
    const [withScript, without, runtime] = await Promise.all([
      opened.newContext(),
      opened.newContext({javaScriptEnabled: false}),
      opened.newContext(),
    ]);
    const pages = await Promise.all([withScript.newPage(), runtime.newPage()]);
    const bare = await without.newPage();
    // Redirects are not pages.
    const all = (await listFilesBelow(sites.folder))
      .filter(
        path =>
          path.endsWith('index.html') &&
          !readFileSync(join(sites.folder, path), 'utf8').includes('/redirect.js"></script>'),
      )
      .sort();
    const step = Math.max(1, all.length / sample);
    for (let at = 0; at < all.length; at += step) {
      const url = (all[Math.floor(at)] as string)
        .replace(/index\.html$/, '')
        .split('/')
        .map(encodeURIComponent)
        .join('/');
      urls++;
      found.push(...(await comparePage(url, sites, pages as [Page, Page], bare)));
    }
    await Promise.all([withScript.close(), without.close(), runtime.close()]);
  } finally {
    sites.close();
  }
  return {name: basename(project), urls, differences: found};
}

async function comparePage(
  url: string,
  {runtime, prerendered, aliases}: Pick<BothSites, 'runtime' | 'prerendered' | 'aliases'>,
  [ahead, live]: [Page, Page],
  bare: Page,
): Promise<readonly Difference[]> {
  await ahead.goto(prerendered + url, {waitUntil: 'commit'});
  await bare.goto(prerendered + url, {waitUntil: 'commit'});
  if (await leads(ahead)) return leadsAway(live, runtime, url);
  await alive(ahead);
  // Waits for the entries that a long section omits from its pages.
  await ahead.waitForFunction(() => document.querySelector('.site-footer') && !document.querySelector('[data-brief]'));
  await showGroups(ahead);
  const wanted = await contentOf(ahead, prerendered, aliases);
  await bare.waitForSelector('.site-footer', {state: 'attached'});
  const plain = await contentOf(bare, prerendered, aliases);
  await live.goto(runtime + url.replace(/\/$/, ''), {waitUntil: 'commit'});
  let last = differences(url, await settled(live, () => contentOf(live, runtime, aliases)), wanted);
  // Frontmatter of other pages, and API documents, arrive after the text.
  for (let turn = 0; last.length > 0 && turn < 150; turn++) {
    await live.waitForTimeout(100);
    await showGroups(live);
    // Without a manifest, titles load for visible entries only.
    if (turn % 20 === 19) await scrollSidebar(live, turn % 40 === 19 ? 'start' : 'end');
    last = differences(url, await contentOf(live, runtime, aliases), wanted);
  }
  // Without a script, a long section only names its other groups.
  const isBrief = (await bare.locator('[data-brief]').count()) > 0;
  const kept = differences(url, wanted, plain).filter(({kind}) => kind !== 'sidebar' || !isBrief);
  const withoutScript = kept.map(each => ({
    ...each,
    prerendered: `without JavaScript: ${each.prerendered}`,
  }));
  return [...last, ...withoutScript];
}

/** Scrolls the sidebar past all groups of a long section, which render their entries near the viewport. */
async function showGroups(page: Page): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    const isPending = await page
      .evaluate(() => {
        const pending = document.querySelector('.site-sidebar [data-pending]');
        pending?.scrollIntoView({block: 'center'});
        return pending !== null;
      })
      .catch(() => false);
    if (!isPending) return;
    await page.waitForTimeout(50);
  }
}

/** Scrolls the sidebar to one of its ends with the mouse wheel. */
async function scrollSidebar(page: Page, end: 'start' | 'end'): Promise<void> {
  const hovered = await page
    .locator('.site-sidebar')
    .hover({timeout: 1000})
    .then(
      () => true,
      () => false,
    );
  if (hovered) await page.mouse.wheel(0, end === 'start' ? -100_000 : 100_000);
}

/** Returns whether a page is a redirect, which has nothing to compare. */
async function leads(page: Page): Promise<boolean> {
  await page
    .waitForSelector('meta[http-equiv=refresh], .site-footer', {state: 'attached', timeout: 15_000})
    .catch(() => {});
  const isHere = await page
    .locator('meta[http-equiv=refresh]')
    .count()
    .catch(() => 1);
  return isHere > 0 || !page.url().startsWith('http://127.0.0.1');
}

async function leadsAway(live: Page, root: string, url: string): Promise<readonly Difference[]> {
  await live.goto(root + url.replace(/\/$/, ''), {waitUntil: 'commit'}).catch(() => {});
  const isAway = () => live.waitForURL(address => !address.href.startsWith(root), {timeout: 5000, waitUntil: 'commit'});
  const went = await isAway().then(
    () => true,
    error => !/Timeout/.test(String(error)),
  );
  return went ? [] : [{url, kind: 'title', runtime: 'a page', prerendered: 'leads elsewhere'}];
}

async function settled(page: Page, content: () => Promise<Content>): Promise<Content> {
  await page
    .waitForFunction(
      () => document.querySelector('.site-header > *') && !document.querySelector('main [aria-busy]'),
      undefined,
      {timeout: 15_000},
    )
    .catch(() => {});
  return content();
}
