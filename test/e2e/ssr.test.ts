import assert from 'node:assert/strict';
import {test} from 'node:test';
import {callouts, uses} from './embed-uses.js';
import {shopText} from './endpoint-page.js';
import {serve, useBrowser} from './site.js';
import {sameMarkup} from './ssr-documents.js';
import {bothMarkups, open, operation, page, renderElements, settled, watching} from './ssr-page.js';

// Host pages with server-rendered elements, which the browser adopts unchanged.

const browser = useBrowser();

test('every component has the markup of the browser', async () => {
  const parts = (text: string) => text.split('<section >');
  const [alone, ahead] = await bothMarkups(
    browser.open(),
    Object.values({...uses, ...callouts})
      .map(use => `<section>${use}</section>`)
      .join(''),
  );
  assert.ok(parts(alone).length > 30);
  assert.deepEqual(parts(ahead), parts(alone));
});

test('an operation has the markup of the browser', async () => {
  const [alone, ahead] = await bothMarkups(browser.open(), operation);
  assert.match(alone, /Get an order/);
  assert.equal(ahead, alone);
});

test('the browser adopts a page without rendering, requests or layout shifts', async () => {
  const body = `<p>Text.</p>${Object.values(uses).join('\n')}<p>Between.</p>${operation}<p>After.</p>`;
  const text = await renderElements(page(body, undefined, watching), {read: () => shopText});
  await open(browser.open(), {'page.html': text}, async ({tab, messages, requests}) => {
    await settled(tab);
    const boxes = await tab.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter(each => each.shadowRoot?.querySelector('.docs-foreign'))
        .map(each => ({
          tag: each.localName,
          isKept: (each.shadowRoot?.querySelector('.docs-foreign') as {isOfPage?: boolean} | null)?.isOfPage === true,
        })),
    );
    assert.ok(boxes.length > 40, String(boxes.length));
    assert.deepEqual(
      boxes.filter(each => !each.isKept),
      [],
    );
    assert.deepEqual(messages, []);
    assert.ok(!requests.includes('/shop.json'), requests.join('\n'));
    const shifts = await tab.evaluate(() => (window as unknown as {shifts: number}).shifts);
    assert.ok(shifts <= 0.001, `shifts by ${shifts}`);
  });
});

test('parts that the reader opened before the script stay open, and rows load', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>(done => {
    release = done;
  });
  const text = await renderElements(page(`${uses['docs-accordion']}${operation}`, '/late/elements.js'), {
    read: () => shopText,
    stylesheet: '/_lectern/styles/elements.css',
  });
  const site = await serve(
    {
      'page.html': text.replace('type="module" src="/late/elements.js"', 'type="module" src="/_lectern/elements.js"'),
      'shop.json': shopText,
    },
    {delays: new Map([['/_lectern/elements.js', held]])},
  );
  const context = await browser.open().newContext({viewport: {width: 1000, height: 800}});
  try {
    const tab = await context.newPage();
    await tab.goto(`${site.url}page.html`, {waitUntil: 'commit'});
    await tab.locator('docs-accordion summary').first().click();
    release();
    await tab.waitForFunction(() => customElements.get('docs-accordion') && customElements.get('openapi-endpoint'));
    assert.ok(
      await tab.evaluate(() => document.querySelector('docs-accordion')?.shadowRoot?.querySelector('details')?.open),
    );
    await tab.locator('openapi-endpoint .try-button').first().waitFor();
    // The element then behaves like one that rendered itself.
    await tab.evaluate(() => {
      document.querySelector('openapi-endpoint')?.setAttribute('path', '/orders');
      document.querySelector('docs-accordion')?.setAttribute('title', 'Other words');
    });
    await tab.locator('openapi-endpoint').getByText('List orders').first().waitFor();
    await tab.locator('docs-accordion').getByText('Other words').first().waitFor();
  } finally {
    release();
    await context.close();
    site.close();
  }
});

test('a page with a strict policy only needs its style sheet', async () => {
  const policy =
    "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lectern lectern-worker";
  const text = await renderElements(page(`${Object.values(uses).join('')}${operation}`), {read: () => shopText});
  await open(
    browser.open(),
    {'page.html': text},
    async ({tab, messages}) => {
      await settled(tab);
      // Authors' `style` attributes need a less strict policy.
      assert.deepEqual(messages, []);
    },
    {headers: {'content-security-policy': policy}},
  );
});

sameMarkup(browser, 'museum-3.1.yaml', 3);
sameMarkup(browser, 'twilio-lookups-3.0.yaml', 1);
