import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {load} from 'js-yaml';
import type {Page} from 'playwright-core';
import {axeFindings} from './axe.js';
import {inBoth} from './both-kinds.js';
import {clipboard, docs, soon, useBrowser} from './site.js';

// Exports of an API document: YAML, JSON, and Markdown for agents.

const browser = useBrowser();

const yaml = `openapi: 3.1.0
info: {title: Tea Shop, version: '1'}
servers: [{url: 'https://api.example.com'}]
paths:
  /orders:
    get:
      summary: List orders
      tags: [orders]
      responses: {'200': {description: ok, content: {application/json: {schema: {$ref: 'models.yaml#/Order'}}}}}
`;
const files = {
  'docs.json': docs({navigation: {tabs: [{tab: 'API', openapi: 'api/shop.yaml'}]}}),
  'api/shop.yaml': yaml,
  'api/models.yaml': 'Order: {type: object, properties: {id: {type: integer}}}\n',
};

async function taken(page: Page, label: string): Promise<{readonly name: string; readonly text: string}> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.overview-exports').getByText(label, {exact: true}).press('Enter'),
  ]);
  return {name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8')};
}

test('a document is exported in every format by keyboard, several files as one', () =>
  inBoth(
    browser.open(),
    files,
    'api-reference',
    async ({page, requests, kind, uncaught}) => {
      await page.locator('.overview-exports').waitFor();
      // The code for the buttons loads after the view.
      await page.waitForLoadState('networkidle');
      // The code that writes files loads on demand.
      assert.ok(!requests.some(path => /create-export|js-yaml/.test(path) && kind === 'prerendered'));
      const other = kind === 'prerendered' ? 'YAML' : 'JSON';
      const document = await taken(page, `Download ${other}`);
      assert.equal(document.name, `tea-shop.${other.toLowerCase()}`);
      const value = load(document.text) as {paths: Record<string, {get: {responses: Record<string, unknown>}}>};
      assert.deepEqual(value.paths['/orders']?.get.responses['200'], {
        description: 'ok',
        content: {'application/json': {schema: {type: 'object', properties: {id: {type: 'integer'}}}}},
      });
      await page.locator('.overview-exports').getByText('Copy for agents', {exact: true}).press('Enter');
      assert.match(await clipboard(page, '# Tea Shop'), /- `GET \/orders`: List orders/);
      await soon(() => page.locator('.overview-exports .is-done').count(), 1);
      assert.deepEqual(uncaught, []);
      assert.deepEqual(await axeFindings(page), []);
    },
    {context: {acceptDownloads: true, permissions: ['clipboard-read', 'clipboard-write']}},
  ));

test('a failed export is reported', () =>
  inBoth(
    browser.open(),
    files,
    'api-reference',
    async ({page}) => {
      await page.locator('.overview-exports').waitFor();
      await page.waitForLoadState('networkidle');
      await page.route(/\/(?:shop|.*bundle.*)\.(?:yaml|json)/, route => route.fulfill({status: 500}));
      const button = page
        .locator('.overview-exports')
        .getByText(/^Download (?:YAML|JSON)$/)
        .and(page.locator('button'));
      await button.click();
      await soon(async () => /^Couldn’t create this file: .+/.test((await button.getAttribute('title')) ?? ''), true);
    },
    {kinds: ['script tag']},
  ));
