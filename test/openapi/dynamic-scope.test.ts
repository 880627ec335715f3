import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readerOf} from '../api-reference/views/draw.js';

/** Returns the fields and the example of an operation as Markdown. Its response has the first of these schemas. */
async function read(schemas: Readonly<Record<string, object>>): Promise<string> {
  const schema = {$ref: `#/components/schemas/${Object.keys(schemas)[0]}`};
  const responses = {200: {description: 'ok', content: {'application/json': {schema}}}};
  const document = {
    openapi: '3.1.0',
    info: {title: 'T', version: '1'},
    paths: {'/a': {get: {responses}}},
    components: {schemas},
  };
  return readerOf(document).markdown({method: 'GET', path: '/a'}, {});
}

const page = {
  $id: 'https://x.test/page',
  type: 'object',
  properties: {items: {type: 'array', items: {$dynamicRef: '#T'}}, more: {additionalProperties: {$dynamicRef: '#T'}}},
  $defs: {T: {$dynamicAnchor: 'T', not: {}}},
};
const user = {$id: 'https://x.test/user', type: 'object', properties: {email: {type: 'string'}}};
const pageOf = (id: string) => ({
  $id: `https://x.test/page-of-${id}`,
  $defs: {T: {$dynamicAnchor: 'T', $ref: `https://x.test/${id}`}},
  $ref: 'https://x.test/page',
});

test('a template shows the schema of each use', async () => {
  const text = await read({PageOfUser: pageOf('user'), Page: page, User: user});
  assert.match(text, /- `items` \(`User\[\]`\)/);
  assert.match(text, /- `more` \(`map<User>`\)/);
  assert.match(text, /"items": \[\n {4}\{\n {6}"email": "ana@example.com"/);
});

test('two uses of a template are independent', async () => {
  const both = {type: 'object', properties: {a: {$ref: '#/components/schemas/A'}, b: {$ref: '#/components/schemas/B'}}};
  const order = {$id: 'https://x.test/order', type: 'object', properties: {total: {type: 'integer'}}};
  const text = await read({Both: both, A: pageOf('user'), B: pageOf('order'), Page: page, User: user, Order: order});
  assert.match(text, /## A\n\n- `items` \(`User\[\]`\)/);
  assert.match(text, /## B\n\n- `items` \(`Order\[\]`\)/);
});

test('an extension of a recursive schema contains itself recursively', async () => {
  const children = {type: 'array', items: {$dynamicRef: '#node'}};
  const text = await read({
    Strict: {
      $id: 'https://x.test/strict',
      $dynamicAnchor: 'node',
      $ref: 'https://x.test/tree',
      properties: {extra: {type: 'integer'}},
    },
    Tree: {
      $id: 'https://x.test/tree',
      $dynamicAnchor: 'node',
      type: 'object',
      properties: {data: {type: 'string'}, children},
    },
  });
  assert.match(text, /- `children` \(`Strict\[\]`, recursive\)/);
  assert.equal(text.split('## Strict').length, 2);
});

test('a dynamic reference without a matching scope is an ordinary one', async () => {
  const text = await read({
    Tree: {$dynamicAnchor: 'node', type: 'object', properties: {child: {$dynamicRef: '#node'}}},
  });
  assert.match(text, /- `child` \(Tree, recursive\)/);
});
