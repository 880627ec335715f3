import assert from 'node:assert/strict';
import {test} from 'node:test';
import {escapePattern} from '../../src/base/escape-pattern.js';

test('an escaped text matches itself only, with and without Unicode mode', () => {
  const text = 'a.b*c+d?e^f$g{h}i(j)k|l[m]n\\o/p';
  for (const flags of ['', 'u']) assert.match(text, new RegExp(`^${escapePattern(text)}$`, flags));
  assert.doesNotMatch('axb', new RegExp(`^${escapePattern('a.b')}$`));
});
