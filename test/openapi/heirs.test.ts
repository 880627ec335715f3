import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildField} from '../../src/api-reference/form/build-field.js';
import type {DocumentSet} from '../../src/openapi/document/document-set.js';
import {getChild, type Located} from '../../src/openapi/document/located.js';
import {findOperation} from '../../src/openapi/operation/find-operation.js';
import {indexDocument} from '../../src/openapi/operation/index-document.js';
import {buildExample} from '../../src/openapi/request/example.js';
import {buildSchemaRows, openRow, type SchemaLevel} from '../../src/openapi/schema/build-schema-rows.js';
import {openSlice} from '../../src/openapi/slices/open-slice.js';
import {buildSlice} from '../../src/openapi/slices/slice.js';
import {open, withSchemas} from './open.js';

const text = {type: 'string'};
const extending = (base: string, properties: object) => ({
  allOf: [{$ref: `#/components/schemas/${base}`}, {type: 'object', properties}],
});
const pets = {
  Owner: {
    type: 'object',
    properties: {pet: {$ref: '#/components/schemas/Pet'}, cat: {$ref: '#/components/schemas/Cat'}},
  },
  Pet: {
    type: 'object',
    required: ['kind'],
    discriminator: {propertyName: 'kind', mapping: {hound: '#/components/schemas/Dog'}},
    properties: {kind: text, friend: {$ref: '#/components/schemas/Pet'}},
  },
  Cat: extending('Pet', {lives: {type: 'integer'}}),
  Dog: extending('Pet', {tricks: {type: 'array', items: text}}),
  Lion: extending('Cat', {roars: {type: 'boolean'}}),
};

const schemaOf = (documents: DocumentSet, name: string): Located =>
  ['components', 'schemas', name].reduce((node, key) => getChild(node, key)!, documents.root);

async function levelOf(documents: DocumentSet, name: string): Promise<SchemaLevel> {
  return documents.settle(() => {
    const schema = schemaOf(documents, name);
    return openRow(documents, buildSchemaRows(documents, schema, {side: 'response', budget: 0}), 'response');
  });
}

test('subtypes of a discriminated schema are its variants, at any depth', async () => {
  const documents = await open(withSchemas(pets));
  const {rows, choices} = await levelOf(documents, 'Pet');
  assert.deepEqual(
    rows.map(({name}) => name),
    ['kind', 'friend'],
  );
  assert.deepEqual(
    choices.map(({kind, discriminator, variants}) => [
      kind,
      discriminator,
      variants.map(({title, name}) => [title, name]),
    ]),
    [
      [
        'oneOf',
        'kind',
        [
          ['hound', 'hound'],
          ['Cat', 'Cat'],
          ['Lion', 'Lion'],
        ],
      ],
    ],
  );
  const [dog] = choices[0]!.variants;
  assert.equal(dog?.recursive, false);
  const below = await documents.settle(() => openRow(documents, dog!, 'response'));
  assert.deepEqual(
    below.rows.map(({name, recursive}) => [name, recursive]),
    [
      ['kind', false],
      ['friend', true],
      ['tricks', false],
    ],
  );
  assert.deepEqual(below.choices, []);
});

test("a field's type is the schema's name, and a subtype has no variants", async () => {
  const documents = await open(withSchemas(pets));
  const {rows} = await levelOf(documents, 'Owner');
  assert.deepEqual(
    rows.map(({name, type}) => [name, type]),
    [
      ['pet', 'Pet'],
      ['cat', 'Cat'],
    ],
  );
  const inside = await documents.settle(() => rows.map(row => openRow(documents, row, 'response').choices.length));
  assert.deepEqual(inside, [1, 0]);
});

test('the example is one of the variants, with its discriminator', async () => {
  const documents = await open(withSchemas(pets));
  const value = await documents.settle(() => buildExample(documents, schemaOf(documents, 'Pet'), {side: 'response'}));
  assert.deepEqual(value, {kind: 'hound', friend: {kind: 'hound', tricks: ['trick']}, tricks: ['trick']});
});

