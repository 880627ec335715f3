import assert from 'node:assert/strict';
import {test} from 'node:test';
import {joinChoices, listChoices} from '../../src/messages/join-choices.js';

test('choices are joined without duplicates, and long lists are shortened', () => {
  assert.equal(joinChoices([]), '');
  assert.equal(joinChoices(['"a"']), '"a"');
  assert.equal(joinChoices(['"a"', '"b"', '"a"', '"c"']), '"a", "b", or "c"');
  assert.equal(joinChoices(['a', 'b', 'c'], 2), 'a, b, or another of 3');
});

test('allowed values are listed without duplicates, and long lists are shortened', () => {
  assert.equal(listChoices([]), '');
  assert.equal(listChoices(['"a"', '"b"', '"a"', '"c"']), '"a", "b", "c"');
  assert.equal(listChoices(['a', 'b', 'c'], 2), 'a, b, and 1 more');
});
