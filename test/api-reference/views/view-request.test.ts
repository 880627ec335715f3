import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseViewRequest} from '../../../src/api-reference/views/view-request.js';

const specsOf = (given: Readonly<Record<string, string>>, document?: string) =>
  parseViewRequest(name => given[name] ?? null, {...(document !== undefined && {document})}, undefined).specs;

test("an element without a document shows its site's only document", () => {
  assert.deepEqual(specsOf({path: '/a'}, 'shop.json'), ['shop.json']);
  assert.deepEqual(specsOf({path: '/a', spec: ''}, 'shop.json'), ['shop.json']);
  assert.deepEqual(specsOf({path: '/a', spec: 'other.json'}, 'shop.json'), ['other.json']);
  assert.deepEqual(specsOf({path: '/a', 'data-specs': '["b.json"]'}, 'shop.json'), ['b.json']);
  assert.deepEqual(specsOf({path: '/a'}), []);
});

test("a bound page's element waits until the navigation knows its document", () => {
  assert.deepEqual(specsOf({path: '/a', bound: ''}, 'shop.json'), []);
});
