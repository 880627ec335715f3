import assert from 'node:assert/strict';
import {test} from 'node:test';
import {guessedStyles} from '../../src/base/guessed-styles.js';
import {isOwnPath, listOwnFiles} from '../../src/base/own-files.js';

test('prerendering also links the style sheets that a script tag requests', () => {
  assert.deepEqual(listOwnFiles(guessedStyles).styles, [...guessedStyles].sort());
  assert.ok(guessedStyles.every(isOwnPath));
});
