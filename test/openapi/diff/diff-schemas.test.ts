import assert from 'node:assert/strict';
import {test} from 'node:test';
import {diff, diffSchemas} from './compare.js';

const string = {type: 'string'};
const number = {type: 'number'};
const integer = {type: 'integer'};
const object = (properties: object, more: object = {}) => ({type: 'object', properties, ...more});
const closed = {additionalProperties: false};
const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const no = (name: string) => ({not: {required: [name]}});
const when = (name: string, other: string) => ({if: {required: [name]}, else: {required: [other]}});

/** Name of a change, and its level in a request and in a response: b(reaking), p(ossibly), c(ompatible). */
type Row = readonly [rule: string, before: unknown, after: unknown, levels: string];

const rows: readonly Row[] = [
  ['type-changed', integer, string, 'bb'],
  ['type-narrowed', number, integer, 'bc'],
  ['type-widened', integer, number, 'cb'],
  ['type-narrowed', {}, string, 'bc'],
  ['type-widened', string, {}, 'cb'],
  ['type-narrowed', {type: ['string', 'integer']}, string, 'bc'],
  ['type-narrowed', string, false, 'bc'],
  ['format-narrowed', string, {type: 'string', format: 'date'}, 'bc'],
  ['format-widened', {type: 'integer', format: 'int32'}, {type: 'integer', format: 'int64'}, 'cb'],
  ['format-changed', {type: 'string', format: 'date'}, {type: 'string', format: 'date-time'}, 'bb'],
  ['became-nullable', string, {type: ['string', 'null']}, 'cb'],
  ['became-nullable', string, {type: 'string', nullable: true}, 'cb'],
  ['no-longer-nullable', {anyOf: [string, {type: 'null'}]}, string, 'bc'],
  ['enum-value-removed', {enum: ['a', 'b']}, {enum: ['a']}, 'bc'],
  ['enum-value-added', {enum: ['a']}, {enum: ['a', 'b']}, 'cp'],
  ['enum-added', string, {type: 'string', enum: ['a']}, 'bc'],
  ['enum-removed', {type: 'string', const: 'a'}, string, 'cp'],
  ['enum-value-added', {type: 'string', const: 'a'}, {type: 'string', enum: ['a', 'b']}, 'cp'],
  ['default-changed', {type: 'string', default: 'a'}, {type: 'string', default: 'b'}, 'pc'],
  ['limit-tightened', integer, {type: 'integer', minimum: 1}, 'bc'],
  ['limit-relaxed', {type: 'string', maxLength: 5}, {type: 'string', maxLength: 6}, 'cb'],
  ['limit-tightened', {type: 'integer', minimum: 1}, {type: 'integer', minimum: 1, exclusiveMinimum: true}, 'bc'],
  ['limit-relaxed', {type: 'integer', exclusiveMaximum: 9}, {type: 'integer', maximum: 9}, 'cb'],
  ['limit-tightened', {type: 'number', multipleOf: 2}, {type: 'number', multipleOf: 4}, 'bc'],
  ['limit-relaxed', {type: 'number', multipleOf: 4}, {type: 'number', multipleOf: 2}, 'cb'],
  ['limit-changed', {type: 'number', multipleOf: 4}, {type: 'number', multipleOf: 3}, 'bb'],
  ['limit-tightened', {type: 'array'}, {type: 'array', uniqueItems: true}, 'bc'],
  ['pattern-added', string, {type: 'string', pattern: 'a'}, 'bc'],
  ['pattern-removed', {type: 'string', pattern: 'a'}, string, 'cp'],
  ['pattern-changed', {type: 'string', pattern: 'a'}, {type: 'string', pattern: 'b'}, 'pp'],
  ['encoding-changed', string, {type: 'string', contentEncoding: 'base64'}, 'bb'],
  ['property-removed a', object({a: string}), object({}), 'pb'],
  ['property-rejected a', object({a: string}, closed), object({}, closed), 'bb'],
  ['property-added a', object({}), object({a: string}), 'cc'],
  ['required-property-added a', object({}), object({a: string}, {required: ['a']}), 'bc'],
  ['property-added a', object({}), object({a: {default: 1}}, {required: ['a']}), 'cc'],
  ['property-became-required a', object({a: string}), object({a: string}, {required: ['a']}), 'bc'],
  ['property-became-optional a', object({a: string}, {required: ['a']}), object({a: string}), 'cb'],
  ['deprecated a', object({a: string}), object({a: {type: 'string', deprecated: true}}), 'cc'],
  ['object-closed', object({}), object({}, {additionalProperties: false}), 'bc'],
  ['object-opened', object({}, {unevaluatedProperties: false}), object({}), 'cc'],
  ['type-changed *', {additionalProperties: string}, {additionalProperties: integer}, 'bb'],
  ['type-changed []', {items: string}, {items: integer}, 'bb'],
  ['type-changed [1]', {prefixItems: [string, string]}, {prefixItems: [string, integer]}, 'bb'],
  ['alternative-removed', {oneOf: [ref('A'), ref('B')]}, {oneOf: [ref('B')]}, 'bc'],
  ['alternative-added', {oneOf: [ref('A'), ref('B')]}, {oneOf: [ref('B'), ref('A'), ref('C')]}, 'cb'],
  ['alternative-added', ref('A'), {oneOf: [ref('A'), ref('B')]}, 'cb'],
  ['alternative-removed', {anyOf: [string, integer]}, integer, 'bc'],
  ['type-changed', ref('A'), {oneOf: [ref('B'), ref('C')]}, 'bb'],
  ['condition-added', object({}), object({}, {not: {required: ['a']}}), 'bc'],
  ['condition-changed', object({}, {not: {required: ['a']}}), object({}, {not: {required: ['b']}}), 'pp'],
  // All subschemas apply (JSON Schema 2020-12, Core, section 10.2.1.1).
  ['condition-changed', {allOf: [no('a')]}, {allOf: [no('a'), no('b')]}, 'pp'],
  ['condition-changed', {allOf: [when('a', 'x'), when('b', 'y')]}, {allOf: [when('a', 'x'), when('b', 'z')]}, 'pp'],
];

