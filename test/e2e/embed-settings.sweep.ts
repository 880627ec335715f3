import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {axeFindings} from './axe.js';
import {callouts, uses} from './embed-uses.js';
import {type Hosted, order, shown, withPage} from './endpoint-page.js';
import {pixel, soon, useBrowser} from './site.js';

// Every component and an operation in typical host pages: dark, right to left, narrow, or with global rules.

const browser = useBrowser();
const body = `${Object.values({...uses, ...callouts}).join('')}<openapi-endpoint ${order}></openapi-endpoint>`;
const dark = '.dark body{background:#111;color:#eee}';

async function opened(hosted: Partial<Hosted>, width: number, use: (page: Page) => Promise<void>): Promise<void> {
  await withPage(
    browser.open(),
    {scripts: ['/_lectern/elements.js'], body, ...hosted},
    {'dot.png': pixel},
    async ({page, messages, uncaught}) => {
      await shown(page, 'Get an order');
      await soon(
        () =>
          page.evaluate(() =>
            [...document.querySelectorAll('main > *')]
              .filter(each => each.localName.includes('-') && !each.shadowRoot?.querySelector('.docs-foreign > *'))
              .map(each => each.localName),
          ),
        [],
      );
      await use(page);
      assert.deepEqual(messages, []);
      assert.deepEqual(uncaught, []);
    },
    {context: {viewport: {width, height: 800}}},
  );
}

/** Returns the pixels by which the page is wider than the viewport. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const settings: readonly (readonly [name: string, hosted: Partial<Hosted>, width: number])[] = [
  ['dark by a class', {attributes: 'class="dark"', style: dark}, 1000],
  ['from right to left', {attributes: 'dir="rtl"'}, 1000],
  ['320 px wide', {}, 320],
  ['320 px wide, from right to left and dark', {attributes: 'dir="rtl" class="dark"', style: dark}, 320],
];
for (const [name, hosted, width] of settings)
  test(`every component and an operation in a page that is ${name}`, {timeout: 60_000}, () =>
    opened(hosted, width, async page => {
      await soon(() => overflow(page), 0);
      const mode = name.includes('dark') ? 'dark' : 'light';
      await soon(
        () =>
          page.evaluate(
            wanted =>
              [...document.querySelectorAll<HTMLElement>('main *')]
                .filter(each => each.shadowRoot && each.dataset.mode !== wanted)
                .map(each => each.localName),
            mode,
          ),
        [],
      );
      assert.deepEqual(await axeFindings(page), []);
    }),
  );

/** Returns the positions and styles of an operation's parts. */
const look = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('openapi-endpoint')?.shadowRoot;
    return [...(root?.querySelectorAll('[part]') ?? [])].map(each => {
      const {width, height} = each.getBoundingClientRect();
      const {color, fontSize, display, padding, fontWeight} = getComputedStyle(each);
      return `${each.part} ${Math.round(width)}x${Math.round(height)} ${color} ${fontSize} ${display} ${padding} ${fontWeight}`;
    });
  });

test('an operation looks the same in a page whose style sheet unsets everything', {timeout: 60_000}, async () => {
  const endpoint = {
    body: `<div style="display: block !important; width: 900px !important"><openapi-endpoint ${order}></openapi-endpoint></div>`,
  };
  let plain: readonly string[] = [];
  await opened(endpoint, 1000, async page => {
    await page.locator('openapi-endpoint .try-button').first().waitFor();
    plain = await look(page);
  });
  assert.ok(plain.length > 15, plain.join('\n'));
  await opened({...endpoint, style: '* {all: unset !important}'}, 1000, async page => {
    await page.locator('openapi-endpoint .try-button').first().waitFor();
    await soon(() => look(page), plain as string[]);
  });
});
