import assert from 'node:assert/strict';
import {test} from 'node:test';
import {contentsPath, parseContents} from '../../src/hosts/site-contents.js';
import {madeSite, project} from '../mcp/made-site.js';

test('the contents file lists variants, documents, and pages of operations', async () => {
  const out = await madeSite(project, 'https://docs.acme.example/');
  assert.deepEqual(parseContents(out[contentsPath] ?? ''), {
    name: 'Acme',
    description: 'Parts for orchards.',
    siteUrl: 'https://docs.acme.example/',
    instructions: ['Prices are in euros.'],
    variants: [
      {id: 'language=en', language: 'en'},
      {id: 'language=de', language: 'de'},
    ],
    documents: [
      {
        document: 'shop.json',
        title: 'Shop API',
        folder: '_lectern/api/shop.json/',
        page: 'api-reference/shop',
        pages: {
          'create-order': 'guide/orders',
          'list-orders': 'api-reference/orders/list-orders',
          'get-item': 'api-reference/orders/get-an-order',
          'order-sent': 'api-reference/an-order-was-sent',
        },
      },
      {
        document: 'specs/stock.json',
        title: 'Stock API',
        folder: '_lectern/api/specs__stock.json/',
        page: 'api-reference/stock',
        pages: {'get-item': 'api-reference/stock/count-what-is-there'},
      },
    ],
  });
});

test('an invalid contents file is reported', () => {
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"name": "A"}',
    '{"name": "A", "instructions": [], "variants": [], "documents": []}',
  ])
    assert.equal(parseContents(text), undefined, text);
});

test('llms.txt names the agent server if its URL is known', async () => {
  const docs = JSON.parse(project['docs.json'] ?? '');
  const withServer = {...docs, integrations: {lectern: {mcp: 'https://a.example/mcp'}}};
  const out = await madeSite({...project, 'docs.json': JSON.stringify(withServer)});
  assert.match(
    out['llms.txt'] ?? '',
    /\nMCP server, which searches and reads these pages: https:\/\/a\.example\/mcp\n/,
  );
  assert.doesNotMatch((await madeSite())['llms.txt'] ?? '', /MCP/);
});
