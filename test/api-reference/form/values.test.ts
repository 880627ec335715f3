import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {FormBody} from '../../../src/api-reference/form/request-form.js';
import {
  buildBody,
  buildInitialValues,
  toBodyData,
  toRequestValues,
  transferValues,
} from '../../../src/api-reference/form/values.js';
import {parseNumber} from '../../../src/base/written-number.js';
import {formOf} from './form-of.js';

const form = await formOf({
  parameters: [
    {in: 'query', name: 'a', required: true, schema: {type: 'string', default: 'x'}},
    {in: 'query', name: 'b', schema: {type: 'string', default: 'y'}},
    {in: 'query', name: 'c', required: true, schema: {type: 'string'}},
  ],
  requestBody: {required: true, content: {'text/plain': {example: 't'}, 'application/json': {example: {a: 1}}}},
});

test('required values are sent with their defaults, and optional ones are prefilled but unsent', () => {
  const values = buildInitialValues(form);
  assert.deepEqual(toRequestValues(values, 'https://a.example'), {
    server: 'https://a.example',
    signInIndex: 0,
    parameters: new Map([
      ['query a', 'x'],
      ['query c', ''],
    ]),
    mediaType: 'application/json',
    body: {value: {a: 1}},
  });
  assert.deepEqual(values.parameters.get('query b'), {isSent: false, value: 'y'});
});

test('each media type keeps its own body, which the reader can leave out', () => {
  const values = buildInitialValues(form);
  assert.deepEqual(toRequestValues({...values, mediaType: 'text/plain'}, '').body, {text: 't'});
  assert.equal('body' in toRequestValues({...values, isWithoutBody: true}, ''), false);
});

test('an optional GET body is off by default', () => {
  assert.equal(buildInitialValues({...form, method: 'GET', bodyRequired: false}).isWithoutBody, true);
  assert.equal(buildInitialValues({...form, method: 'POST', bodyRequired: false}).isWithoutBody, false);
});

test('the first authentication alternative with a scheme is selected', () => {
  assert.equal(
    buildInitialValues({...form, ways: [[], [{scheme: {key: 'k', type: 'http', flows: []}, scopes: []}]]}).signInIndex,
    1,
  );
  assert.equal(buildInitialValues({...form, ways: [[]]}).signInIndex, 0);
});

test('a body begins with its example as written, without any file', () => {
  const field = {kind: 'json', type: 'any', nullable: true, constraints: []} as const;
  const body = (kind: FormBody['kind'], value: unknown): FormBody => ({
    type: 't',
    kind,
    field,
    examples: [{name: '', value}],
  });
  assert.deepEqual(buildBody(body('json', '{"a": 1}')), {text: '{"a": 1}'});
  assert.deepEqual(buildBody(body('json', 'plain')), {value: 'plain'});
  assert.deepEqual(buildBody(body('multipart', {a: '<file>', b: ['<file>'], c: 1})), {value: {b: [], c: 1}});
  assert.deepEqual(buildBody(body('binary', '<file>')), {value: undefined});
  assert.deepEqual(
    buildBody(
      {
        ...body('json', 1),
        examples: [
          {name: 'a', value: 1},
          {name: 'b', value: 2},
        ],
      },
      'b',
    ),
    {value: 2},
  );
});

test('a body typed as text is parsed as JSON, and sent unchanged', () => {
  const text = '{"id": 12345678901234567890,\n "id": 1.0}';
  assert.deepEqual(toBodyData({text}), {value: {id: parseNumber('1.0')}});
  assert.equal(toBodyData({text: '{'}), undefined);
  assert.deepEqual(toBodyData({value: null}), {value: null});
  const values = buildInitialValues(form);
  assert.deepEqual(toRequestValues({...values, bodies: new Map([['application/json', {text}]])}, '').body, {text});
});

test('after a document changes, typed values stay and defaults are updated', async () => {
  const typed = {
    ...buildInitialValues(form),
    parameters: new Map([
      ['query a', {isSent: true, value: 'typed'}],
      ['query b', {isSent: false, value: 'y'}],
      ['query c', {isSent: true, value: 'gone'}],
    ]),
    bodies: new Map([
      ['text/plain', {text: 'written'}],
      ['application/json', {value: {a: 1}}],
    ]),
    mediaType: 'text/plain',
    isWithoutBody: true,
  };
  const next = await formOf({
    parameters: [
      {in: 'query', name: 'a', required: true, schema: {type: 'string', default: 'new'}},
      {in: 'query', name: 'b', schema: {type: 'string', default: 'new'}},
      {in: 'query', name: 'd', required: true, schema: {type: 'string', default: 'z'}},
    ],
    requestBody: {required: true, content: {'text/plain': {example: 'u'}, 'application/json': {example: {a: 2}}}},
  });
  assert.deepEqual(transferValues(typed, form, next), {
    parameters: new Map([
      ['query a', {isSent: true, value: 'typed'}],
      ['query b', {isSent: false, value: 'new'}],
      ['query d', {isSent: true, value: 'z'}],
    ]),
    bodies: new Map<string, object>([
      ['text/plain', {text: 'written'}],
      ['application/json', {value: {a: 2}}],
    ]),
    mediaType: 'text/plain',
    isWithoutBody: true,
    signInIndex: 0,
  });
  const json = await formOf({requestBody: {required: true, content: {'application/json': {example: {a: 2}}}}});
  const carried = transferValues({...typed, signInIndex: 7}, form, json);
  assert.deepEqual([carried.mediaType, carried.signInIndex], ['application/json', 0]);
});

test('null parameters are left out, and null in a body is sent', async () => {
  const nullable = {anyOf: [{type: 'integer'}, {type: 'string'}, {type: 'null'}], default: null};
  const form = await formOf({
    parameters: [{name: 'minutes', in: 'query', required: true, schema: nullable}],
    requestBody: {
      content: {'application/json': {schema: {type: 'object', required: ['a'], properties: {a: nullable}}}},
    },
  });
  const values = buildInitialValues(form);
  assert.deepEqual(values.parameters.get('query minutes'), {isSent: true, value: null});
  assert.deepEqual([...(toRequestValues(values, '').parameters ?? [])], []);
  const bodies = new Map([['application/json', {value: {a: null}}]]);
  assert.deepEqual(toRequestValues({...values, isWithoutBody: false, bodies}, '').body, {value: {a: null}});
});

test('the accepted media type is sent, and restored in a form that offers it', async () => {
  const answers = (...types: string[]) =>
    formOf({responses: {200: {content: Object.fromEntries(types.map(type => [type, {}]))}}});
  const form = await answers('application/json', 'text/csv');
  assert.deepEqual(form.accepts, ['application/json', 'text/csv']);
  const chosen = {...buildInitialValues(form), accept: 'text/csv'};
  assert.equal(toRequestValues(chosen, '').accept, 'text/csv');
  assert.equal(transferValues(chosen, form, form).accept, 'text/csv');
  assert.equal(transferValues(chosen, form, await answers('application/json')).accept, undefined);
});

test('a form starts without an optional body only for methods that browsers send without one', async () => {
  const requestBody = {content: {'application/json': {example: {a: 1}}}};
  for (const [method, isWithoutBody] of [
    ['get', true],
    ['delete', false],
    ['options', false],
  ] as const)
    assert.equal(
      buildInitialValues({...(await formOf({requestBody})), method: method.toUpperCase()}).isWithoutBody,
      isWithoutBody,
      method,
    );
});
