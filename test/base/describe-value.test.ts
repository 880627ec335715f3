import assert from 'node:assert/strict';
import {test} from 'node:test';
import {describeValue} from '../../src/base/describe-value.js';

test('values in messages are short, and empty ones are named', () => {
  const values = [3, true, null, '', 'a "b"', [], [1], {}, {a: 1}, 'x'.repeat(80)];
  assert.deepEqual(values.map(describeValue), [
    '3',
    'true',
    'null',
    'an empty string',
    '"a \\"b\\""',
    'an empty array',
    'an array',
    'an empty object',
    'an object',
    `"${'x'.repeat(59)}…"`,
  ]);
});
