import assert from 'node:assert/strict';
import {test} from 'node:test';
import {joinChoices} from '../../src/messages/join-choices.js';

test('choices are joined without duplicates, and long lists are shortened', () => {
  assert.equal(joinChoices([]), '');
  assert.equal(joinChoices(['"a"']), '"a"');
  assert.equal(joinChoices(['"a"', '"b"', '"a"', '"c"']), '"a", "b", or "c"');
  assert.equal(joinChoices(['a', 'b', 'c'], 2), 'a, b or another of 3');
});
