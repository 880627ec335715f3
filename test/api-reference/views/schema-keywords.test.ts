import assert from 'node:assert/strict';
import {test} from 'node:test';
import {draw, nameOf, readerOf, sending, withOperation} from './draw.js';

const main = async (schema: object, schemas: object = {}) => (await draw(sending(schema, schemas), 'POST /a')).main;
const labels = (html: string) =>
  [...html.matchAll(/<span class="field-kind">([^<]*)<\/span>(?: <code>([^<]*)<\/code>)?/g)].map(([, kind, name]) =>
    [kind, name].filter(Boolean).join(' '),
  );

test('keywords of 2020-12 appear: dependent properties and string content', async () => {
  const schema = {
    type: 'object',
    properties: {
      card: {type: 'string'},
      json: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {type: 'object', properties: {inside: {type: 'integer'}}},
      },
      pair: {type: 'array', prefixItems: [{type: 'string'}], unevaluatedItems: false},
    },
    dependentSchemas: {card: {required: ['cvc'], properties: {cvc: {type: 'string'}}}},
  };
  const html = await main(schema);
  assert.deepEqual(
    labels(html).filter(label => /if|^contains$/.test(label)),
    ['contains', 'if card'],
  );
  assert.match(html, /data-name="cvc"/);
  assert.match(html, /data-name="inside"/);
  assert.match(html, /no additional items/);
});

test('readOnly and writeOnly apply behind references and in subschemas', async () => {
  const schemas = {
    Id: {type: 'string', readOnly: true},
    Made: {allOf: [{$ref: '#/components/schemas/Id'}, {description: 'Made by us.'}]},
  };
  const schema = {
    type: 'object',
    properties: {id: {$ref: '#/components/schemas/Made'}, own: {allOf: [{type: 'string'}, {writeOnly: true}]}},
  };
  const html = await main(schema, schemas);
  assert.doesNotMatch(html, /data-name="id"/);
  assert.match(html, /data-name="own"/);
  const text = await readerOf(
    withOperation({responses: {200: {content: {'application/json': {schema}}}}}, {components: {schemas}}),
  ).markdown(nameOf('POST /a'), {});
  assert.match(text, /- `id`/);
  assert.doesNotMatch(text, /- `own`/);
});

test('each media type of a response has its own example, unless they are equal', async () => {
  const of = (property: string) => ({schema: {type: 'object', properties: {[property]: {type: 'string'}}}});
  const content = {'application/json': of('a'), 'application/vnd.b+json': of('b'), 'application/xml': of('c')};
  const {aside} = await draw(withOperation({responses: {200: {description: 'ok', content}}}), 'POST /a');
  for (const part of ['&quot;a&quot;', '&quot;b&quot;', '&lt;c&gt;']) assert.ok(aside.includes(part), part);
});

test('a deprecated row strikes through only its name', async () => {
  const schema = {
    type: 'object',
    properties: {old: {type: 'string', deprecated: true}},
    patternProperties: {'^x': {type: 'string', deprecated: true}, '^y': {type: 'string'}},
    additionalProperties: {type: 'integer', deprecated: true},
  };
  const html = await main(schema);
  const names = [...html.matchAll(/<code class="(field-name[^"]*)">(.*?)<\/code>/g)].map(([, name, inside]) => [
    name,
    inside,
  ]);
  assert.deepEqual(names, [
    ['field-name is-deprecated', 'old'],
    ['field-name', '<span class="field-kind">properties matching</span> <span class="is-deprecated">^x</span>'],
    ['field-name', '<span class="field-kind">properties matching</span> ^y'],
    ['field-name', '<span class="field-kind">additional properties</span>'],
  ]);
});
