import assert from 'node:assert/strict';
import {test} from 'node:test';
import {describeWarning} from '../../../elements/api-reference/form/warning-text.js';
import {checkValues, type FormWarning, findVariantIndex} from '../../../src/api-reference/form/check-values.js';
import {buildInitialValues} from '../../../src/api-reference/form/values.js';
import {enTryIt, type TryItMessages} from '../../../src/messages/en-try-it.js';
import {loadFormMessages} from '../../../src/messages/load-form-messages.js';
import {formOf, formOfBody} from './form-of.js';

const warningsFor = async (schema: object, value: unknown) => {
  const form = await formOfBody(schema);
  const values = {...buildInitialValues(form), bodies: new Map([['application/json', {value}]])};
  return checkValues(form, values).map(({path, word, limit}) => [path.join('/'), word, limit].join(' ').trim());
};

test('the message names the limit that a value breaks', async () => {
  const cases: readonly [schema: object, wrong: unknown, right: unknown, warning: string][] = [
    [{type: 'integer', minimum: 2}, 1, 2, 'minimum 2'],
    [{type: 'integer', exclusiveMaximum: 2}, 2, 1, 'exclusiveMaximum 2'],
    [{type: 'number', multipleOf: 0.1}, 0.25, 0.3, 'multipleOf 0.1'],
    [{type: 'string', maxLength: 2}, 'abc', '😀😀', 'maxLength 2'],
    [{type: 'string', minLength: 2}, 'a', 'ab', 'minLength 2'],
    [{type: 'array', items: {}, minItems: 1}, [], [1], 'minItems 1'],
    [{type: 'array', items: {}, uniqueItems: true}, [{a: 1}, {a: 1}], [1, 2], 'uniqueItems true'],
    [{type: 'object', properties: {a: {}}, maxProperties: 1}, {a: 1, b: 2}, {a: 1}, 'maxProperties 1'],
    [{enum: ['a', 1]}, 'b', 1, 'enum a,1'],
    [{type: 'integer'}, 1.5, 1, 'type integer'],
    [{type: 'string'}, 1, '1', 'type string'],
    [{type: 'string'}, null, 'a', 'type string'],
    [{type: 'boolean'}, 'yes', false, 'type boolean'],
  ];
  for (const [schema, wrong, right, warning] of cases) {
    assert.deepEqual(await warningsFor(schema, wrong), [warning]);
    assert.deepEqual(await warningsFor(schema, right), []);
  }
  assert.deepEqual(await warningsFor({type: ['string', 'null']}, null), []);
});

test('missing and invalid values inside objects are found', async () => {
  const schema = {
    type: 'object',
    required: ['a'],
    properties: {
      a: {},
      list: {type: 'array', items: {type: 'object', required: ['b'], properties: {b: {type: 'integer'}}}},
    },
  };
  assert.deepEqual(await warningsFor(schema, {list: [{b: 'x'}, {}]}), [
    'a required',
    'list/0/b type integer',
    'list/1/b required',
  ]);
});

test('an empty string is valid for a query parameter with allowEmptyValue (OpenAPI 3.0, section 4.7.12.2)', async () => {
  const parameter = {in: 'query', required: true, schema: {type: 'string'}};
  const parameters = [
    {...parameter, name: 'a', allowEmptyValue: true},
    {...parameter, name: 'b'},
    {...parameter, name: 'c', in: 'header', allowEmptyValue: true},
  ];
  const form = await formOf({parameters});
  const wrong = checkValues(form, buildInitialValues(form)).map(({at}) => at);
  assert.deepEqual(wrong, ['query b', 'header c']);
});

test('a file field requires a file, whatever its value', async () => {
  const bytes = {type: 'string', format: 'binary'};
  const properties = {a: bytes, b: bytes, c: bytes, all: {type: 'array', items: bytes}};
  const schema = {type: 'object', required: ['a', 'b'], properties};
  const form = await formOf({requestBody: {content: {'multipart/form-data': {schema}}}});
  const file = {$file: 'a.png', type: 'image/png', size: 1, id: 1};
  const bodies = new Map([['multipart/form-data', {value: {b: '', all: [file, '']}}]]);
  const found = checkValues(form, {...buildInitialValues(form), bodies});
  assert.deepEqual(
    found.map(({path, word, limit}) => [path.join('/'), word, limit]),
    [
      ['a', 'file', ''],
      ['b', 'file', ''],
      ['all/1', 'file', ''],
    ],
  );
  assert.equal(describeWarning(found[0] ?? assert.fail(), enTryIt), 'A file is required.');
});

