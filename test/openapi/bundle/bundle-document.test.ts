import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {bundleDocument} from '../../../src/openapi/bundle/bundle-document.js';
import {hasOtherFiles} from '../../../src/openapi/bundle/other-files.js';
import {DocumentSet} from '../../../src/openapi/document/document-set.js';
import {readDocument} from '../../../src/openapi/document/read-document.js';

async function bundled(files: Readonly<Record<string, string>>, remote: readonly string[] = []) {
  const asked: string[] = [];
  const held = createMemoryFiles(files);
  const [root = ''] = Object.keys(files);
  const {document} = await readDocument(files[root] as string, root);
  assert.ok(document);
  const read = (path: string) => {
    asked.push(path);
    return held.read(path);
  };
  const bundle = await bundleDocument(new DocumentSet(document, {read}, remote));
  return {bundle, asked};
}

const root = `openapi: 3.1.0
info: {title: Shop, version: "1"}
paths:
  /orders: {$ref: "paths/orders.yaml"}
  /trees: {$ref: "paths/orders.yaml"}
components:
  schemas:
    Own: {type: object, properties: {line: {$ref: "schemas/line.json#/Line"}}}
`;
const parts = {
  'paths/orders.yaml': `get:
  responses:
    default:
      description: All.
      content:
        application/json:
          schema: {type: array, items: {$ref: "../schemas/order.yaml"}}
          example: {$ref: "../data.json"}
    "404": {$ref: "../openapi.yaml#/components/schemas/Own"}
`,
  'schemas/order.yaml': `type: object
properties:
  lines: {type: array, items: {$ref: "line.json#/Line"}}
  parent: {$ref: "#"}
`,
  'schemas/line.json':
    '{"Line": {"type": "object", "properties": {"count": {"type": "integer", "description": "How many."}}}}',
};

/** Returns every reference of a document and its target. */
function references(value: unknown, whole: unknown = value, path = ''): [string, string, unknown][] {
  if (typeof value !== 'object' || value === null || path.endsWith('/example')) return [];
  const own: [string, string, unknown][] = Object.entries(value).flatMap(([key, child]): [string, string, unknown][] =>
    key === '$ref' && typeof child === 'string'
      ? [[path, child, lookUp(whole, child)]]
      : references(child, whole, `${path}/${key}`),
  );
  return own;
}

function lookUp(whole: unknown, ref: string): unknown {
  return ref
    .slice(1)
    .split('/')
    .slice(1)
    .map(key => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], whole);
}

test('several files become one with valid references', async () => {
  const {bundle} = await bundled({
    'api/openapi.yaml': root,
    ...Object.fromEntries(Object.entries(parts).map(([path, text]) => [`api/${path}`, text])),
  });
  assert.ok(bundle);
  const found = references(bundle);
  assert.ok(found.length >= 3);
  for (const [at, ref, value] of found) {
    assert.match(ref, /^#/, at);
    assert.notEqual(value, undefined, `${at} refers to ${ref}`);
  }
  const text = JSON.stringify(bundle);
  assert.equal(text.split('How many.').length, 2, 'what is used several times stands there once');
  assert.ok(text.includes('"example":{"$ref":"../data.json"}'), 'an example keeps what looks like a reference');
});

test('every operation renders the same from the bundle', async () => {
  const files = {'openapi.yaml': root, ...parts};
  const {bundle} = await bundled(files);
  const one = {'openapi.yaml': JSON.stringify(bundle)};
  for (const path of ['/orders', '/trees']) {
    const [before, after] = await Promise.all([files, one].map(each => wordsOf(each, path)));
    assert.ok(before?.includes('How many.'));
    assert.equal(after, before);
  }
});

async function wordsOf(files: Readonly<Record<string, string>>, path: string): Promise<string> {
  const reader = openReader('openapi.yaml', createMemoryFiles(files));
  const name = {method: 'get', path};
  const [view, rest] = [await reader.operation(name, {}), await reader.rest(name, {})];
  assert.ok(view.state === 'ready');
  // Removes type names, which derive from the changed reference.
  const text = `${view.view.main}${rest.main}${rest.aside}`.replace(/<span class="field-type">.*?<\/span>/g, '');
  return text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('files are read once, through the document set only', async () => {
  const {asked} = await bundled({'openapi.yaml': root, ...parts});
  assert.deepEqual([...asked].sort(), Object.keys(parts).sort());
});

test('a rejected or missing reference leaves the document unchanged', async () => {
  const one = (ref: string) =>
    `openapi: 3.1.0\ninfo: {title: a, version: "1"}\npaths: {/a: {$ref: "${ref}"}, /b: {$ref: "b.yaml"}}\n`;
  const other = {'b.yaml': 'get: {responses: {default: {description: b}}}'};
  for (const ref of ['http://127.0.0.1/a.yaml', 'file:///etc/passwd', '../../../etc/passwd', 'missing.yaml']) {
    const {bundle, asked} = await bundled({'openapi.yaml': one(ref), ...other});
    assert.equal(bundle, undefined, ref);
    assert.ok(!asked.some(path => path.includes('passwd') || path.includes('127')), ref);
  }
});

test('a file at an allowed URL is included', async () => {
  const text = root
    .replace('paths/orders.yaml', 'https://api.example.com/orders.yaml')
    .replace('/trees: {$ref: "paths/orders.yaml"}', '/trees: {}');
  const {bundle} = await bundled(
    {
      'openapi.yaml': text,
      'schemas/line.json': parts['schemas/line.json'],
      'https://api.example.com/orders.yaml': 'get: {responses: {default: {description: From afar.}}}',
    },
    ['api.example.com'],
  );
  assert.ok(JSON.stringify(bundle).includes('From afar.'));
});

test('a single-file document is unchanged', async () => {
  assert.equal((await bundled({'openapi.yaml': root.replace(/\{\$ref[^}]*\}/g, '{}')})).bundle, undefined);
  assert.equal(hasOtherFiles('a: {$ref: "#/b"}'), false);
  assert.equal(hasOtherFiles('{"$ref": "#/b"}'), false);
  for (const text of ['a: {$ref: b.yaml}', '{"$ref":"b.json#/c"}', "$ref: './b.yaml'"])
    assert.ok(hasOtherFiles(text), text);
});
