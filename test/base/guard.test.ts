import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createUnreadableError, FileError, guard} from '../../src/base/guard.js';

test('the result of the work is returned', async () => {
  assert.equal(await guard('a.mdx', () => 1), 1);
  assert.equal(await guard('a.mdx', async () => undefined), undefined);
});

test('an exception becomes an error that names the file', async () => {
  const place = {file: 'a.mdx', line: 1, column: 1};
  for (const work of [
    () => {
      throw new TypeError('x is not a function');
    },
    () => Promise.reject(new TypeError('x is not a function')),
  ])
    assert.deepEqual(await guard('a.mdx', work), {
      problem: {
        code: 'file-failed',
        level: 'error',
        message: 'Lectern cannot process a.mdx (TypeError: x is not a function), and leaves it out of the site.',
        fix: 'Report this error with a.mdx to the developers of Lectern.',
        place,
      },
    });
  const thrown = await guard('a.mdx', () => Promise.reject('text'));
  assert.match(JSON.stringify(thrown), /cannot process a\.mdx \(an unknown error\)/);
});

test('an error with a message for the author keeps it', async () => {
  const error = createUnreadableError('a.mdx', {reason: 'no permission.'});
  assert.ok(error instanceof FileError);
  assert.deepEqual(await guard('a.mdx', () => Promise.reject(error)), {problem: error.problem});
  assert.deepEqual(
    [error.problem.code, error.problem.level, error.problem.message],
    ['page-unreadable', 'error', 'Lectern cannot read a.mdx: no permission.'],
  );
});

test('disk errors and aborts are not attributed to the file', async () => {
  const full = Object.assign(new Error('no space left'), {code: 'ENOSPC', syscall: 'write'});
  const aborted = Object.assign(new Error('aborted'), {name: 'AbortError'});
  for (const error of [full, aborted])
    await assert.rejects(
      guard('a.mdx', () => Promise.reject(error)),
      error,
    );
});
