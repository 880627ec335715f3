import assert from 'node:assert/strict';
import {test} from 'node:test';
import {exportDocument} from '../../../../src/api-reference/views/exports/export-document.js';
import {openReader} from '../../../../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../../../../src/base/files.js';
import {viewOf} from '../draw.js';

const document = {
  openapi: '3.1.0',
  info: {title: 'Tea Shop', version: '1', description: 'Sells **tea**.'},
  servers: [{url: 'https://api.example.com', description: 'Live'}],
  security: [{key: []}],
  tags: [{name: 'orders', description: 'All of them.'}],
  paths: {
    '/orders': {
      get: {tags: ['orders'], summary: 'List orders', responses: {}},
      post: {tags: ['orders'], summary: 'Sell', deprecated: true, responses: {}},
    },
    '/health': {get: {'x-internal': true, responses: {}}},
  },
  components: {securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Key'}}},
};
const reader = (text: string, file = 'api.json') => openReader(file, createMemoryFiles({[file]: text}));

test("an overview's Markdown lists servers, authentication, and one line per operation", async () => {
  assert.deepEqual(await exportDocument(reader(JSON.stringify(document)), 'markdown', {}), {
    name: 'tea-shop.md',
    text: `# Tea Shop

Sells **tea**.

- Version: 1

## Servers

- <https://api.example.com>: Live

## Authorization

- \`key\` (apiKey header X-Key)

## Operations

### orders

All of them.

- \`GET /orders\`: List orders
- \`POST /orders\`: Sell (deprecated)
`,
  });
});

test('exported files are named after the document', async () => {
  const names = await Promise.all(
    (['yaml', 'json', 'markdown'] as const).map(
      async kind => (await exportDocument(reader(JSON.stringify(document)), kind, {})).name,
    ),
  );
  assert.deepEqual(names, ['tea-shop.yaml', 'tea-shop.json', 'tea-shop.md']);
});

test('an unreadable document is rejected with its reason', async () => {
  await assert.rejects(
    exportDocument(reader('{"openapi": '), 'json', {}),
    /^Error: api\.json is not valid JSON: expected a value, found the end of the file/,
  );
});

test("an overview links the document's own format, and has buttons for the others", async () => {
  const yaml = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths: {}\n';
  const {main} = viewOf(await reader(yaml, 'https://a.example/api.yaml').overview({}));
  assert.match(
    main,
    /<a class="button" href="https:\/\/a\.example\/api\.yaml" download data-source>Download YAML<\/a>/,
  );
  for (const kind of ['json', 'markdown']) assert.ok(main.includes(`data-export="${kind}"`), kind);
  assert.ok(!main.includes('data-export="yaml"'));
});
