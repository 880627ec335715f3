import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {components} from '../../src/components/table.js';
import {callouts, uses} from './embed-uses.js';
import {shopText} from './endpoint-page.js';
import {soon, useBrowser} from './site.js';
import {open, openSamples, operation, page, renderElements, settled} from './ssr-page.js';

// Tests a server-rendered page without any script.

const browser = useBrowser();
const all: Readonly<Record<string, string>> = {...uses, ...callouts};

/** Visible words of a use that its markup contains only in an attribute. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  'docs-hero': ['New', 'Orders by API', 'All of them.'],
  'docs-logos': ['Used by'],
  'docs-features': ['Fast'],
  'docs-card': ['Guide'],
  'docs-tile': ['Tile', 'Words'],
  'docs-tabs': ['One', 'Two'],
  'docs-steps': ['Do', 'Then'],
  'docs-accordion': ['Why?'],
  'docs-expandable': ['More'],
  'code-block': ['a.js'],
  'param-field': ['limit', 'integer', 'required', '20'],
  'response-field': ['id', 'string', 'deprecated'],
  'docs-frame': ['A picture'],
  'docs-update': ['May', 'Fix'],
  'docs-view': ['Web'],
  'docs-color': ['Row', 'Red'],
  'docs-tree': ['src', 'a.ts'],
  'docs-prompt': ['Try'],
  'docs-git-hub-repo': ['acme/shop'],
};

/** Returns all visible words of the page, including closed sections that a reader can open. */
const visibleText = (tab: Page) =>
  tab.evaluate(() => {
    const write = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || ['LINK', 'STYLE', 'TEMPLATE'].includes(node.nodeName)) return '';
      if (node instanceof HTMLDetailsElement) node.open = true;
      if (!node.checkVisibility() && getComputedStyle(node).display !== 'contents') return '';
      const inside =
        node instanceof HTMLSlotElement && node.assignedNodes().length > 0
          ? node.assignedNodes()
          : (node.shadowRoot ?? node).childNodes;
      return [...inside].map(write).join(' ');
    };
    return write(document.querySelector('main') as Element).replace(/\s+/g, ' ');
  });

const wordsOf = (tag: string) => [
  ...(all[tag] ?? '')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .map(words => words.trim())
    .filter(Boolean),
  ...(drawn[tag] ?? []),
];

test('every component has a use in this test', () => {
  const written = Object.values(all).join('');
  const missing = components.filter(({tag}) => !written.includes(`<${tag}`) && !tag.startsWith('openapi-'));
  assert.deepEqual(
    missing.map(({tag}) => tag),
    [],
  );
});

test('without a script, all text of every component is readable', async () => {
  for (const [tag, use] of Object.entries(all)) assert.ok(wordsOf(tag).length > 0 || /-(?:icon|image)>/.test(use), tag);
  const text = await renderElements(
    page(
      Object.entries(all)
        .map(([tag, use]) => `<section id="of-${tag}">${use}</section>`)
        .join(''),
    ),
    {},
  );
  await open(
    browser.open(),
    {'page.html': text},
    async ({tab}) => {
      // Removes white space, because highlighting splits code into elements.
      const close = (text: string) => text.replace(/\s/g, '');
      const seen = close(await visibleText(tab));
      const lost = Object.keys(all).flatMap(tag =>
        wordsOf(tag)
          .filter(words => !seen.includes(close(words)))
          .map(words => `${tag}: ${words}`),
      );
      assert.deepEqual(lost, []);
      // A tooltip opens over its term.
      await tab.locator('docs-tooltip').first().hover();
      await tab.getByText('An explanation').waitFor();
    },
    {javaScriptEnabled: false},
  );
});

test('without a script, all text of an operation is readable', async () => {
  const words = async (javaScriptEnabled: boolean) => {
    const text = javaScriptEnabled ? page(operation) : await renderElements(page(operation), {read: () => shopText});
    let seen = '';
    await open(
      browser.open(),
      {'page.html': text},
      async ({tab}) => {
        await tab.locator('openapi-endpoint').getByText('There is none.').first().waitFor();
        if (javaScriptEnabled) await settled(tab);
        seen = await visibleText(tab);
      },
      {javaScriptEnabled},
    );
    return new Set(seen.split(' '));
  };
  const [alone, ahead] = [await words(true), await words(false)];
  assert.ok(alone.size > 40, [...alone].join(' '));
  // Buttons have no function without a script.
  assert.deepEqual(
    [...alone].filter(each => !ahead.has(each) && !/^(?:Try|it|Copy|Open|Expand|all|Send|Edit|values)$/.test(each)),
    [],
  );
});

/** Returns how often an operation contains each part. */
const partsOf = (tab: Page) =>
  tab.evaluate(() => {
    const counts: Record<string, number> = {};
    for (const each of document.querySelector('openapi-endpoint')?.shadowRoot?.querySelectorAll('[part]') ?? [])
      for (const name of each.part) counts[name] = (counts[name] ?? 0) + 1;
    // The script adds the form.
    delete counts['try-button'];
    return Object.entries(counts).sort();
  });

test("server-rendered parts have the browser's ::part names, which a page can style", async () => {
  const style = '<style>openapi-endpoint::part(title) {color: rgb(1, 2, 3)}</style>';
  let named: Awaited<ReturnType<typeof partsOf>> = [];
  await open(browser.open(), {'page.html': page(operation)}, async ({tab}) => {
    await tab.locator('openapi-endpoint .try-button').first().waitFor();
    await settled(tab);
    await openSamples(tab);
    await settled(tab);
    named = await partsOf(tab);
  });
  assert.ok(named.length >= 10, JSON.stringify(named));
  const text = await renderElements(page(operation, undefined, style), {read: () => shopText});
  await open(
    browser.open(),
    {'page.html': text},
    async ({tab}) => {
      await soon(() => partsOf(tab), named);
      await soon(
        () => tab.locator('openapi-endpoint [part~=title]').evaluate(each => getComputedStyle(each).color),
        'rgb(1, 2, 3)',
      );
    },
    {javaScriptEnabled: false},
  );
});
