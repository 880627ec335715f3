import assert from 'node:assert/strict';
import {test} from 'node:test';
import {axeFindings} from './axe.js';
import {inBoth} from './both-kinds.js';
import {clipboard, docs, soon, useBrowser} from './site.js';

// Tests tools for long schemas: opening all sections, field paths and links to them, search in long lists.

const browser = useBrowser();
const text = {type: 'string'};
const object = (properties: object) => ({type: 'object', properties});

/** Deeper than a view renders initially, with lists, variants and recursion. */
const schemas = {
  Order: object({
    note: text,
    customer: {$ref: '#/components/schemas/Customer'},
    lines: {type: 'array', items: {$ref: '#/components/schemas/Line'}},
    pay: {
      oneOf: [
        {title: 'Card', ...object({number: text})},
        {title: 'Bank', ...object({iban: object({code: text})})},
      ],
    },
    parent: {$ref: '#/components/schemas/Order'},
    country: {enum: Array.from({length: 60}, (_, at) => `country-${at}`)},
  }),
  Customer: object({
    address: object({street: object({name: text, number: text})}),
    ...Object.fromEntries(Array.from({length: 150}, (_, at) => [`c${at}`, text])),
  }),
  Line: object({product: object({sku: text})}),
};
const content = {'application/json': {schema: {$ref: '#/components/schemas/Order'}}};
const files = {
  'docs.json': docs({navigation: {tabs: [{tab: 'API', openapi: 'shop.json'}]}}),
  'shop.json': JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Shop', version: '1'},
    paths: {
      '/orders': {post: {summary: 'Sell', requestBody: {content}, responses: {200: {description: 'Done', content}}}},
    },
    components: {schemas},
  }),
};
const slug = 'api/post-orders';
const context = {permissions: ['clipboard-read', 'clipboard-write']};

test('all folds of a body are opened, those that are read later too, but not in circles; and closed', () =>
  inBoth(browser.open(), files, slug, async ({page, uncaught}) => {
    const body = page.locator('.part-body .media');
    const button = body.locator('.open-all');
    await button.waitFor();
    assert.equal(await button.textContent(), 'Expand all');
    await button.press('Enter');
    await soon(() => button.textContent(), 'Collapse all');
    await soon(async () => (await body.locator('.field[data-name="sku"]').count()) > 0, true);
    await soon(async () => (await body.locator('.field[data-name="number"]').count()) > 1, true);
    // A recursive schema stays closed.
    assert.equal(await body.locator('.field[data-name="parent"] > details').getAttribute('open'), null);
    assert.deepEqual(await axeFindings(page), []);
    await button.press('Enter');
    await soon(() => body.locator('details.expandable[open]').count(), 0);
    assert.deepEqual(uncaught, []);
  }));

test('a field gives its path to copy, and an address that opens what hides it', () =>
  inBoth(
    browser.open(),
    files,
    slug,
    async ({page, kind, to}) => {
      const lines = page.locator('.part-body .field[data-name="lines"]');
      await lines.locator('.field-tool').first().waitFor({state: 'attached'});
      await lines.locator('details > summary').first().click();
      await lines.locator('.field[data-name="product"] > details > summary').click();
      const sku = lines.locator('.field[data-name="sku"]');
      await sku.locator('button.field-tool').press('Enter');
      assert.equal(await clipboard(page, 'lines'), 'lines[].product.sku');
      await sku.locator('a.field-tool').press('Enter');
      await soon(() => page.evaluate(() => document.activeElement?.getAttribute('data-name')), 'sku');
      const link = await sku.locator('a.field-tool').getAttribute('href');
      const before = kind === 'script tag' ? '#/api/post-orders' : '';
      assert.equal(link, `${before}#param-lines/product/sku`);
      for (const [hash, name] of [
        ['param-pay/~1/iban/code', 'code'],
        ['param-customer/address/street/name', 'name'],
      ]) {
        await to(`${slug}#${hash}`);
        await soon(() => page.evaluate(() => document.activeElement?.getAttribute('data-name')), name as string);
        assert.ok(await page.locator(`.field[data-name="${name}"]:focus`).isVisible());
      }
    },
    {context},
  ));

test('a long list of values is folded, and searched when it is open', () =>
  inBoth(browser.open(), files, slug, async ({page}) => {
    const list = page.locator('.part-body .field[data-name="country"] .field-enum').first();
    await list.locator('summary').click();
    const find = list.getByRole('searchbox', {name: 'Find a value'});
    await find.fill('COUNTRY-5');
    await soon(() => list.locator('code:visible').count(), 11);
    await soon(() => list.locator('[role="status"]').textContent(), '11 values');
    await find.press('Escape');
    await soon(() => list.locator('code:visible').count(), 60);
    assert.deepEqual(await axeFindings(page), []);
  }));
