import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formOfBody} from '../form/form-of.js';
import {draw, nameOf, readerOf, sending} from './draw.js';

// All subschemas of an `allOf` apply (JSON Schema 2020-12, Core, section 10.2.1.1). Views, samples and forms combine
// their items, keys and conditions.

async function shown(schema: object, schemas: object = {}) {
  const document = sending(schema, schemas);
  const [view, text] = await Promise.all([
    draw(document, 'POST /a'),
    readerOf(document).markdown(nameOf('POST /a'), {}),
  ]);
  return {
    html: view.main,
    text: text.slice(0, text.indexOf('## Request example')),
    example: JSON.parse(/--data-raw '([\s\S]*?)'\n/.exec(text)?.[1] ?? 'null'),
  };
}

const object = (name: string, type = 'string') => ({type: 'object', required: [name], properties: {[name]: {type}}});

test('two subschemas describe the items of a list together', async () => {
  const schema = {type: 'array', allOf: [{items: object('id', 'integer')}, {items: object('name'), minItems: 2}]};
  const {html, text, example} = await shown(schema);
  for (const name of ['id', 'name']) {
    assert.match(html, new RegExp(`data-name="${name}"`));
    assert.match(text, new RegExp(`- \`${name}\` \\([a-z]+, required\\)`));
  }
  const both = {id: 1, name: 'Example name'};
  assert.deepEqual(Object.keys(example[0]), ['id', 'name']);
  assert.equal(example.length, 2);
  const {bodies} = await formOfBody(schema);
  assert.deepEqual(
    bodies[0]?.field.items?.properties?.map(({name, required}) => [name, required]),
    Object.keys(both).map(name => [name, true]),
  );
});

test('items of two named schemas show the fields of both', async () => {
  const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
  const schemas = {A: object('a'), B: object('b')};
  const {html, text, example} = await shown({type: 'array', allOf: [{items: ref('A')}, {items: ref('B')}]}, schemas);
  for (const name of ['a', 'b']) {
    assert.match(html, new RegExp(`data-name="${name}"`));
    assert.match(text, new RegExp(`- \`${name}\` \\(string, required\\)`));
  }
  assert.doesNotMatch(text, /`[AB]\[\]`/);
  assert.deepEqual(Object.keys(example[0]).sort(), ['a', 'b']);
});

test('a named schema is expanded if another subschema restricts one of its fields', async () => {
  const A = {$ref: '#/components/schemas/A'};
  const narrowed = {properties: {a: {minLength: 3}}};
  const use = {
    type: 'object',
    properties: {one: A, two: {...A, ...narrowed}, all: {allOf: [{items: A}, {items: narrowed}]}},
  };
  const {text} = await shown(use, {A: object('a')});
  assert.equal(text.match(/- `a` \(string, required, at least 3 characters\)/g)?.length, 2);
  assert.equal(text.match(/- `a` \(string, required\)/g)?.length, 1);
});

test('item limits of all subschemas are combined', async () => {
  const {text, example} = await shown({
    type: 'array',
    allOf: [{items: {type: 'integer', minimum: 3}}, {items: {maximum: 9, multipleOf: 4}}],
  });
  assert.match(text, /3 to 9, multiple of 4/);
  assert.deepEqual(example, [4]);
});

test('the items of one subschema apply to the tuple of another', async () => {
  const schema = {
    type: 'array',
    allOf: [{prefixItems: [object('a'), {}, object('c')]}, {prefixItems: [object('x')], items: object('rest')}],
  };
  const {text, example} = await shown(schema);
  assert.deepEqual(
    example.map(Object.keys),
    [['a', 'x'].reverse(), ['rest'], ['rest', 'c']].map(each => each.sort()),
  );
  assert.match(text, /- other items \(object\)\n {2}- `rest`/);
});

test('a subschema that closes the tuple closes it for all', async () => {
  const schema = {
    type: 'array',
    allOf: [{prefixItems: [{type: 'string'}, {type: 'integer'}]}, {prefixItems: [{}], items: false}],
  };
  const {text, example} = await shown(schema);
  assert.equal(example.length, 1);
  assert.match(text, /no additional items/);
});

