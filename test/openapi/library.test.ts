import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {formatProblem} from '../../src/base/problem.js';
import type {DocumentSet} from '../../src/openapi/document/document-set.js';
import {getChild, type Located} from '../../src/openapi/document/located.js';
import {placeProblems} from '../../src/openapi/document/place-problems.js';
import {parsePointer} from '../../src/openapi/document/pointer.js';
import {resolveReferenceTarget} from '../../src/openapi/references/reference-target.js';
import {open, openText} from './open.js';

const at = (documents: DocumentSet, pointer: string): Located =>
  parsePointer(pointer).reduce((node, key) => getChild(node, key)!, documents.root);
const targetOf = async (documents: DocumentSet, pointer: string) => {
  const found = await documents.settle(() => documents.resolve(at(documents, pointer)));
  return found.state === 'found' ? found.node.value : found;
};

test('pointers with all escapes are followed', async () => {
  const documents = await open({
    openapi: '3.1.0',
    paths: {'/größe/{id}': {'a~b': 1}, '/list': [{x: 2}]},
    a: {$ref: '#/paths/~1gr%C3%B6%C3%9Fe~1%7Bid%7D/a~0b'},
    b: {$ref: '#/paths/~1list/0/x'},
    c: {$ref: '#/a'},
  });
  assert.equal(await targetOf(documents, '/a'), 1);
  assert.equal(await targetOf(documents, '/b'), 2);
  assert.equal(await targetOf(documents, '/c'), 1);
});

test('a plus sign in a pointer is literal, otherwise a space', async () => {
  const documents = await open({
    openapi: '3.1.0',
    $defs: {'with space': 1, 'a+b': 2, 'a b': 3},
    a: {$ref: '#/$defs/with+space'},
    b: {$ref: '#/$defs/a+b'},
    c: {$ref: '#/$defs/with%20space'},
  });
  for (const [pointer, value] of [
    ['/a', 1],
    ['/b', 2],
    ['/c', 1],
  ] as const)
    assert.equal(await targetOf(documents, pointer), value);
});

test('a schema can refer to itself and its parts within an API document', async () => {
  const tree = (ref: string) => ({title: 'Tree', properties: {kids: {items: {$ref: ref}}}});
  const named = (schemas: object) => open({openapi: '3.1.0', components: {schemas}});
  const itself = await named({A: tree('#'), B: {$defs: {C: {...tree('#'), $id: 'https://c.test'}}}});
  for (const pointer of ['/components/schemas/A', '/components/schemas/B/$defs/C']) {
    const target = await targetOf(itself, `${pointer}/properties/kids/items`);
    assert.equal(target, at(itself, pointer).value);
  }
  const part = await named({A: tree('#/properties/kids')});
  const target = await targetOf(part, '/components/schemas/A/properties/kids/items');
  assert.equal(target, at(part, '/components/schemas/A/properties/kids').value);
});

test('inherited keys are not targets', async () => {
  const documents = await open({openapi: '3.1.0', a: {$ref: '#/components/constructor'}, components: {}});
  assert.match(JSON.stringify(await targetOf(documents, '/a')), /references the component/);
});

test('anchors and ids are followed', async () => {
  const documents = await open({
    openapi: '3.1.0',
    components: {schemas: {A: {$anchor: 'here', title: 'A'}, B: {$id: 'https://x.example/b', title: 'B'}}},
    a: {$ref: '#here'},
    b: {$ref: 'https://x.example/b'},
    c: {$dynamicRef: '#here'},
  });
  assert.equal(((await targetOf(documents, '/a')) as {title: string}).title, 'A');
  assert.equal(((await targetOf(documents, '/b')) as {title: string}).title, 'B');
  assert.equal(((await targetOf(documents, '/c')) as {title: string}).title, 'A');
});

test('references that only lead to each other end', async () => {
  const documents = await open({openapi: '3.1.0', a: {$ref: '#/b'}, b: {$ref: '#/a'}});
  assert.deepEqual(await targetOf(documents, '/a'), {
    state: 'circular',
    chain: ['api.json#/b', 'api.json#/a', 'api.json#/b'],
  });
});

test('other files load on demand, relative to the file that names them', async () => {
  const documents = await open(
    {openapi: '3.1.0', a: {$ref: './parts/a.yaml#/A'}, never: {$ref: 'never.json'}},
    {'parts/a.yaml': 'A: {$ref: "../b.json#/B"}', 'b.json': {B: {type: 'string'}}},
  );
  assert.deepEqual(await targetOf(documents, '/a'), {type: 'string'});
  assert.deepEqual([...documents.texts.keys()], ['api.json', 'parts/a.yaml', 'b.json']);
});

