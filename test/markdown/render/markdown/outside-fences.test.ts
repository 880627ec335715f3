import assert from 'node:assert/strict';
import {test} from 'node:test';
import {mapOutsideFences} from '../../../../src/markdown/render/markdown/outside-fences.js';

test('lines in code fences are unchanged until the matching fence', () => {
  const text = ['one', '````md', 'two', '```', 'three', '````', 'four', '~~~', 'five'];
  const changed = mapOutsideFences(text.join('\n'), line => line.toUpperCase());
  assert.deepEqual(changed.split('\n'), ['ONE', '````MD', 'two', '```', 'three', '````', 'FOUR', '~~~', 'five']);
});
