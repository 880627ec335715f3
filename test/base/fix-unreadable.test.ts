import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildUnreadableFix} from '../../src/base/fix-unreadable.js';

test('the fix depends on why a file is unreadable', () => {
  assert.deepEqual(
    (['outside', 'too large', 'no permission', undefined] as const).map(cause => buildUnreadableFix('a.mdx', cause)),
    [
      'Copy a.mdx into the project.',
      'Split a.mdx into smaller files.',
      'Run chmod a+r a.mdx.',
      'Check that a.mdx exists, and that Lectern can read it.',
    ],
  );
});
