import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fillSampleFiles} from '../../../src/api-reference/form/sample-files.js';
import {buildInitialValues} from '../../../src/api-reference/form/values.js';
import {formOf} from './form-of.js';

const file = {type: 'string', format: 'binary'};
const bodyOf = async (content: object, change: (value: unknown) => unknown = value => value) => {
  const form = await formOf({requestBody: {required: true, content}});
  const values = buildInitialValues(form);
  const type = values.mediaType ?? '';
  const body = values.bodies.get(type);
  const changed = {...values, bodies: new Map([[type, {value: change(body && 'value' in body ? body.value : body)}]])};
  const filled = fillSampleFiles(changed, form);
  return {body: filled.bodies.get(type), isSame: filled === changed};
};
const multipart = (properties: object, required: readonly string[]) => ({
  'multipart/form-data': {schema: {type: 'object', required, properties}},
});

test('a required file keeps its placeholder and its place until the reader chooses one', async () => {
  const form = multipart({photo: file, caption: {type: 'string'}}, ['photo']);
  const {body} = await bodyOf(form, () => ({caption: 'Edited'}));
  assert.deepEqual(body, {value: {photo: '<file>', caption: 'Edited'}});
  assert.equal(JSON.stringify(body), '{"value":{"photo":"<file>","caption":"Edited"}}');
  // The value after the reader has removed the file.
  assert.deepEqual((await bodyOf(form, () => ({photo: ''}))).body, {value: {photo: '<file>'}});
  const chosen = {$file: 'a.png', type: 'image/png', size: 1, id: 1};
  assert.equal((await bodyOf(form, () => ({caption: 'x', photo: chosen}))).isSame, true);
});

test('a required list keeps one file, and an optional file none', async () => {
  const form = multipart({photos: {type: 'array', items: file}, cover: file}, ['photos']);
  assert.deepEqual((await bodyOf(form)).body, {value: {photos: ['<file>']}});
});

test('parts by position and a body of bytes keep their files', async () => {
  const parts = {
    'multipart/mixed': {schema: {type: 'array', prefixItems: [{type: 'string'}, file]}, prefixEncoding: []},
  };
  assert.deepEqual((await bodyOf(parts, () => ['a', null])).body, {value: ['a', '<file>']});
  assert.deepEqual((await bodyOf({'image/png': {}})).body, {value: '<file>'});
});

test('other bodies and texts stay as they are', async () => {
  assert.equal((await bodyOf({'application/json': {schema: {type: 'object'}}})).isSame, true);
});
