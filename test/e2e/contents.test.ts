import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {inBoth} from './both-kinds.js';
import {docs, page, soon, texts, useBrowser} from './site.js';

// The table of contents follows the visible headings and the scroll position.

const browser = useBrowser();
const text = 'Words of a section. '.repeat(60);
const files = {
  'docs.json': docs({navigation: {pages: ['index', 'long', 'many', ...Array.from({length: 60}, (_, at) => `p${at}`)]}}),
  'index.mdx': page(
    'Index',
    `## Before\n\n${text}\n\n<Tabs>\n<Tab title="Linux">\n\n## On Linux\n\n${text}\n\n</Tab>\n<Tab title="Mac">\n\n## On a Mac\n\n${text}\n\n### Apple\n\n${text}\n\n</Tab>\n</Tabs>\n\n## After\n\n${text}`,
  ),
  'many.mdx': page('Many', Array.from({length: 60}, (_, at) => `## Part ${at}\n\n${text}`).join('\n\n')),
  'long.mdx': page(
    'Long',
    Array.from({length: 9}, (_, at) => `## Part ${at}\n\n${at % 2 ? 'Short.' : text}`).join('\n\n'),
  ),
  ...Object.fromEntries(Array.from({length: 60}, (_, at) => [`p${at}.mdx`, page(`Page ${at}`, 'Text.')])),
};
const listed = (tab: Page) => texts(tab, '.contents .toc-item:not([hidden])');
const marked = (tab: Page) => texts(tab, '.contents-link.is-active');

interface LayoutShift {
  readonly sources: readonly {readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly}[];
}

test('headings of the open tab are listed without a layout shift', () =>
  inBoth(
    browser.open(),
    files,
    'index',
    async ({page: tab}) => {
      await soon(() => listed(tab), ['Before', 'On Linux', 'After']);
      const moved = await tab.evaluate(
        () =>
          new Promise(done => {
            // A font that arrives moves words within their line, but moves no line.
            new PerformanceObserver(list => {
              const sources = list.getEntries().flatMap(entry => (entry as unknown as LayoutShift).sources);
              done(
                sources.filter(({previousRect, currentRect}) => Math.abs(previousRect.y - currentRect.y) > 1).length,
              );
            }).observe({type: 'layout-shift', buffered: true});
            setTimeout(() => done(0), 300);
          }),
      );
      assert.equal(moved, 0);
      await tab.click('.tab:has-text("Mac")');
      await soon(() => listed(tab), ['Before', 'On a Mac', 'Apple', 'After']);
      await tab.click('.tab:has-text("Linux")');
      await soon(() => listed(tab), ['Before', 'On Linux', 'After']);
    },
    {context: {viewport: {width: 1440, height: 900}, reducedMotion: 'reduce'}},
  ));

test('the current entry is the section at 40 % of the viewport, or the link target', () =>
  inBoth(browser.open(), files, 'long', async ({page: tab}) => {
    await tab.waitForSelector('.contents-link.is-active');
    const at = (y: number) =>
      tab.evaluate(line => {
        const heading = document.querySelector('#part-4') as HTMLElement;
        scrollTo({top: heading.getBoundingClientRect().top + scrollY - line, behavior: 'instant'});
      }, y);
    await at(350);
    await soon(() => marked(tab), ['Part 4']);
    await at(380);
    await soon(() => marked(tab), ['Part 3']);
    // This section is short, so the next heading is above the reading line too.
    await tab.click('.contents-link:has-text("Part 3")');
    await soon(() => marked(tab), ['Part 3']);
  }));

test('a long table of contents scrolls to its current entry, except under the pointer', () =>
  inBoth(browser.open(), files, 'many#part-50', async ({page: tab}) => {
    const place = () =>
      tab.$eval('.contents-link.is-active', link => {
        const box = link.closest('.contents')!.getBoundingClientRect();
        const {top, bottom} = link.getBoundingClientRect();
        return [link.textContent, top >= box.top && bottom <= box.bottom];
      });
    await soon(place, ['Part 50', true]);
    await tab.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await soon(place, ['Part 0', true]);
    await tab.hover('.contents-link.is-active');
    await tab.evaluate(() => scrollTo({top: 1e6, behavior: 'instant'}));
    await soon(place, ['Part 59', false]);
  }));

test('a scrollable sidebar fades at its end', () =>
  inBoth(browser.open(), files, 'index', async ({page: tab, to}) => {
    const mask = () => tab.$eval('.site-sidebar', each => getComputedStyle(each).maskImage);
    assert.match(await mask(), /100% - 32px/);
    await tab.$eval('.site-sidebar', each => each.scrollTo({top: each.scrollHeight, behavior: 'instant'}));
    await soon(async () => /100% - 32px/.test(await mask()), false);
    await tab.setViewportSize({width: 1440, height: 3200});
    await to('index');
    await soon(mask, 'none');
  }));

const themed = (theme: string) => ({...files, 'docs.json': files['docs.json'].replace('{', `{"theme": "${theme}",`)});

test('theme_2 has no line beside pages without contents', () =>
  inBoth(browser.open(), themed('theme_2'), 'p0', async ({page: tab, to}) => {
    const line = () => tab.$eval('.site-contents', each => getComputedStyle(each).borderInlineStartWidth);
    assert.equal(await line(), '0px');
    await to('long');
    await soon(line, '1px');
  }));

test("theme_3 fades scrolling content before its panel's round corners", () =>
  inBoth(browser.open(), themed('theme_3'), 'index', async ({page: tab}) => {
    const [mask, end, bottom, panel] = await tab.$eval('.site-sidebar', each => {
      const after = getComputedStyle(each, '::after');
      return [getComputedStyle(each).maskImage, after.position, after.height, getComputedStyle(each).borderRadius];
    });
    assert.deepEqual([mask, end, bottom, panel], ['none', 'sticky', '36px', '24px']);
  }));

test('the last sidebar entry of theme_4 is reachable at the top of a page', () =>
  inBoth(browser.open(), themed('theme_4'), 'index', async ({page: tab}) => {
    const bottom = await tab.$eval('.site-sidebar', each => {
      each.scrollTo({top: each.scrollHeight, behavior: 'instant'});
      const links = each.querySelectorAll('.nav-link');
      return links[links.length - 1]?.getBoundingClientRect().bottom ?? 0;
    });
    assert.ok(bottom <= 900 - 24, `${bottom}`);
  }));
