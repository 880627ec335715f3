import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {ViewOptions} from '../../../src/api-reference/views/reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import type {ViewSettings} from '../../../src/base/view-settings.js';
import {buildViewSettings} from '../../../src/site/chrome/view-settings.js';
import {siteOf} from '../../site/chrome/site.js';

const document = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://api.example.com'}],
  paths: {
    '/orders': {
      post: {
        operationId: 'createOrder',
        parameters: [
          {name: 'dry', in: 'query', schema: {type: 'boolean', example: true}},
          {name: 'page', in: 'query', schema: {type: 'integer', default: 1}},
          {name: 'shop', in: 'query', required: true, schema: {type: 'string', example: 'main'}},
        ],
        requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}}},
        responses: {200: {description: 'Done.'}},
        'x-codeSamples': [{lang: 'lua', source: 'print("own")'}],
      },
    },
  },
  components: {
    schemas: {
      Order: {
        type: 'object',
        required: ['id'],
        properties: {
          id: {type: 'string', 'x-mint': {pre: ['PK'], post: ['indexed', 7, {}]}},
          note: {type: 'string', 'x-tier': 'pro', 'x-beta': true, 'x-none': {a: 1}},
          lines: {type: 'array', items: {type: 'object', properties: {sku: {type: 'string'}}}},
        },
      },
    },
  },
};

const name = {method: 'POST', path: '/orders'};
const reader = openReader('shop.json', createMemoryFiles({'shop.json': JSON.stringify(document)}));
const options = (views?: ViewSettings): ViewOptions => ({
  site: {base: '/', router: 'history', ...(views && {views})},
  languages: ['curl'],
});

async function mainOf(views?: ViewSettings): Promise<string> {
  const answer = await reader.operation(name, options(views));
  return answer.state === 'ready' ? answer.view.main : assert.fail();
}

const labelsOf = (main: string, field: string) => {
  const head = new RegExp(`data-name="${field}".*?<div class="field-head">(.*?)</div>`, 's').exec(main)?.[1] ?? '';
  return [...head.matchAll(/<span class="field-label">(.*?)<\/span>/g)].map(([, words]) => words);
};

test('schemas have built-in pills, and docs.json adds keys for more', async () => {
  const plain = await mainOf();
  assert.deepEqual(labelsOf(plain, 'id'), ['PK', 'indexed', '7']);
  assert.deepEqual(labelsOf(plain, 'note'), []);
  const pilled = await mainOf({pills: ['x-tier', 'x-beta', 'x-none']});
  assert.deepEqual(labelsOf(pilled, 'id'), ['PK', 'indexed', '7']);
  assert.deepEqual(labelsOf(pilled, 'note'), ['pro', 'beta']);
});

test('docs.json can open all fields at first', async () => {
  assert.doesNotMatch(await mainOf(), /<details class="expandable"[^>]* open/);
  assert.match(await mainOf({isOpen: true}), /<details class="expandable" open/);
});

test('samples can include all optional values, none, or be disabled', async () => {
  const sample = async (views?: ViewSettings) =>
    (await reader.rest(name, options(views))).aside.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"');
  const usual = await sample();
  assert.match(usual, /shop=main/);
  assert.doesNotMatch(usual, /dry=/);
  assert.match(usual, /"note"/);
  const all = await sample({defaults: 'all'});
  assert.match(all, /dry=true.*page=1.*shop=main/s);
  const required = await sample({defaults: 'required'});
  assert.doesNotMatch(required, /dry=|"note"/);
  assert.match(required, /shop=main/);
  const written = await sample({isWritten: true});
  assert.match(written, /print/);
  assert.doesNotMatch(written, /curl/i);
});

test('docs.json can make the form begin empty, except for defaults', async () => {
  const proposed = async (views?: ViewSettings) => {
    const form = await reader.form(name, options(views));
    return [form?.parameters.map(each => each.proposed?.value), form?.bodies[0]?.examples.length];
  };
  assert.deepEqual(await proposed(), [[true, 1, 'main'], 1]);
  assert.deepEqual(await proposed({isBlank: true}), [[undefined, 1, undefined], 0]);
});

test('docs.json sets all options, and none by default', async () => {
  const views = async (api: object) => buildViewSettings((await siteOf({api})).config);
  assert.equal(await views({}), undefined);
  assert.equal(await views({url: 'full'}), undefined);
  assert.deepEqual(
    await views({
      params: {expanded: 'all', post: ['x-tier']},
      examples: {defaults: 'all', prefill: false, autogenerate: false},
    }),
    {isOpen: true, pills: ['x-tier'], defaults: 'all', isBlank: true, isWritten: true},
  );
});
