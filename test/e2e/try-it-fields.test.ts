import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Locator} from 'playwright-core';
import {foreign} from './endpoint-page.js';
import {useBrowser} from './site.js';
import {headerOf, type Servers, send, sentTo, withHost} from './try-it-host.js';
import {button, controlOf, goesTo, openForm, sampleWith, sentOf, showOperation, warnings} from './try-it-page.js';

// Tests the form's initial values, and its changes during typing.

const browser = useBrowser();
const text = {type: 'string'};
const shape = {
  type: 'object',
  required: ['kind', 'id'],
  properties: {id: {type: 'string'}, note: text},
  oneOf: [
    {
      title: 'Tree',
      type: 'object',
      required: ['kind', 'height'],
      properties: {kind: {const: 'tree'}, height: {type: 'number'}},
    },
    {title: 'Bush', type: 'object', required: ['kind'], properties: {kind: {const: 'bush'}, width: {type: 'number'}}},
  ],
};
const json = (schema: object, more: object = {}) => ({
  requestBody: {required: true, content: {'application/json': {schema, ...more}}},
  responses: {},
});
const project = ({api}: Servers) => ({
  'api.json': JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Fields', version: '1'},
    servers: [{url: api.origin}],
    security: [{key: []}],
    components: {securitySchemes: {key: {type: 'apiKey', in: 'query', name: 'api_key'}}},
    paths: {
      '/echo': {
        get: {
          security: [{key: []}],
          parameters: [
            {name: 'need', in: 'query', required: true, schema: text, example: 'from example'},
            {
              name: 'size',
              in: 'query',
              schema: {type: 'integer', default: 5, minimum: 1, maximum: 9},
            },
            {name: 'sort', in: 'query', schema: {enum: ['up', 'down']}},
            {name: 'must', in: 'query', required: true, schema: {enum: ['a', 'b']}},
            {name: 'flag', in: 'query', description: 'Of a **page**.', schema: {type: 'boolean'}},
            {name: 'old', in: 'query', deprecated: true, schema: text},
            {name: 'day', in: 'query', schema: {type: 'string', format: 'date', pattern: '^(a+)+$'}},
            {name: 'X-Trace', in: 'header', schema: text},
          ],
          responses: {},
        },
        post: {security: [], ...json(shape, {example: {kind: 'tree', id: 'a', height: 3}})},
        put: {
          security: [],
          ...json(
            {
              type: 'object',
              properties: {a: {type: 'object', properties: {b: {type: 'object', properties: {c: text}}}}},
              additionalProperties: {type: 'integer'},
            },
            {example: {}},
          ),
        },
        patch: {
          security: [],
          ...json(
            {
              type: 'object',
              properties: Object.fromEntries(Array.from({length: 5000}, (_, at) => [`p${at}`, text])),
              required: ['p7'],
            },
            {example: {p7: 'x'}},
          ),
        },
      },
    },
  }),
  'page.html': foreign({body: '<openapi-endpoint spec="api.json"></openapi-endpoint>'}),
});