const schemas = {
  A: object({a: string}),
  B: object({b: string}),
  C: object({c: string}),
  Base: object({id: string}, {required: ['id']}),
};

for (const [rule, before, after, levels] of rows) {
  const shown = `${JSON.stringify(before)} → ${JSON.stringify(after)}`;
  test(`${shown} is ${rule}`, async () => {
    const names = [...levels].map(each => ({b: 'breaking', p: 'possibly-breaking', c: 'compatible'})[each] ?? '');
    const {sent, received} = await diffSchemas(before, after, schemas);
    assert.deepEqual(sent, [`${names[0]} ${rule}`]);
    assert.deepEqual(received, [`${names[1]} ${rule}`]);
  });
}

test('equivalent schemas have no changes', async () => {
  const same: readonly (readonly [unknown, unknown])[] = [
    [ref('A'), schemas.A],
    [ref('A'), {allOf: [ref('A')], description: 'Other words'}],
    [object({id: string, a: string}, {required: ['id']}), {allOf: [ref('Base'), ref('A')]}],
    [{type: 'string', nullable: true}, {oneOf: [string, {type: 'null'}]}],
    [{enum: ['a', 'b']}, {oneOf: [{const: 'a'}, {const: 'b'}]}],
    [
      {type: 'integer', minimum: 1, exclusiveMinimum: true},
      {type: 'integer', exclusiveMinimum: 1},
    ],
    [{type: 'string', minLength: 0}, string],
    [{oneOf: [ref('A'), ref('B')]}, {oneOf: [ref('B'), ref('A')]}],
    [
      {type: 'string', description: 'old', example: 'a'},
      {type: 'string', title: 'new', format: 'password'},
    ],
  ];
  for (const [before, after] of same)
    assert.deepEqual(await diffSchemas(before, after, schemas), {sent: [], received: []}, JSON.stringify(after));
});

test('read-only properties are ignored in requests, and write-only ones in responses', async () => {
  const [read, write] = [
    {type: 'string', readOnly: true},
    {type: 'string', writeOnly: true},
  ];
  assert.deepEqual(await diffSchemas(object({}), object({read, write}, {required: ['read', 'write']})), {
    sent: ['breaking required-property-added write'],
    received: ['compatible required-property-added read'],
  });
  assert.deepEqual(await diffSchemas(object({a: string, b: string}), object({a: read, b: write})), {
    sent: ['possibly-breaking property-hidden a'],
    received: ['breaking property-hidden b'],
  });
});

test('a recursive schema is compared once, with the shortest path', async () => {
  const tree = (name: object) => ({
    Tree: object({name, parent: ref('Tree'), children: {type: 'array', items: ref('Tree')}}),
  });
  const {operations} = await diff(document(tree(string)), document(tree(integer)));
  assert.deepEqual(
    operations.map(({changes}) => changes.map(({field}) => field)),
    [['name']],
  );
});

function document(components: object): object {
  const content = {'application/json': {schema: ref('Tree')}};
  return {openapi: '3.1.0', paths: {'/tree': {get: {responses: {200: {content}}}}}, components: {schemas: components}};
}
