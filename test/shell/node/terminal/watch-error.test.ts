import assert from 'node:assert/strict';
import {test} from 'node:test';
import {explainWatchError} from '../../../../shell/node/terminal/watch-error.js';

test('suggests a higher limit only if the limit of watched files is the cause', () => {
  const message = (code: string) => `Lectern cannot watch all files (${code}), so open pages do not update.\n`;
  const error = (code: string) => Object.assign(new Error('failed'), {code});
  assert.equal(
    explainWatchError(error('ENOSPC')),
    `${message('ENOSPC')}Fix: Raise the limit of watched files: sudo sysctl fs.inotify.max_user_watches=524288. Or reload the page after each change.`,
  );
  assert.equal(explainWatchError(error('EACCES')), `${message('EACCES')}Fix: Reload the page after each change.`);
});
