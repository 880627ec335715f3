import assert from 'node:assert/strict';
import {test} from 'node:test';
import {missingWord} from './words.js';

const cases: readonly (readonly [name: string, expected: string, shown: string, missing: string | undefined])[] = [
  ['words in their order', 'a b c', 'x a y b z c', undefined],
  ['words that touch', 'one two', 'onetwo', undefined],
  ['a word that is gone', 'a b c', 'a c', 'b'],
  ['words in another order', 'one two', 'two one', 'two'],
  ['nothing to find', '  ', '', undefined],
];

for (const [name, expected, shown, missing] of cases)
  test(name, () => assert.equal(missingWord(expected, shown), missing));
