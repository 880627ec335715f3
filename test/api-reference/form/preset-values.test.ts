import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parsePreset, withPreset} from '../../../src/api-reference/form/preset-values.js';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import type {FormValues} from '../../../src/api-reference/form/values.js';

const form = {
  parameters: [
    {key: 'path id', name: 'id'},
    {key: 'query limit', name: 'limit'},
    {key: 'header limit', name: 'limit'},
  ],
} as unknown as RequestForm;
const values: FormValues = {
  parameters: new Map([['query limit', {isSent: false, value: 20}]]),
  mediaType: 'application/json',
  bodies: new Map([['application/json', {value: {}}]]),
  isWithoutBody: true,
  signInIndex: 0,
};

test('a page presets parameters by name or by location and name, and the body', () => {
  const filled = withPreset(values, form, {id: 7, 'header limit': 3, limit: 2, body: {a: 1}, other: 1});
  assert.deepEqual(
    [...filled.parameters],
    [
      ['query limit', {isSent: true, value: 2}],
      ['path id', {isSent: true, value: 7}],
      ['header limit', {isSent: true, value: 3}],
    ],
  );
  assert.deepEqual([...filled.bodies], [['application/json', {value: {a: 1}}]]);
  assert.equal(filled.isWithoutBody, false);
  const text = withPreset(values, form, {body: '<a/>'});
  assert.deepEqual([...text.bodies], [['application/json', {text: '<a/>'}]]);
});

test('inherited property names are no values, and only objects preset values', () => {
  assert.equal(
    withPreset(values, {...form, parameters: [{...form.parameters[0], name: 'toString'}]} as RequestForm, {}).parameters
      .size,
    1,
  );
  assert.equal(withPreset(values, form, undefined), values);
  for (const text of [null, '', '{', '[1]', '"a"', 'null']) assert.equal(parsePreset(text), undefined, String(text));
  assert.deepEqual(parsePreset('{"id": 7}'), {id: 7});
});
