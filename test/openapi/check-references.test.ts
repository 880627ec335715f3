import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkReferences} from '../../src/openapi/references/check-references.js';
import {costOf} from '../cost.js';
import {open} from './open.js';

const found = async (document: object, others: Readonly<Record<string, unknown>> = {}) => {
  const documents = await open({openapi: '3.1.0', ...document}, others);
  const problems = await documents.settle(() => checkReferences(documents));
  return problems.map(({level, at}) => `${level} ${at.file}${at.pointer}`);
};

test('each broken reference is reported once, also behind others and in other files', async () => {
  const gone = {$ref: '#/gone'};
  const lost = {$ref: 'parts.json#/part'};
  assert.deepEqual(await found({a: gone, b: lost, c: lost}, {'parts.json': {part: gone}}), [
    'error api.json/a',
    'error parts.json/part',
  ]);
});

test('a reference to the $self of the document leads into it (OpenAPI 3.2, section 4.1.2.2.1)', async () => {
  const part = {type: 'string'};
  const refs = ['api#/part', '/things/api#/part', 'https://apis.test/things/api#/part'].map($ref => ({$ref}));
  const self = {openapi: '3.2.0', $self: 'https://apis.test/things/api', part};
  assert.deepEqual(await found({...self, refs}), []);
  assert.deepEqual(await found({...self, a: {$ref: 'b.json'}}, {'b.json': refs[2]}), []);
  assert.deepEqual(await found({...self, a: {$ref: 'other#/part'}}), ['error api.json/a']);
  assert.deepEqual(await found({...self, a: {$ref: 'api#/gone'}}), ['error api.json/a']);
});

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const cycles = async (schemas: object, others: Readonly<Record<string, unknown>> = {}) => {
  const documents = await open({openapi: '3.1.0', components: {schemas}}, others);
  const problems = await documents.settle(() => checkReferences(documents));
  return problems.map(({level, code, message}) => `${level} ${code} ${message}`);
};

test('a schema with only a self-reference is a warning, and recursion is a note', async () => {
  const schemas = {Loop: ref('Loop'), Tree: {properties: {next: ref('Tree')}}};
  assert.deepEqual(await found({components: {schemas}}), [
    'warning api.json/components/schemas/Loop',
    'info api.json/components/schemas/Tree/properties/next',
  ]);
});

test('each cycle is reported once with its chain', async () => {
  const schemas = {
    Start: {properties: {category: ref('Category')}},
    Category: {properties: {parent: ref('Category'), root: ref('Category'), products: {items: ref('Product')}}},
    Product: {properties: {name: {type: 'string'}, in: ref('Category'), also: {items: ref('Category')}}},
  };
  assert.deepEqual(await cycles(schemas), [
    'info spec-ref-cycle The schema Category contains itself: Category → Category.',
    'info spec-ref-cycle The schema Category contains itself: Category → Product → Category.',
  ]);
});

test('a cycle over several files is reported with all of them', async () => {
  const others = {'b.json': {B: {properties: {a: {$ref: 'api.json#/components/schemas/A'}}}}};
  assert.deepEqual(await cycles({A: {properties: {b: {$ref: 'b.json#/B'}}}}, others), [
    'info spec-ref-cycle The schema A contains itself: A → b.json#/B → A.',
  ]);
});

test('shared schemas and sibling references are not cycles', async () => {
  const schemas = {
    A: {properties: {b: ref('B'), c: ref('C')}},
    B: {properties: {c: ref('C')}},
    C: {properties: {x: {type: 'string'}, y: ref('C/properties/x')}},
  };
  assert.deepEqual(await cycles(schemas), []);
});

test('densely connected documents are checked quickly, with a readable report', async () => {
  const schema = (at: number) => ({
    properties: Object.fromEntries(
      Array.from({length: 20}, (_, link) => [`p${link}`, ref(`S${(at * 7 + link * 37 + 1) % 800}`)]),
    ),
  });
  const schemas = Object.fromEntries(Array.from({length: 800}, (_, at) => [`S${at}`, schema(at)]));
  let said: readonly string[] = [];
  const cost = await costOf(async () => {
    said = await cycles(schemas);
  });
  assert.ok(cost < 70, `${cost}`);
  assert.equal(said.length, 101);
  assert.match(said.at(-1)!, /^info spec-ref-cycle \d+ more reference cycles contain the same schemas\.$/);
  assert.ok(said.every(each => each.length < 200));
});

test('$ref in data is text, and a property named like data is a schema', async () => {
  const gone = {$ref: '#/gone'};
  const schema = {example: gone, default: gone, 'x-note': gone, properties: {example: gone, $ref: {type: 'string'}}};
  assert.deepEqual(await found({components: {schemas: {A: schema}}}), [
    'error api.json/components/schemas/A/properties/example',
  ]);
});

test('an oversized document is reported once', async () => {
  const part = JSON.stringify({a: 'x'.repeat(30_000_000)});
  const files = {'a.json': part, 'b.json': part, 'c.json': '{}', 'd.json': '{}'};
  const paths = Object.fromEntries('abcd'.split('').map(name => [`/${name}`, {$ref: `${name}.json`}]));
  const documents = await open({openapi: '3.1.0', paths}, files);
  const problems = await documents.settle(() => checkReferences(documents));
  assert.deepEqual(
    problems.map(({code}) => code),
    ['spec-size'],
  );
  assert.match(problems[0]?.message ?? '', /exceeds the size limit of the document/);
  assert.match(problems[0]?.fix ?? '', /bundle it into one file/);
});