test("fields begin with the document's values, and typing toggles their checkbox", () =>
  withHost(
    browser.open(),
    project,
    async ({page, api, uncaught, messages}) => {
      await showOperation(page, 'get', '/echo');
      const dialog = await openForm(page);
      const value = (name: string) => controlOf(dialog, name).inputValue();
      const shown = (name: string) =>
        controlOf(dialog, name).evaluate((menu: HTMLSelectElement) => menu.selectedOptions[0]?.textContent);
      const isSent = (name: string) => sentOf(dialog, name).isChecked();
      // Required fields have no checkbox.
      const hasBox = (name: string) => sentOf(dialog, name).count();
      assert.deepEqual([await value('need'), await hasBox('need')], ['from example', 0]);
      assert.deepEqual([await value('size'), await isSent('size')], ['5', false]);
      assert.deepEqual([await shown('sort'), await isSent('sort')], ['not set', false]);
      assert.deepEqual([await shown('must'), await hasBox('must')], ['a', 0]);
      assert.equal(await controlOf(dialog, 'day').getAttribute('placeholder'), 'a');
      assert.deepEqual(
        await dialog
          .locator('.row', {has: page.locator('.required')})
          .locator('code.name')
          .allTextContents(),
        ['need', 'must'],
      );
      assert.deepEqual(await dialog.locator('.is-deprecated').allTextContents(), ['old']);
      assert.deepEqual(await dialog.locator('.about').allInnerTexts(), ['Of a page.']);
      assert.equal(await dialog.locator('.about strong').textContent(), 'page');
      await goesTo(dialog, `${api.origin}/echo?need=from%20example&must=a`);

      await controlOf(dialog, 'size').fill('7');
      assert.equal(await isSent('size'), true);
      await controlOf(dialog, 'sort').selectOption({label: 'down'});
      await controlOf(dialog, 'flag').selectOption({label: 'false'});
      await controlOf(dialog, 'X-Trace').fill('t-1');
      await dialog.getByLabel('API key', {exact: true}).fill('secret-key');
      const sample = await sampleWith(dialog, 't-1');
      assert.match(sample, /need=from%20example&size=7&sort=down&must=a&flag=false&api_key=YOUR_API_KEY/);
      assert.doesNotMatch(sample, /secret-key/);
      await controlOf(dialog, 'size').fill('');
      assert.equal(await isSent('size'), false);
      await sentOf(dialog, 'size').check();
      await goesTo(dialog, `${api.origin}/echo?need=from%20example&size=&sort=down&must=a&flag=false`);
      await sentOf(dialog, 'size').uncheck();

      // Reported, but never blocks sending.
      await controlOf(dialog, 'size').fill('12');
      await controlOf(dialog, 'need').fill('');
      // A document's pattern can take years to match.
      await controlOf(dialog, 'day').fill(`${'a'.repeat(40)}!`);
      const said = await warnings(dialog);
      assert.deepEqual(said, [
        'A value is required.',
        'Must be at most 9.',
        '2 fields don’t match the schema. You can still send the request.',
      ]);
      const described = await controlOf(dialog, 'size').getAttribute('aria-describedby');
      assert.equal(await dialog.locator(`[id="${described}"]`).textContent(), 'Must be at most 9.');
      await controlOf(dialog, 'day').fill('');
      await controlOf(dialog, 'size').press('Control+Enter');
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({name}) => name.includes('size=12')),
      );
      const sent = await send(page, api);
      assert.equal(sent.url, '/echo?need=&size=12&sort=down&must=a&flag=false&api_key=secret-key');
      assert.deepEqual(headerOf(sent, 'x-trace'), ['t-1']);
      assert.equal(sentTo(api).length, 2, 'sent with Ctrl + Enter, and with the button');
      assert.deepEqual([uncaught, messages], [[], []]);
    },
    {path: 'page.html'},
  ));

test('the form supports variants, free keys and nested objects', () =>
  withHost(
    browser.open(),
    project,
    async ({page, api, uncaught}) => {
      const id = (dialog: Locator, path: string) => dialog.locator(`[id="body-${path}"]`);
      const body = async () => JSON.parse((await send(page, api)).body.toString()) as unknown;
      await showOperation(page, 'post', '/echo');
      let dialog = await openForm(page);
      await id(dialog, 'id').fill('shared');
      await id(dialog, 'note').fill('kept');
      await dialog.getByLabel('Type of Body').selectOption({label: 'Bush'});
      assert.equal(await id(dialog, 'height').count(), 0);
      await id(dialog, 'width').fill('2.5');
      assert.deepEqual(await body(), {kind: 'bush', id: 'shared', note: 'kept', width: 2.5});
      await dialog.getByLabel('Type of Body').selectOption({label: 'Tree'});
      assert.ok((await warnings(dialog)).includes('A value is required.'));
      await id(dialog, 'height').fill('4');
      assert.deepEqual(await body(), {kind: 'tree', id: 'shared', note: 'kept', height: 4});
      await page.keyboard.press('Escape');

      await showOperation(page, 'put', '/echo');
      dialog = await openForm(page);
      for (const name of ['a', 'b', 'c']) await sentOf(dialog, name).check();
      await controlOf(dialog, 'c').fill('deep');
      const more = dialog.getByLabel('Name of the property');
      for (const name of ['__proto__', 'two', 'a']) {
        await more.fill(name);
        await button(dialog, 'Add a property to Body').click();
      }
      await controlOf(dialog, '__proto__').fill('1');
      await controlOf(dialog, 'two').fill('2');
      await button(dialog, 'Remove two').click();
      assert.equal(
        (await send(page, api)).body.toString(),
        '{\n  "a": {\n    "b": {\n      "c": "deep"\n    }\n  },\n  "__proto__": 1\n}',
      );
      await sentOf(dialog, 'b').uncheck();
      assert.deepEqual(Object.entries((await body()) as object)[0], ['a', {}]);
      assert.equal(await page.evaluate(() => ({}) as {polluted?: unknown}).then(value => value.polluted), undefined);
      assert.deepEqual(uncaught, []);
    },
    {path: 'page.html'},
  ));

