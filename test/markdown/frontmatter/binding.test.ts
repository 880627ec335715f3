import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Binding} from '../../../src/components/bound-element.js';
import {readBinding} from '../../../src/markdown/frontmatter/binding.js';
import {costOf} from '../../cost.js';

const rows: readonly (readonly [head: Readonly<Record<string, unknown>>, binding: Binding | undefined])[] = [
  [{openapi: 'get /users'}, {kind: 'operation', method: 'GET', target: '/users'}],
  [{openapi: ' shop.yaml\tPost   /a b '}, {kind: 'operation', method: 'POST', target: '/a b', document: 'shop.yaml'}],
  [{openapi: 'my shop GET /x'}, {kind: 'operation', method: 'GET', target: '/x', document: 'my shop'}],
  [{openapi: 'webhook order created'}, {kind: 'operation', method: 'WEBHOOK', target: 'order created'}],
  [{openapi: 'shop webhook paid'}, {kind: 'operation', method: 'WEBHOOK', target: 'paid', document: 'shop'}],
  [{openapi: 'shop.yaml PURGE /x'}, {kind: 'operation', method: 'PURGE', target: '/x', document: 'shop.yaml'}],
  [{openapi: 'PURGE /x'}, {kind: 'operation', method: 'PURGE', target: '/x'}],
  [
    {openapi: 'https://a.example/o.json GET /a GET /b'},
    {kind: 'operation', method: 'GET', target: '/a GET /b', document: 'https://a.example/o.json'},
  ],
  [{openapi: 'docs/shop.yml'}, {kind: 'overview', document: 'docs/shop.yml'}],
  [{openapi: 'https://a.example/spec'}, {kind: 'overview', document: 'https://a.example/spec'}],
  [{'openapi-schema': 'Order'}, {kind: 'schema', target: 'Order'}],
  [{'openapi-schema': 'shop.yaml Order Line'}, {kind: 'schema', target: 'Order Line', document: 'shop.yaml'}],
  [
    {openapi: 'nothing', 'openapi-schema': 'Order'},
    {kind: 'schema', target: 'Order'},
  ],
  [{asyncapi: 'user/signedup'}, {kind: 'channel', method: 'CHANNEL', target: 'user/signedup'}],
  [
    {asyncapi: ' events.yaml  user signed up '},
    {kind: 'channel', method: 'CHANNEL', target: 'user signed up', document: 'events.yaml'},
  ],
  [{asyncapi: 'events onOrder'}, {kind: 'channel', method: 'CHANNEL', target: 'onOrder', document: 'events'}],
  [{asyncapi: 'api/events.json'}, {kind: 'overview', method: 'CHANNEL', document: 'api/events.json'}],
  [
    {openapi: 'GET /a', asyncapi: 'a'},
    {kind: 'operation', method: 'GET', target: '/a'},
  ],
  [{openapi: 7}, undefined],
  [{openapi: ' ', 'openapi-schema': null}, undefined],
  [{api: 'GET /users'}, undefined],
];

for (const [head, binding] of rows)
  test(`reads the binding ${JSON.stringify(head)}`, () =>
    assert.deepEqual(readBinding(new Map(Object.entries(head))), binding));

const relative: readonly (readonly [written: string, file: string, document: string])[] = [
  ['../x.json', 'api/ep/one.mdx', 'api/x.json'],
  ['./x.json', 'api/two.mdx', 'api/./x.json'],
  ['./specs/x', 'api/two.mdx', 'api/./specs/x'],
  ['./../x.json', 'api/ep/one.mdx', 'api/x.json'],
  ['./x.json', 'two.mdx', './x.json'],
  ['../../x.json', 'api/two.mdx', '../../x.json'],
  ['x.json', 'api/two.mdx', 'x.json'],
  ['.x.json', 'api/two.mdx', '.x.json'],
];

for (const [written, file, document] of relative)
  test(`${written} of ${file} is ${document}, in every kind of frontmatter`, () => {
    const named = (key: string, rest: string) => readBinding(new Map([[key, `${written} ${rest}`]]), file)?.document;
    assert.equal(named('openapi', 'get /a'), document);
    assert.equal(named('asyncapi', 'onOrder'), document);
    assert.equal(named('openapi-schema', 'Order'), document);
  });

test('a long value is read in linear time', async () => {
  const texts = ['a '.repeat(50_000), `get${' '.repeat(50_000)}`, 'get '.repeat(50_000), `${' x'.repeat(50_000)} get`];
  const cost = await costOf(() => texts.map(text => readBinding(new Map([['openapi', text]]))));
  assert.ok(cost < 2, `${cost}`);
});
