import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {axeFindings, axeNow} from './axe.js';
import {useBrowser, withSite} from './site.js';
import {openDialog} from './try-it-page.js';

// A complete reference by one tag, for keyboard and screen reader users.

const browser = useBrowser();
const orders = {
  openapi: '3.1.0',
  info: {title: 'Orders', version: '1', description: 'What people bought.'},
  servers: [{url: '/rest'}],
  tags: [{name: 'Orders', description: 'Everything about orders.'}],
  paths: {
    '/orders/{id}': {
      put: {
        operationId: 'changeOrder',
        summary: 'Change an order',
        tags: ['Orders'],
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}, example: 'ord_1'}],
        requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}}},
        responses: {
          200: {description: 'Changed.', content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}}},
        },
      },
    },
  },
  components: {
    schemas: {
      Order: {
        type: 'object',
        required: ['product'],
        properties: {product: {type: 'string'}, amount: {type: 'integer'}},
      },
    },
  },
};
const files = {'openapi.json': JSON.stringify(orders)};
const options = {guessesStyles: true, attributes: 'spec="openapi.json"'};

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test(`axe finds nothing in the reference, ${colorScheme}, ${width} px wide`, () =>
      withSite(
        browser.open(),
        files,
        async ({page, shows, go}) => {
          await shows('Orders');
          assert.deepEqual(await axeFindings(page), []);
          await go('#/api-reference/orders/change-an-order', 'Change an order');
          assert.deepEqual(await axeFindings(page), []);
          await page.locator(':is(.try-button, .operation-bar .try-it):visible').first().click();
          await openDialog(page);
          assert.deepEqual(await axeNow(page), []);
        },
        {...options, context: {colorScheme, viewport: {width, height: 900}}},
      ));

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    });
    if (name.test(focused)) return;
    seen.push(focused.slice(0, 40));
  }
  assert.fail(`Tab does not reach ${name}: ${seen.join(' | ')}`);
}

test('keyboard users can send a request from the loaded page', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows, requests}) => {
      await shows('Orders');
      await tabTo(page, /Change an order$/);
      await page.keyboard.press('Enter');
      await shows('Change an order');
      await tabTo(page, /^Try it/);
      await page.keyboard.press('Enter');
      const dialog = await openDialog(page);
      await tabTo(page, /^Value of id/);
      await page.keyboard.press('Control+a');
      await page.keyboard.type('ord_7');
      await page.keyboard.press('Control+Enter');
      await dialog.locator('try-it-response').getByText('404', {exact: true}).first().waitFor();
      assert.ok(requests.includes('/rest/orders/ord_7'), requests.join());
      await page.keyboard.press('Escape');
      await dialog.waitFor({state: 'detached'});
      await page.waitForFunction(() => document.activeElement?.textContent?.trim() === 'Try it');
    },
    options,
  ));
