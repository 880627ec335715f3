import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readRequest, toSentRequest} from '../../../src/api-reference/form/read-request.js';
import {buildInitialValues, toRequestValues} from '../../../src/api-reference/form/values.js';
import {draw, nameOf, readerOf, sending} from './draw.js';

// Schemas that users of other tools report as missing or wrong.

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const object = (name: string, value: object = {type: 'string'}) => ({type: 'object', properties: {[name]: value}});

async function shown(schema: object, schemas: object = {}, others: Readonly<Record<string, unknown>> = {}) {
  const reader = readerOf(sending(schema, schemas), others);
  const text = await reader.markdown(nameOf('POST /a'), {});
  const form = (await reader.form(nameOf('POST /a'), {})) ?? assert.fail();
  return {text, form: form.bodies[0]?.field ?? assert.fail()};
}

test('a base schema with oneOf of its subtypes shows each with its fields', async () => {
  const mapping = {cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog'};
  const schemas = {
    Pet: {
      ...object('kind'),
      required: ['kind'],
      oneOf: [ref('Cat'), ref('Dog')],
      discriminator: {propertyName: 'kind', mapping},
    },
    Cat: {allOf: [ref('Pet'), object('lives', {type: 'integer', example: 9})]},
    Dog: {allOf: [ref('Pet'), object('bark', {type: 'boolean'})]},
  };
  const {text, form} = await shown(ref('Pet'), schemas);
  assert.match(text, /`application\/json`: Pet\n/);
  assert.match(text, /- Cat \(`cat`\)\n {2}- Dog \(`dog`\)/);
  assert.match(text, /## Cat\n\n- `kind` \(string, required\)\n- `lives` \(integer\)/);
  assert.match(text, /"kind": "cat",\n {2}"lives": 9\n/);
  assert.doesNotMatch(text, /recursive/);
  assert.deepEqual(
    form.variants?.map(({field}) => field.properties?.map(({name}) => name)),
    [
      ['kind', 'lives'],
      ['kind', 'bark'],
    ],
  );
  const {main} = await draw(sending(ref('Pet'), schemas), 'POST /a');
  for (const name of ['lives', 'bark']) assert.match(main, new RegExp(`data-name="${name}"`));
});

test('oneOf can contain the schema itself', async () => {
  const {text} = await shown(ref('Tree'), {Tree: {oneOf: [object('leaf'), ref('Tree')]}});
  assert.match(text, /- `leaf` \(string\)/);
  assert.match(text, /Tree[^\n]*recursive/);
});

test('a schema in its own file is named after the file', async () => {
  const user = {...object('id'), properties: {id: {type: 'string'}, boss: {$ref: 'User.schema.json'}}};
  const {text} = await shown(
    {type: 'array', items: {$ref: './schemas/User.schema.json'}},
    {},
    {'schemas/User.schema.json': user},
  );
  assert.match(text, /`User\[\]`/);
  assert.match(text, /## User\n\n- `id` \(string\)\n- `boss` \(User, recursive\)/);
});

test('subschemas of a primitive type are merged', async () => {
  const schema = {
    type: 'object',
    properties: {
      both: {
        allOf: [
          {type: 'string', description: 'First.', pattern: '^a'},
          {type: 'string', description: 'Second.', minLength: 2},
        ],
      },
      kind: {allOf: [ref('Kind'), {type: 'string', default: 'b', description: 'Here.'}]},
      object: {allOf: [object('x'), {type: 'object', description: 'Of a part.'}]},
    },
  };
  const {text} = await shown(schema, {Kind: {type: 'string', enum: ['a', 'b'], description: 'Of the kind.'}});
  assert.match(text, /- `both` \(string, at least 2 characters, matches `\^a`\): First\.\n\n {2}Second\./);
  assert.match(text, /- `kind` \(`enum<string>`, default `b`\): Here\. Allowed values: `a`, `b`/);
  assert.match(text, /"kind": "b"/);
  assert.doesNotMatch(text, /Of the kind|Of a part/);
});

test('a list in an exploded object repeats its name, and is read back', async () => {
  const properties = {page: {type: 'integer'}, sort: {type: 'array', items: {type: 'string'}}};
  const example = {page: 0, sort: ['a,desc', 'b']};
  const parameters = [{name: 'p', in: 'query', required: true, schema: {type: 'object', properties}, example}];
  const reader = readerOf({openapi: '3.0.4', info: {}, paths: {'/a': {get: {parameters, responses: {}}}}});
  assert.match(await reader.markdown(nameOf('GET /a'), {}), /\?page=0&sort=a%2Cdesc&sort=b'/);
  const form = (await reader.form(nameOf('GET /a'), {})) ?? assert.fail();
  const values = toRequestValues(buildInitialValues(form), 'https://a.test');
  const {request} = (await reader.request(nameOf('GET /a'), {}, values)) ?? assert.fail();
  assert.ok(request.url.endsWith('/a?page=0&sort=a%2Cdesc&sort=b'), request.url);
  const read = readRequest(form, toSentRequest(request));
  assert.deepEqual(read?.values.parameters.get('query p')?.value, example);
});
