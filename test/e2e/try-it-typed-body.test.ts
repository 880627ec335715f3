import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {withPage} from './endpoint-page.js';
import {soon, useBrowser} from './site.js';
import {button, openForm} from './try-it-page.js';

// The form validates a JSON body against its schema, and reports each error at its line.

const browser = useBrowser();

const line = {
  type: 'object',
  required: ['tree'],
  properties: {tree: {type: 'string', pattern: '^tree-\\d+$'}, count: {type: 'integer', minimum: 1}},
  additionalProperties: false,
};
const schema = {
  type: 'object',
  required: ['lines'],
  properties: {
    lines: {type: 'array', items: {$ref: '#/components/schemas/Line'}},
    delivery: {oneOf: [{required: ['street']}, {required: ['shop']}]},
    slow: {type: 'string', pattern: '^(a+)+$'},
  },
};
const trees = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Trees', version: '1'},
  servers: [{url: 'https://api.trees.example'}],
  paths: {
    '/orders': {
      post: {
        summary: 'Order',
        requestBody: {required: true, content: {'application/json': {schema, example: {lines: [{tree: 'tree-1'}]}}}},
        responses: {201: {description: 'Taken.'}},
      },
    },
  },
  components: {schemas: {Line: line}},
});

const typed = `{
  "lines": [
    {"tree": "oak", "count": 0},
    {"size": "small"}
  ],
  "delivery": {}
}`;

const open = (
  use: (page: Page, raw: Locator, faults: () => Promise<string[]>, asked: () => number) => Promise<void>,
  policy?: string,
) =>
  withPage(
    browser.open(),
    {
      scripts: ['/_lectern/elements/openapi-endpoint.js'],
      body: '<openapi-endpoint spec="/trees.json" method="post" path="/orders"></openapi-endpoint>',
    },
    {'trees.json': trees},
    async ({page, requests, uncaught}) => {
      const dialog = await openForm(page, 'openapi-endpoint');
      await button(dialog.locator('.form'), 'Raw').click();
      const asked = () => requests.filter(url => url.endsWith('body-worker.js')).length;
      const list = dialog.locator('.faults li');
      const faults = async () => (await list.allTextContents()).map(text => text.replace(/\s+/g, ' ').trim());
      await use(page, dialog.locator('textarea.raw'), faults, asked);
      assert.deepEqual(uncaught, []);
    },
    policy === undefined ? {} : {headers: {'content-security-policy': policy}},
  );

test('each error is a link to its line, and disappears when fixed', () =>
  open(async (page, raw, faults) => {
    assert.deepEqual(await faults(), []);
    await raw.fill(typed);
    await soon(faults, [
      'Line 3 lines[0].tree Expected to match ^tree-\\d+$.',
      'Line 3 lines[0].count Must be at least 1.',
      'Line 4 lines[1].tree A value is required.',
      'Line 4 lines[1].size This property isn’t in the schema.',
      'Line 6 delivery The value doesn’t match any allowed schema.',
    ]);
    assert.equal(await raw.getAttribute('aria-invalid'), 'true');
    const about = await raw.getAttribute('aria-describedby');
    assert.equal(await page.locator(`openapi-endpoint [id="${about}"] li`).count(), 5);
    await page.getByRole('button', {name: 'Line 4'}).last().click();
    const chosen = await raw.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    assert.equal(chosen, '"small"');
    await raw.fill('{"lines": [{"tree": "tree-7", "count": 2}]}');
    await soon(faults, []);
    assert.notEqual(await raw.getAttribute('aria-invalid'), 'true');
  }));

test('the validator loads with the first typed body', () =>
  open(async (_, raw, __, asked) => {
    await raw.waitFor();
    assert.equal(asked(), 0);
    await raw.fill('{}');
    await soon(async () => asked(), 1);
  }));

test("a policy that forbids compiling leaves the form's own checks", () =>
  open(async (_, raw, faults) => {
    await raw.fill(typed);
    await soon(faults, ['Line 3 lines[0].count Must be at least 1.', 'Line 4 lines[1].tree A value is required.']);
    await raw.fill('{}');
    await soon(faults, ['Line 1 lines A value is required.']);
  }, "default-src 'self'; style-src 'self' 'unsafe-inline'"));

test('an endless pattern is stopped after a second, and validation continues', () =>
  open(async (page, raw, faults) => {
    await raw.fill(`{"lines": [], "slow": "${'a'.repeat(40)}!"}`);
    // On the main thread, this regular expression would block the page for years.
    await page.waitForTimeout(500);
    assert.equal(await page.evaluate(() => document.title), 'Journal');
    await soon(faults, ['Line 1 Not checked: a pattern in the schema is too slow.']);
    await raw.fill('{"lines": [{"tree": "oak", "count": 0}]}');
    await soon(faults, [
      'Line 1 lines[0].tree Expected to match ^tree-\\d+$.',
      'Line 1 lines[0].count Must be at least 1.',
    ]);
  }));
