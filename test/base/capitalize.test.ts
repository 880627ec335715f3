import assert from 'node:assert/strict';
import {test} from 'node:test';
import {capitalize} from '../../src/base/capitalize.js';

test('only the first letter changes', () => {
  assert.deepEqual(['bearer', 'maxLength', 'über', '', '1 a'].map(capitalize), [
    'Bearer',
    'MaxLength',
    'Über',
    '',
    '1 a',
  ]);
});
