import assert from 'node:assert/strict';
import {test} from 'node:test';
import {shopText} from './endpoint-page.js';
import {serve, useBrowser} from './site.js';

// Pages of other people: names of classes that are ours by chance, dark pages that say so in their own way.

const browser = useBrowser();

async function open(attributes: string, body: string, style = '') {
  const html = `<!doctype html><html lang="en" ${attributes}><head><meta charset="utf-8"><title>x</title><style>${style}</style><script type="module" src="/_lectern/elements.js"></script></head><body>${body}</body></html>`;
  const site = await serve({'page.html': html, 'shop.json': shopText});
  const context = await browser.open().newContext();
  const tab = await context.newPage();
  await tab.goto(`${site.url}page.html`);
  return {
    tab,
    async close() {
      await context.close();
      site.close();
    },
  };
}

test('classes that a page has by chance do not make its elements ours', async () => {
  const {tab, close} = await open(
    '',
    '<div class="site"><div class="docs-content"><docs-note>Splitting is on.</docs-note><openapi-endpoint spec="/shop.json" method="get" path="/orders"></openapi-endpoint></div></div>',
  );
  try {
    for (const tag of ['docs-note', 'openapi-endpoint'])
      await tab.waitForFunction(
        name => document.querySelector(name)?.shadowRoot?.querySelector('.docs-foreign > *'),
        tag,
      );
  } finally {
    await close();
  }
});

const dark: readonly (readonly [name: string, attributes: string, style: string, mode: string])[] = [
  ['a class', 'class="dark"', '', 'dark'],
  ['data-theme', 'data-theme="dark"', '', 'dark'],
  ['a dark background', '', 'body{background:#111;color:#eee}', 'dark'],
  ['a light background on a dark page', '', 'html{background:#111}body{background:#fff}', 'light'],
  ['color-scheme before everything else', 'class="dark"', ':root{color-scheme:light}', 'light'],
  ['nothing', '', '', 'light'],
];
for (const [name, attributes, style, mode] of dark)
  test(`the mode of a page that says it by ${name}`, async () => {
    const {tab, close} = await open(attributes, '<docs-note>Splitting is on.</docs-note>', style);
    try {
      await tab.waitForFunction(() => document.querySelector('docs-note')?.hasAttribute('data-mode'));
      assert.equal(await tab.getAttribute('docs-note', 'data-mode'), mode);
    } finally {
      await close();
    }
  });

test('an icon has the size of the text, or the one that is written', async () => {
  const {tab, close} = await open(
    '',
    '<p style="font-size:20px"><docs-icon icon="star"></docs-icon><docs-icon icon="star" size="40"></docs-icon></p>',
  );
  try {
    await tab.waitForFunction(() =>
      [...document.querySelectorAll('docs-icon')].every(each => each.shadowRoot?.querySelector('svg')),
    );
    const widths = await tab.$$eval('docs-icon', all =>
      all.map(each => Math.round(each.shadowRoot?.querySelector('svg')?.getBoundingClientRect().width ?? 0)),
    );
    assert.ok((widths[0] as number) <= 24, String(widths));
    assert.equal(widths[1], 40);
  } finally {
    await close();
  }
});
