import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {foreign, order, shopText, shown} from './endpoint-page.js';
import {everything} from './everything.js';
import {type ProjectFiles, useBrowser, withSite} from './site.js';
import {openForm} from './try-it-page.js';

// With forced colors, system colors and borders express every meaning that only a color had, in pages and in shadow
// roots.

const browser = useBrowser();

type Wanted = Readonly<Record<string, readonly [selector: string, property: string, value: string]>>;

/** Returns elements whose values differ from the expected system color or value. */
async function differing(page: Page, wanted: Wanted): Promise<Record<string, string>> {
  return page.evaluate(asked => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.forcedColorAdjust = 'none';
    const resolved = (value: string) => {
      probe.style.color = '';
      probe.style.color = value;
      return probe.style.color ? getComputedStyle(probe).color : value;
    };
    const find = (root: ParentNode, selector: string): Element | undefined => {
      const here = root.querySelector(selector);
      if (here) return here;
      for (const each of root.querySelectorAll('*')) {
        const inside = each.shadowRoot && find(each.shadowRoot, selector);
        if (inside) return inside;
      }
      return undefined;
    };
    const found = Object.entries(asked).flatMap(([name, [selector, property, value]]) => {
      const element = find(document, selector);
      const actual = element ? getComputedStyle(element).getPropertyValue(property) : 'absent';
      return actual === resolved(value) ? [] : [[name, `${actual}, not ${value} (${resolved(value)})`]];
    });
    probe.remove();
    return Object.fromEntries(found);
  }, wanted);
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`with forced colors in ${colorScheme} mode, selected and current items stay distinguishable`, () =>
    withSite(
      browser.open(),
      everything,
      async ({page, go, shows}) => {
        await shows('Welcome');
        await go('#/long', 'Long');
        await page.waitForSelector('docs-tabs [role="tab"]');
        await page.waitForFunction(() =>
          document.adoptedStyleSheets.some(sheet => sheet.cssRules[0]?.cssText.startsWith('@media (forced-colors')),
        );
        const none = {};
        assert.deepEqual(
          await differing(page, {
            page: ['.nav-link[aria-current]', 'background-color', 'Highlight'],
            'its words': ['.nav-link[aria-current] .nav-label', 'color', 'HighlightText'],
            'another page': ['.nav-link:not([aria-current])', 'color', 'LinkText'],
            tab: ['.tab-link[aria-current]', 'border-bottom-color', 'Highlight'],
            'another tab': ['.tab-link:not([aria-current])', 'border-bottom-color', 'Canvas'],
            panel: ['.tab[aria-selected="true"]', 'border-bottom-color', 'Highlight'],
            'another panel': ['.tab[aria-selected="false"]', 'border-bottom-color', 'Canvas'],
            badge: ['.badge', 'border-top-width', '1px'],
            'marked line': ['.line.is-marked', 'border-left-width', '4px'],
            button: ['.button-primary', 'border-top-width', '1px'],
          }),
          none,
        );
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox').fill('order');
        await page.locator('[role="option"][aria-selected="true"]').waitFor();
        assert.deepEqual(
          await differing(page, {
            word: ['[role="option"] mark', 'background-color', 'Mark'],
            'its letters': ['[role="option"] mark', 'color', 'MarkText'],
            result: ['[role="option"][aria-selected="true"]', 'background-color', 'Highlight'],
            heading: ['[aria-selected="true"] .title', 'color', 'HighlightText'],
            edge: ['dialog[open]', 'border-top-width', '2px'],
            field: ['.bar', 'outline-color', 'Highlight'],
          }),
          none,
        );
        await page.locator('site-search .close').click();
        await go('#/order', 'Change an order');
        assert.deepEqual(
          await differing(page, {badge: ['.nav-link[aria-current] .method', 'border-top-color', 'HighlightText']}),
          none,
        );
        const dialog = await openForm(page);
        await dialog.getByRole('checkbox', {name: 'Send dry'}).check();
        await dialog.getByRole('textbox', {name: 'Value of id'}).focus();
        assert.deepEqual(
          await differing(page, {
            mode: ['.modes [aria-pressed="true"]', 'background-color', 'Highlight'],
            send: ['dialog[open] .primary', 'border-top-width', '1px'],
            method: ['dialog[open] .method', 'border-top-width', '1px'],
            edge: ['dialog[open]', 'border-top-width', '2px'],
            focus: ['dialog[open] :focus', 'outline-color', 'Highlight'],
            wrong: ['dialog[open] [aria-invalid="true"]', 'border-top-style', 'dashed'],
          }),
          none,
        );
      },
      {context: {forcedColors: 'active', colorScheme}},
    ));

test('only host pages with forced colors load the sheet for them', async () => {
  const files: ProjectFiles = {
    'shop.json': shopText,
    'page.html': foreign({body: `<openapi-endpoint ${order}></openapi-endpoint>`}),
  };
  for (const forcedColors of ['active', 'none'] as const)
    await withSite(
      browser.open(),
      files,
      async ({page, requests}) => {
        await shown(page, 'Get an order');
        const isForced = forcedColors === 'active';
        await page.waitForLoadState('networkidle');
        assert.deepEqual(
          await differing(page, {method: ['.method', 'border-top-width', isForced ? '1px' : '0px']}),
          {},
        );
        assert.equal(
          requests.some(path => path.includes('forced-colors')),
          isForced,
        );
      },
      {path: 'page.html', context: {forcedColors}},
    );
});
