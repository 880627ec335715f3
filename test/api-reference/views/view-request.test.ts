import assert from 'node:assert/strict';
import {test} from 'node:test';
import {viewRequestOf} from '../../../src/api-reference/views/view-request.js';

const specsOf = (given: Readonly<Record<string, string>>, document?: string) =>
  viewRequestOf(name => given[name] ?? null, {...(document !== undefined && {document})}, undefined).specs;

test('an element without a document shows that of its site, if that has one', () => {
  assert.deepEqual(specsOf({path: '/a'}, 'shop.json'), ['shop.json']);
  assert.deepEqual(specsOf({path: '/a', spec: ''}, 'shop.json'), ['shop.json']);
  assert.deepEqual(specsOf({path: '/a', spec: 'other.json'}, 'shop.json'), ['other.json']);
  assert.deepEqual(specsOf({path: '/a', 'data-specs': '["b.json"]'}, 'shop.json'), ['b.json']);
  assert.deepEqual(specsOf({path: '/a'}), []);
});

test('the element of a bound page waits until the navigation says where its operation may be', () => {
  assert.deepEqual(specsOf({path: '/a', bound: ''}, 'shop.json'), []);
});
