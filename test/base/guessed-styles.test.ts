import assert from 'node:assert/strict';
import {test} from 'node:test';
import {guessedStyles} from '../../src/base/guessed-styles.js';
import {isOwnPath, ownFiles} from '../../src/base/own-files.js';

test('the style sheets that a script tag asks for are files that prerendering links, too', () => {
  assert.deepEqual(ownFiles(guessedStyles).styles, [...guessedStyles].sort());
  assert.ok(guessedStyles.every(isOwnPath));
});