test('a schema of 5,000 fields shows required ones first and updates little per key', () =>
  withHost(
    browser.open(),
    project,
    async ({page, api, uncaught}) => {
      await showOperation(page, 'patch', '/echo');
      const dialog = await openForm(page);
      assert.deepEqual(await dialog.locator('section[aria-label="Body"] code.name').allTextContents(), ['p7']);
      const nodes = await dialog.evaluate(box => box.querySelectorAll('*').length);
      assert.ok(nodes < 200, `${nodes} elements`);
      const touched = await controlOf(dialog, 'p7').evaluate(async (input: HTMLInputElement) => {
        let count = 0;
        const watch = new MutationObserver(records => {
          count += records.length;
        });
        watch.observe(input.getRootNode(), {subtree: true, childList: true, attributes: true, characterData: true});
        for (const value of ['1', '12', '123']) {
          input.value = value;
          const before = count;
          input.dispatchEvent(new Event('input', {bubbles: true}));
          // The form updates when the browser is idle.
          while (count === before) await new Promise(requestAnimationFrame);
        }
        watch.disconnect();
        return count;
      });
      assert.ok(touched > 0 && touched < 100, `three keys changed ${touched} nodes`);
      await button(dialog, 'Show 4,999 optional fields').click();
      await controlOf(dialog, 'p58').fill('later');
      await button(dialog, 'Hide optional fields').click();
      await controlOf(dialog, 'p57').waitFor({state: 'detached'});
      assert.deepEqual(JSON.parse((await send(page, api)).body.toString()), {p7: '123', p58: 'later'});
      assert.deepEqual(uncaught, []);
    },
    {path: 'page.html'},
  ));

test('inputs are aligned at any depth, and boxes have theme colors', () =>
  withHost(
    browser.open(),
    project,
    async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await showOperation(page, 'put', '/echo');
      const dialog = await openForm(page);
      for (const name of ['a', 'b', 'c']) await sentOf(dialog, name).check();
      await controlOf(dialog, 'c').waitFor();
      await button(dialog, 'Reset').waitFor();
      const more = dialog.getByLabel('Name of the property');
      await more.fill('two');
      await button(dialog, 'Add a property to Body').click();
      const lefts = await Promise.all(
        ['c', 'two'].map(name =>
          controlOf(dialog, name).evaluate(each => Math.round(each.getBoundingClientRect().left)),
        ),
      );
      assert.equal(lefts[0], lefts[1], String(lefts));
      // An empty text area has the same color as the empty input next to it.
      await sentOf(dialog, 'c').uncheck();
      const colors = await Promise.all(
        [sentOf(dialog, 'c'), more].map(each => each.evaluate(found => getComputedStyle(found).backgroundColor)),
      );
      assert.equal(colors[0], colors[1]);
      await dialog.locator('.close > svg').waitFor();
    },
    {path: 'page.html', context: {colorScheme: 'dark'}},
  ));

/** Files of a page with one optional header. */
const headerFiles = ({api}: Servers) => {
  const name = 'X-Idempotency-Key-Of-Orders';
  const parameters = [{name, in: 'header', description: 'A key.', schema: {type: 'string', format: 'uuid'}}];
  return {
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: {title: 'Fields', version: '1'},
      servers: [{url: api.origin}],
      paths: {'/echo': {get: {parameters, responses: {}}}},
    }),
    'page.html': foreign({
      body: '<openapi-endpoint spec="api.json" method="get" path="/echo"></openapi-endpoint>',
    }),
  };
};

test('a type that wraps begins below its name, not below the checkbox', () =>
  withHost(
    browser.open(),
    headerFiles,
    async ({page}) => {
      const dialog = await openForm(page);
      for (const direction of ['ltr', 'rtl']) {
        await page.evaluate(each => document.documentElement.setAttribute('dir', each), direction);
        const [label, type] = await dialog
          .locator('.row-head:has(> .send)')
          .first()
          .evaluate(
            (head, isRight) =>
              ['label:has(.name)', '.type'].map(part => {
                const {left, right, top} = (head.querySelector(part) as Element).getBoundingClientRect();
                return {edge: Math.round(isRight ? right : left), top};
              }),
            direction === 'rtl',
          );
        assert.ok((type?.top ?? 0) > (label?.top ?? 0) + 10, 'the type wraps');
        assert.equal(type?.edge, label?.edge, direction);
      }
    },
    {path: 'page.html'},
  ));

test('from right to left, the keys are beside Send, and the URL is beside its method', () =>
  withHost(
    browser.open(),
    headerFiles,
    async ({page}) => {
      const dialog = await openForm(page);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      const [text, keys, url, method] = await dialog.locator('header').evaluate(header => {
        const find = (selector: string) => header.querySelector(selector) as Element;
        const measure = (selector: string) => {
          const range = new Range();
          range.selectNodeContents(find(selector));
          if (selector === '.primary') range.setEndBefore(find('kbd'));
          return range.getBoundingClientRect().toJSON() as DOMRect;
        };
        const keys = find('kbd').getBoundingClientRect().toJSON() as DOMRect;
        return [measure('.primary'), keys, measure('.sent-to code'), measure('.method')] as const;
      });
      assert.ok(keys.right <= text.left, `${keys.right} beside ${text.left}`);
      assert.ok(method.left - url.right <= 12, `${url.right} beside ${method.left}`);
    },
    {path: 'page.html'},
  ));
