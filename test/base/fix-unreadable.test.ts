import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildUnreadableFix} from '../../src/base/fix-unreadable.js';

test('the fix depends on why a file is unreadable', () => {
  const reasons = [
    'it is outside the project.',
    'it is larger than 50 MB.',
    'the file system reported EACCES.',
    'the server responds with status 500.',
  ];
  assert.deepEqual(
    reasons.map(reason => buildUnreadableFix('a.mdx', reason)),
    [
      'Copy a.mdx into the project.',
      'Split a.mdx into smaller files.',
      'Run chmod a+r a.mdx.',
      'Check that a.mdx exists, and that Lectern can read it.',
    ],
  );
});