test('patterns of a document never run', async () => {
  assert.deepEqual(await warningsFor({type: 'string', pattern: '^(a+)+$'}, `${'a'.repeat(40)}!`), []);
});

test('missing required parameters and bodies, and paths with dot segments, are reported', async () => {
  const form = await formOf({
    parameters: [
      {in: 'query', name: 'a', required: true, schema: {type: 'string'}},
      {in: 'path', name: 'p', schema: {type: 'string'}},
      {in: 'query', name: 'n', schema: {type: 'integer', maximum: 5}},
    ],
    requestBody: {required: true, content: {'application/json': {schema: {type: 'object'}}}},
  });
  const values = buildInitialValues(form);
  const parameters = new Map([
    ...values.parameters,
    ['path p', {isSent: true, value: '..'}],
    ['query n', {isSent: false, value: 9}],
  ] as const);
  const found = checkValues(form, {...values, parameters, isWithoutBody: true}).map(({at, word}) => `${at} ${word}`);
  assert.deepEqual(found, ['query a required', 'path p segment', 'body required']);
});

test('the variant of a value is detected', async () => {
  const form = await formOfBody({
    oneOf: [
      {type: 'object', required: ['kind', 'a'], properties: {kind: {const: 'x'}, a: {type: 'string'}}},
      {type: 'object', required: ['b'], properties: {b: {type: 'string'}}},
      {type: 'string'},
    ],
  });
  const field = form.bodies[0]?.field ?? assert.fail('no body');
  const values = [{kind: 'x'}, {b: '1'}, 'text', {}, undefined];
  assert.deepEqual(
    values.map(value => findVariantIndex(field, value)),
    [0, 1, 2, 0, 0],
  );
});

test('at most fifty problems are reported', async () => {
  const list = {type: 'array', items: {type: 'integer'}};
  assert.equal(
    (
      await warningsFor(
        list,
        Array.from({length: 500}, () => 'x'),
      )
    ).length,
    50,
  );
});

test('JSON bodies typed as text are checked, and invalid JSON and other formats are not', async () => {
  const form = await formOfBody({type: 'object', required: ['a'], properties: {a: {type: 'integer'}}});
  const typed = (text: string) =>
    checkValues(form, {...buildInitialValues(form), bodies: new Map([['application/json', {text}]])}).map(
      ({word}) => word,
    );
  assert.deepEqual(typed('{"a": "x"}'), ['type']);
  assert.deepEqual(typed('{"a": 1}'), []);
  assert.deepEqual(typed('{"a"'), []);
});

test('a limit message contains its count, and alternatives are a list', async () => {
  const warn = (word: string, limit: FormWarning['limit'], messages: TryItMessages = enTryIt) =>
    describeWarning({at: 'body', path: [], word, limit}, messages);
  const russian = (await loadFormMessages('ru'))!.tryIt;
  assert.equal(warn('minLength', '1'), 'Must have at least 1 character.');
  assert.equal(warn('minItems', '4800'), 'Must have at least 4,800 items.');
  assert.equal(warn('minItems', '21', russian), 'Не меньше 21 элемента.');
  assert.equal(warn('minimum', '4800'), 'Must be at least 4800.');
  assert.equal(warn('enum', ['a', 'b', '1']), 'Expected one of: a, b, or 1.');
  assert.equal(warn('enum', ['a', 'b'], russian).match(/a или b/)?.[0], 'a или b');
  assert.equal(warn('type', 'string'), 'Expected: string.');
});

test('an empty text that the document proposes is a value', async () => {
  const parameter = (name: string, rest: object) => ({
    name,
    in: 'query',
    required: true,
    schema: {type: 'string'},
    ...rest,
  });
  const form = await formOf({parameters: [parameter('q', {example: ''}), parameter('r', {})]});
  const found = checkValues(form, buildInitialValues(form)).map(({at, word}) => `${at} ${word}`);
  assert.deepEqual(found, ['query r required']);
});