test('additional properties of two subschemas are combined, and one can forbid them', async () => {
  const two = {allOf: [{additionalProperties: object('a')}, {additionalProperties: object('b')}]};
  const {html, text, example} = await shown({type: 'object', ...two});
  for (const name of ['a', 'b']) {
    assert.match(html, new RegExp(`data-name="${name}"`));
    assert.match(text, new RegExp(`- \`${name}\` \\(string, required\\)`));
  }
  assert.deepEqual(Object.keys(example.key).sort(), ['a', 'b']);
  const {bodies} = await formOfBody({type: 'object', ...two});
  assert.deepEqual(bodies[0]?.field.additional?.properties?.map(({name}) => name).sort(), ['a', 'b']);

  const none = {
    type: 'object',
    properties: {a: {type: 'string'}},
    allOf: [{additionalProperties: object('b')}, {additionalProperties: false}],
  };
  const closed = await shown(none);
  assert.match(closed.text, /no additional properties/);
  assert.doesNotMatch(closed.text, /`b`/);
  assert.equal((await formOfBody(none)).bodies[0]?.field.additional, undefined);
});

test('additional properties of one subschema are not unevaluated in another', async () => {
  const {text} = await shown({
    type: 'object',
    allOf: [{additionalProperties: object('a')}],
    unevaluatedProperties: false,
  });
  assert.doesNotMatch(text, /no additional properties/);
  assert.match(text, /- `a` \(string, required\)/);
});

test('two subschemas with the same pattern share a row', async () => {
  const part = (name: string) => ({patternProperties: {'^x-': object(name)}});
  const {text, example} = await shown({
    type: 'object',
    allOf: [part('a'), part('b'), {patternProperties: {'^y-': {}}}],
  });
  assert.equal(text.match(/\^x-/g)?.length, 1);
  for (const name of ['a', 'b']) assert.match(text, new RegExp(`- \`${name}\` \\(string, required\\)`));
  assert.deepEqual(Object.keys(Object.values(example)[0] as object).sort(), ['a', 'b']);
});

test('property names follow the rules of all subschemas', async () => {
  const {text, example} = await shown({
    type: 'object',
    additionalProperties: {type: 'integer'},
    allOf: [
      {propertyNames: {pattern: '^[a-z]+$'}},
      {propertyNames: {enum: ['A', 'red']}},
      {propertyNames: {enum: ['red']}},
    ],
  });
  assert.match(text, /\^\[a-z\]\+\$/);
  assert.match(text, /`red`/);
  assert.deepEqual(Object.keys(example), ['red']);
});

test('a list contains an item for each `contains`', async () => {
  const {text, example} = await shown({
    type: 'array',
    allOf: [{contains: {type: 'string'}}, {contains: {type: 'integer', minimum: 7}, minContains: 2}],
  });
  assert.match(text, /contains: `string`/);
  assert.match(text, /contains: `integer`/);
  assert.deepEqual(example.map((each: unknown) => typeof each).sort(), ['number', 'number', 'string']);
});

test('each subschema can have its own `not` and conditions', async () => {
  const when = (name: string, then: string) =>
    Object.fromEntries([
      ['if', {required: [name]}],
      ['then', object(then)],
    ]);
  const {text, example} = await shown({
    type: 'object',
    required: ['a'],
    properties: {a: {type: 'string', allOf: [{enum: ['x', 'y', 'z']}, {not: {const: 'x'}}, {not: {enum: ['y']}}]}},
    allOf: [when('a', 'b'), when('b', 'c')],
  });
  assert.equal(text.match(/- not/g)?.length, 2);
  for (const name of ['b', 'c']) assert.match(text, new RegExp(`- \`${name}\` \\(string, required\\)`));
  assert.equal(example.a, 'z');
  assert.ok('b' in example && 'c' in example);
});

test('a string combines the content keywords of all subschemas', async () => {
  const part = (name: string) => ({contentMediaType: 'application/json', contentSchema: object(name)});
  const {text, example} = await shown({
    type: 'object',
    properties: {json: {type: 'string', allOf: [part('a'), part('b')]}},
  });
  for (const name of ['a', 'b']) assert.match(text, new RegExp(`- \`${name}\` \\(string, required\\)`));
  assert.deepEqual(Object.keys(JSON.parse(example.json)).sort(), ['a', 'b']);
});