const words = async (documents: DocumentSet, pointer: string) => {
  const found = await documents.settle(() => documents.resolve(at(documents, pointer)));
  assert.equal(found.state, 'missing');
  const [problem] = await placeProblems(found.state === 'missing' ? [found.problem] : [], documents.texts);
  return `${formatProblem(problem!)}\n${(problem?.related ?? []).map(({file}) => file).join()}`;
};

test('a missing component is reported with its location and a similar name', async () => {
  const text =
    '{\n  "openapi": "3.1.0",\n  "components": {"schemas": {"Orders": {}}},\n  "a": {"$ref": "#/components/schemas/Order"}\n}';
  const documents = await openText(text, 'shop.json', createMemoryFiles({}));
  assert.equal(
    await words(documents, '/a'),
    'shop.json:4:17  error  spec-ref-missing\n' +
      '  $ref in shop.json references the schema "#/components/schemas/Order", which does not exist.\n' +
      '  Fix: Write "Orders" instead of "Order", or add "Order" to components.schemas of shop.json.\n',
  );
});

test('a missing file is reported with its referrer, also at the second hop', async () => {
  const documents = await open(
    {openapi: '3.1.0', a: {$ref: 'p/none.yaml#/x'}, b: {$ref: 'p/q.yaml#/a'}},
    {'p/q.yaml': 'z: 1\na:\n  $ref: "./r.yaml#/b"', 'p/r.yaml': 'c: 1'},
  );
  assert.equal(
    await words(documents, '/a'),
    'api.json:4:13  error  spec-ref-missing\n' +
      '  $ref in api.json references the file "p/none.yaml", which does not exist.\n' +
      '  Fix: Add p/none.yaml, or correct the path.\n',
  );
  assert.equal(
    await words(documents, '/b'),
    'p/q.yaml:3:9  error  spec-ref-missing\n' +
      '  $ref in p/q.yaml references the value "./r.yaml#/b", which does not exist in p/r.yaml.\n' +
      '  Fix: Add "b" to p/r.yaml.\np/r.yaml',
  );
});

const targets: readonly (readonly [from: string, ref: string, target: string])[] = [
  ['a/b.json', 'c.json#/x', 'a/c.json'],
  ['a/b.json', '../c%20d.json', 'c d.json'],
  ['a/b.json', '#/x', 'a/b.json'],
  ['a/b.json', '../../c.json', 'refused'],
  ['a/b.json', '%2e%2e/%2e%2e/c.json', 'refused'],
  ['a/b.json', '%252e%252e/c.json', 'refused'],
  ['a/b.json', '/etc/passwd', 'refused'],
  ['a/b.json', '..\\c.json', 'refused'],
  ['a/b.json', 'C:/c.json', 'refused'],
  ['a/b.json', 'file:///etc/passwd', 'refused'],
  ['a/b.json', '//host/share', 'refused'],
  ['a/b.json', 'https://other.example/a.json', 'refused'],
  ['a/b.json', 'https://listed.example/a.json', 'https://listed.example/a.json'],
  ['a/b.json', 'http://listed.example/a.json', 'refused'],
  ['https://x.example/a/b.json', '../c.json#/x', 'https://x.example/c.json'],
  ['https://x.example/a/b.json', '//other.example/c.json', 'refused'],
  ['https://x.example/a/b.json', 'https://u:p@x.example/c.json', 'refused'],
  ['https://x.example/a/b.json', 'https://x.example:8080/c.json', 'refused'],
];

for (const [from, ref, expected] of targets)
  test(`${ref}, seen from ${from}, is ${expected}`, () => {
    const target = resolveReferenceTarget(from, ref, ['listed.example']);
    assert.equal('file' in target ? target.file : 'refused', expected);
  });

test('a rejected reference names both files and reads nothing', async () => {
  const documents = await openText('{"openapi":"3.1.0","a":{"$ref":"../secret.json"}}', 'api.json', {
    read: async path => assert.fail(path),
  });
  assert.match(
    await words(documents, '/a'),
    /\$ref in api.json references the file "\.\.\/secret.json", which Lectern does not read: it is outside/,
  );
});

test('a pointer leads through a reference on its way', async () => {
  const documents = await open({
    openapi: '3.1.0',
    paths: {'/users': {$ref: '#/components/pathItems/Users'}},
    components: {pathItems: {Users: {get: {responses: {200: {description: 'Found'}}}}}},
    a: {$ref: '#/paths/~1users/get/responses/200'},
    b: {$ref: '#/paths/~1users/put'},
    // Leads through itself.
    c: {$ref: '#/c/x'},
  });
  assert.deepEqual(await targetOf(documents, '/a'), {description: 'Found'});
  for (const pointer of ['/b', '/c']) {
    const found = await documents.settle(() => documents.resolve(at(documents, pointer)));
    assert.equal(found.state, 'missing', pointer);
  }
});
