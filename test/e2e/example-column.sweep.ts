import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {inBoth} from './both-kinds.js';
import {docs, page, useBrowser} from './site.js';

const browser = useBrowser();
const prose = Array.from({length: 30}, (_, at) => `## Part ${at}\n\n${'Words of the text. '.repeat(20)}`).join('\n\n');
const examples =
  '<RequestExample>\n```bash cURL\ncurl https://example.com\n```\n</RequestExample>\n\n<ResponseExample>\n```json 200\n{"id": 1}\n```\n</ResponseExample>';
const files = {
  'docs.json': docs({
    api: {openapi: 'api.json', mdx: {server: 'https://api.example.com'}},
    navigation: {pages: ['plain', 'panel', 'hand', 'bound', 'mixed']},
  }),
  'api.json': JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Shop', version: '1'},
    servers: [{url: 'https://api.example.com'}],
    paths: {'/orders': {get: {summary: 'Orders', responses: {200: {description: 'Done.'}}}}},
  }),
  'plain.mdx': page('Plain', `${prose}\n\n${examples}`),
  'panel.mdx': page('Panel', `First words.\n\n<Panel>\nBeside the text.\n</Panel>\n\n${prose}`),
  'hand.mdx': page('Hand', `<ParamField query="a">A.</ParamField>\n\n${prose}\n\n${examples}`, 'api: GET /a\n'),
  'bound.mdx': page('Bound', prose, 'openapi: GET /orders\n'),
  'mixed.mdx': page('Mixed', `<Panel>\nOf the author.\n</Panel>\n\n${prose}\n\n${examples}`, 'openapi: GET /orders\n'),
};

/** Returns the distances of the column to the page's top and right edge, to the text, and to the title. */
const measure = (tab: Page, column: string) =>
  tab.$eval(column, found => {
    const box = (element: Element | null) => (element as Element).getBoundingClientRect();
    const title = document.querySelector('.page-title');
    const words = document.querySelector('.site-article h2 + p');
    const [side, head, text, top] = [box(found), box(title), box(words), box(document.querySelector('.eyebrow'))];
    return {
      fromTop: Math.round(side.top - top.top),
      gap: Math.round(side.left - text.right),
      headGap: Math.round(side.left - head.right),
      right: Math.round(innerWidth - side.right),
    };
  });

const columns = {
  plain: '.side-box',
  panel: '.side-box',
  hand: '.side-box',
  bound: '.operation-aside',
  mixed: '.operation-aside',
};

for (const [slug, column] of Object.entries(columns))
  test(`the examples of the page "${slug}" stand beside its text from the first line on, and stay in view`, () =>
    inBoth(
      browser.open(),
      files,
      slug,
      async ({page: tab, kind}) => {
        await tab.waitForSelector(`${column} :is(code-block, docs-panel)`);
        const {fromTop, gap, headGap, right} = await measure(tab, column);
        assert.equal(fromTop, 0, kind);
        assert.equal(gap, 48, kind);
        assert.equal(headGap, 48, kind);
        assert.ok(right >= 40, `${kind}: ${right}`);
        await tab.evaluate(() => scrollTo({top: 1500, behavior: 'instant'}));
        await tab.waitForFunction(
          name => Math.abs((document.querySelector(name) as Element).getBoundingClientRect().top - 80) < 60,
          column,
        );
        const width = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(width <= 0, `${kind}: nothing reaches out of the page`);
      },
      {context: {viewport: {width: 1440, height: 900}}},
    ));

test('on a narrow screen examples stand in the text where the first of them is written', () =>
  inBoth(
    browser.open(),
    files,
    'panel',
    async ({page: tab, kind}) => {
      const [before, side, after] = await tab.$$eval('.site-article > p:first-child, .page-side, #part-0', found =>
        found.map(each => each.getBoundingClientRect()),
      );
      assert.ok(before && side && after);
      assert.ok(before.bottom <= side.top && side.bottom <= after.top, kind);
      assert.equal(side.width, before.width, kind);
    },
    {context: {viewport: {width: 390, height: 800}}},
  ));

test('the column of a page with examples is free before they are drawn: nothing moves', () =>
  inBoth(
    browser.open(),
    files,
    'bound',
    async ({page: tab, kind}) => {
      await tab.waitForSelector('.operation-aside code-block');
      const shift = await tab.evaluate(() => (window as unknown as {shift?: number}).shift ?? 0);
      assert.ok(shift < 0.005, `${kind}: ${shift}`);
    },
    {
      context: {viewport: {width: 1440, height: 900}},
      prepare: tab =>
        tab.addInitScript(() =>
          new PerformanceObserver(list => {
            for (const each of list.getEntries() as (PerformanceEntry & {value: number})[])
              (window as unknown as {shift: number}).shift =
                ((window as unknown as {shift?: number}).shift ?? 0) + each.value;
          }).observe({type: 'layout-shift', buffered: true}),
        ),
    },
  ));

test('a panel of a page that is bound to an operation stays in its text, and its contents are a line', () =>
  inBoth(
    browser.open(),
    files,
    'mixed',
    async ({page: tab, kind}) => {
      await tab.waitForSelector('.operation-aside code-block');
      assert.equal(await tab.locator('.site-article > docs-panel').count(), 1, kind);
      assert.equal(await tab.locator('.page-side request-example:visible').count(), 0, kind);
      assert.equal(await tab.$eval('.contents', found => (found as HTMLDetailsElement).open), false, kind);
    },
    {context: {viewport: {width: 1440, height: 900}}},
  ));

for (const width of [1440, 390])
  test(`${width} px: contents beside an example column are a menu above the title, which closes by a choice, Escape or a click`, () =>
    inBoth(
      browser.open(),
      files,
      'bound',
      async ({page: tab, kind}) => {
        await tab.waitForSelector('.operation-aside code-block', {state: 'attached'});
        await tab.waitForSelector('.contents-link.is-active', {state: 'attached'});
        const menu = tab.locator('.contents');
        const [title, line] = await Promise.all(
          ['.page-title', '.contents-title'].map(each => tab.locator(each).boundingBox()),
        );
        assert.ok(title && line && line.y + line.height <= title.y + 1, `${kind}: ${line?.y} ${title?.y}`);
        const isOpen = () => menu.evaluate(found => (found as HTMLDetailsElement).open);
        const open = async () => {
          await tab.click('.contents-title');
          assert.equal(await isOpen(), true, kind);
          const after = await tab.locator('.page-title').boundingBox();
          assert.equal(after?.y, title.y, `${kind}: nothing moves`);
        };
        await open();
        await tab.keyboard.press('Escape');
        assert.equal(await isOpen(), false, `${kind}: Escape`);
        assert.equal(await tab.evaluate(() => document.activeElement?.className), 'contents-title', kind);
        await open();
        await tab.click('.page-title', {position: {x: 4, y: 4}});
        assert.equal(await isOpen(), false, `${kind}: a click elsewhere`);
        await open();
        await tab.click('.contents-link >> nth=2');
        assert.equal(await isOpen(), false, `${kind}: a choice`);
        assert.ok((await tab.evaluate(() => scrollY)) > 0, kind);
      },
      {context: {viewport: {width, height: 900}}},
    ));