test('the form offers the variants', async () => {
  const documents = await open(withSchemas(pets));
  const owner = await documents.settle(() => buildField(documents, schemaOf(documents, 'Owner'), () => ''));
  const field = owner.properties![0]!.field;
  assert.equal(field.kind, 'variants');
  assert.deepEqual(
    field.variants?.map(({label, marks, field: inner}) => [label, marks, inner.properties?.map(({name}) => name)]),
    [
      ['hound', {kind: 'hound'}, ['kind', 'friend', 'tricks']],
      ['Cat', {kind: 'Cat'}, ['kind', 'friend', 'lives']],
      ['Lion', {kind: 'Lion'}, ['kind', 'friend', 'lives', 'roars']],
    ],
  );
});

test('a name with dots in a mapping is a schema of the document (OpenAPI 3.1.1, section 4.8.25)', async () => {
  const kind = {type: 'object', required: ['kind'], properties: {kind: text}};
  const documents = await open({
    ...withSchemas({
      Pet: {
        oneOf: [{$ref: '#/components/schemas/My.Cat'}, {$ref: '#/components/schemas/My.Dog'}],
        discriminator: {propertyName: 'kind', mapping: {katze: 'My.Cat'}, defaultMapping: 'My.Dog'},
      },
      'My.Cat': kind,
      'My.Dog': kind,
    }),
  });
  const {choices} = await levelOf(documents, 'Pet');
  assert.deepEqual(
    choices[0]?.variants.map(({mapped, isDefault}) => [mapped, isDefault]),
    [
      [['katze'], undefined],
      [['My.Dog'], true],
    ],
  );
  const value = await documents.settle(() => buildExample(documents, schemaOf(documents, 'Pet'), {side: 'request'}));
  assert.deepEqual(value, {kind: 'katze'});
});

test('variants of a mapping can be other files', async () => {
  const base = {
    type: 'object',
    required: ['sort'],
    properties: {sort: text},
    discriminator: {propertyName: 'sort', mapping: {BIRD: './bird.json', FISH: 'fish.json#/Fish'}},
  };
  const extended = (name: string) => ({
    allOf: [{$ref: 'animal.json'}, {type: 'object', required: [name], properties: {[name]: text}}],
  });
  const documents = await open(withSchemas({Pet: {$ref: 's/animal.json'}}), {
    's/animal.json': base,
    's/bird.json': extended('wing'),
    's/fish.json': {Fish: extended('fin')},
  });
  const {choices} = await levelOf(documents, 'Pet');
  assert.deepEqual(
    choices[0]?.variants.map(({title}) => title),
    ['BIRD', 'FISH'],
  );
  const value = await documents.settle(() => buildExample(documents, schemaOf(documents, 'Pet'), {side: 'request'}));
  assert.deepEqual(value, {sort: 'BIRD', wing: 'text'});
});

test('a slice contains the variants', async () => {
  const documents = await open(withSchemas(pets));
  const {operations} = await documents.settle(() => indexDocument(documents));
  const entry = findOperation({operations}, 'post', '/a')!;
  const slice = await documents.settle(() => buildSlice(documents, entry));
  const cut = openSlice({file: 'api.json', text: '', value: slice, version: '3.1.0'});
  const {choices} = await levelOf(cut, 'Pet');
  assert.deepEqual(
    choices[0]?.variants.map(({title}) => title),
    ['hound', 'Cat', 'Lion'],
  );
});

test('circular subtypes end', async () => {
  const documents = await open(
    withSchemas({
      A: {discriminator: {propertyName: 'k'}, allOf: [{$ref: '#/components/schemas/B'}], properties: {k: text}},
      B: {allOf: [{$ref: '#/components/schemas/A'}], properties: {b: text}},
    }),
  );
  const {rows} = await levelOf(documents, 'A');
  assert.deepEqual(
    rows.map(({name}) => name),
    ['b', 'k'],
  );
});
