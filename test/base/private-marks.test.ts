import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isNo, isRestrictedByGroups, isYes} from '../../src/base/private-marks.js';

test('an empty list of groups also restricts a page', () => {
  for (const groups of [['admin'], 'admin', [1], []])
    assert.equal(isRestrictedByGroups(groups), true, JSON.stringify(groups));
  for (const groups of ['', '  ', undefined, null, true, {}])
    assert.equal(isRestrictedByGroups(groups), false, JSON.stringify(groups));
});

test('true and false can be strings, and other values are ignored', () => {
  assert.deepEqual([true, 'true', false, 'false', undefined, 1, 'yes'].map(isYes), [
    true,
    true,
    ...Array(5).fill(false),
  ]);
  assert.deepEqual([false, 'false', true, 'true', undefined, 0, 'no'].map(isNo), [true, true, ...Array(5).fill(false)]);
});
