import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildExample} from '../../../src/openapi/request/example.js';
import {suggestNumber, suggestText} from '../../../src/openapi/request/likely-values.js';
import {open, withSchemas} from '../open.js';

test('example text derives from the last words of a name', () => {
  const names = [
    'email',
    'billingCity',
    'first_name',
    'customer-emails',
    'CURRENCY',
    'createdAt',
    'homepageUrl',
    'productSku',
  ];
  assert.deepEqual(names.map(suggestText), [
    'ana@example.com',
    'Lisbon',
    'Ana',
    'ana@example.com',
    'EUR',
    '2026-01-15T09:30:00Z',
    'https://example.com',
    'A-100',
  ]);
  for (const name of ['', 'foo', 'constructor', '__proto__', 'at', 'emailing'])
    assert.equal(suggestText(name), undefined, name);
});

test("an item's example derives from the name of its list", () => {
  const items = {
    'customerIds[]': 'id_8f2k4m',
    'addresses[]': 'Rua Augusta 12, Lisbon',
    'statuses[]': 'active',
    'scopes[]': 'orders:read',
    'trees[]': 'tree',
    'fruitTrees[][]': 'tree',
    'batches[]': 'batch',
    'caches[]': 'cache',
    'movies[]': 'movie',
    'berries[]': 'berry',
    'series[]': 'series',
    'species[]': 'Malus domestica',
    'batch[]': undefined,
    '[]': undefined,
  };
  for (const [name, text] of Object.entries(items)) assert.equal(suggestText(name), text, name);
});

test('an example number without limits derives from its name', () => {
  assert.deepEqual([suggestNumber('unitPrice', false), suggestNumber('unitPrice', true)], [19.9, 20]);
  assert.equal(suggestNumber('foo', false), undefined);
});

test('the schema has priority over the name', async () => {
  const properties = {
    city: {type: 'string'},
    cities: {type: 'array', items: {type: 'string'}},
    trees: {type: 'array', items: {type: 'string'}},
    rows: {type: 'array', items: {type: 'string', minLength: 4}},
    url: {type: 'string', format: 'date'},
    email: {type: 'string', maxLength: 4},
    title: {type: 'string', minLength: 30},
    code: {type: 'string', pattern: '^[A-Z]{3}$'},
    country: {type: 'string', pattern: '(?=x)'},
    currency: {type: 'string', enum: ['USD']},
    price: {type: 'number', maximum: 5},
    total: {type: 'number'},
    age: {type: 'integer', minimum: 0},
    count: {type: 'integer', example: 7},
  };
  const documents = await open(withSchemas({A: {type: 'object', properties}}));
  const schema = {value: {$ref: '#/components/schemas/A'}, file: documents.root.file, pointer: '/a'};
  assert.deepEqual(await documents.settle(() => buildExample(documents, schema, {side: 'request'})), {
    city: 'Lisbon',
    cities: ['Lisbon'],
    trees: ['tree'],
    rows: ['text'],
    url: '2026-01-15',
    email: 'text',
    title: 'texttexttexttexttexttexttexttext'.slice(0, 30),
    code: 'AAA',
    country: 'text',
    currency: 'USD',
    price: 0,
    total: 59.8,
    age: 0,
    count: 7,
  });
});
