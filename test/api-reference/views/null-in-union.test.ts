import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkValues, findVariantIndex} from '../../../src/api-reference/form/check-values.js';
import {buildInitialValues} from '../../../src/api-reference/form/values.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import {renderType} from '../../../src/api-reference/views/text/markdown-text.js';
import {createMemoryFiles} from '../../../src/base/files.js';

const name = {method: 'POST', path: '/a'};
const ref = (key: string) => ({$ref: `#/components/schemas/${key}`});
const X = {type: 'object', properties: {x: {type: 'string'}}};
const Y = {type: 'object', properties: {y: {type: 'string'}}};

/** Each notation for a nullable value, and the displayed type. */
const unions: readonly (readonly [openapi: string, schema: object, type: string])[] = [
  ['3.1.0', {anyOf: [{type: 'number'}, {type: 'string'}, {type: 'null'}]}, 'number | string | null'],
  ['3.1.0', {oneOf: [ref('X'), ref('Y'), {type: 'null'}]}, 'X | Y | null'],
  ['3.1.0', {oneOf: [ref('X'), ref('Y'), {type: ['null']}]}, 'X | Y | null'],
  ['3.1.0', {anyOf: [ref('X'), ref('Y'), {enum: [null]}]}, 'X | Y | null'],
  ['3.1.0', {anyOf: [ref('X'), ref('Y'), {const: null}]}, 'X | Y | null'],
  ['3.1.0', {anyOf: [ref('Union'), {type: 'null'}]}, 'X | Y | null'],
  ['3.1.0', {type: ['string', 'integer', 'null']}, 'string | integer | null'],
  [
    '3.1.0',
    {type: 'array', items: {anyOf: [{type: 'string'}, {type: 'integer'}, {type: 'null'}]}},
    '(string | integer | null)[]',
  ],
  ['3.1.0', {const: null}, 'null'],
  ['3.1.0', {type: 'null'}, 'null'],
  ['3.0.3', {nullable: true, oneOf: [ref('X'), ref('Y')]}, 'X | Y | null'],
  ['3.0.3', {nullable: true, allOf: [ref('Union')]}, 'X | Y | null'],
  ['3.0.3', {type: 'string', nullable: true}, 'string | null'],
];

for (const [openapi, schema, type] of unions) {
  const body = {type: 'object', required: ['value'], properties: {value: schema}};
  const content = {'application/json': {schema: body}};
  const document = {
    openapi,
    info: {title: 'T', version: '1'},
    paths: {'/a': {post: {requestBody: {content}, responses: {200: {description: 'ok', content}}}}},
    components: {schemas: {X, Y, Union: {oneOf: [ref('X'), ref('Y')]}}},
  };
  const reader = () => openReader('a.json', createMemoryFiles({'a.json': JSON.stringify(document)}));

  test(`${openapi} ${JSON.stringify(schema)} is shown as ${type}, and the form accepts null`, async () => {
    const open = reader();
    const answer = await open.operation(name, {});
    const {main} = await open.rest(name, {});
    assert.equal(answer.state, 'ready');
    for (const html of [(answer as {view: {main: string}}).view.main, main])
      assert.match(html, new RegExp(`data-name="value"[^>]*data-type="${type.replace(/[()|[\]]/g, '\\$&')}"`));
    const section = JSON.stringify(schema).includes('Union') ? ', Union' : '';
    assert.ok((await open.markdown(name, {})).includes(`\`value\` (${renderType(type)}${section}, required`));
    const form = await open.form(name, {});
    assert.ok(form);
    const field = form.bodies[0]?.field.properties?.[0]?.field;
    if (field?.kind === 'array') return;
    assert.equal(field?.nullable, true);
    if (field.kind === 'variants') assert.equal(findVariantIndex(field, null), field.variants?.length);
    const bodies = new Map([['application/json', {value: {value: null}}]]);
    assert.deepEqual(checkValues(form, {...buildInitialValues(form), isWithoutBody: false, bodies}), []);
  });
}
