import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {inBoth} from './both-kinds.js';
import {pageTypes, siteOfTypes} from './page-types.js';
import {useBrowser} from './site.js';

// Nothing moves while a page loads in the worst order: style sheets, fonts and documents last.

const browser = useBrowser();
const most = 0.01;

interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.localName}.${node.className}` : '');
    new PerformanceObserver(list => {
      for (const each of list.getEntries()) {
        const {value, sources = []} = each as PerformanceEntry & {value: number; sources?: {node: Node | null}[]};
        shifts.push({value, sources: sources.map(({node}) => nameOf(node))});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.route(/\.(?:css|woff2|json|js)(?:$|\?)/, async route => {
    const path = new URL(route.request().url()).pathname;
    // The first scripts arrive immediately. Every other file that can be late is late.
    if (!/\/(?:lectern|start-\w+|mode)\.js$/.test(path)) await new Promise(done => setTimeout(done, 150));
    await route.continue().catch(() => undefined);
  });
}

for (const width of [1440, 390])
  for (const [slug, title] of pageTypes)
    test(`${width} px: nothing of ${slug} moves`, () =>
      inBoth(
        browser.open(),
        siteOfTypes,
        slug,
        async ({page, kind}) => {
          await page.waitForFunction(
            wanted => document.querySelector('.page-head h1, .site-article h1')?.textContent?.trim() === wanted,
            title,
          );
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
          const shifts = await page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
          const sum = shifts.reduce((all, {value}) => all + value, 0);
          assert.ok(sum <= most, `${kind}: ${sum.toFixed(4)} ${JSON.stringify(shifts)}`);
        },
        {context: {viewport: {width, height: 900}}, prepare: watch},
      ));
