import assert from 'node:assert/strict';
import {test} from 'node:test';
import {appearance} from '../../src/config/appearance.js';
import {readKeys} from '../../src/config/read-keys.js';
import {theme} from '../../src/config/theme.js';

test('only keys with fields are read, and wrong values have their defaults', () => {
  const docs = {theme: 'stark', appearance: {default: 'dark'}, navigation: 7, constructor: {theme: 'x'}};
  const read = readKeys(docs, {appearance, theme});
  assert.deepEqual(Object.keys(read).sort(), ['appearance', 'theme']);
  assert.equal(read.theme, 'theme_5');
  assert.deepEqual(read.appearance, {default: 'dark', strict: false, readingTime: false, readingProgress: false});
  for (const wrong of [null, 7, [], {theme: 7, appearance: 'x'}])
    assert.equal(readKeys(wrong, {theme}).theme, 'theme_1', JSON.stringify(wrong));
});
