import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {FieldText} from '../../../src/openapi/operation/build-operation-text.js';
import {findField} from '../../../src/site/search/found-field.js';

const fields: readonly FieldText[] = [
  ['statusText', 'string', 'What people read.', ''],
  ['status', 'string', 'Where the order is.', 'placed, sent'],
  ['mode', 'string', 'How it goes.', 'status, sent'],
  ['plain', '', '', ''],
];

const cases: readonly (readonly [words: readonly string[], name: string | undefined, about: string])[] = [
  [['status'], 'statusText', 'string · What people read.'],
  [['placed'], 'status', 'string · placed, sent'],
  [['plain'], 'plain', ''],
  [['mod'], 'mode', 'string · How it goes.'],
  [['application'], undefined, ''],
  [[], undefined, ''],
];
for (const [words, name, about] of cases)
  test(`"${words.join(' ')}" is found in ${name ?? 'no field'}`, () => {
    assert.deepEqual(findField(fields, words), name === undefined ? undefined : {name, about});
  });
