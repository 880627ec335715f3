import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {runCli} from '../../../../shell/node/terminal/run-cli.js';
import {explainSystemError} from '../../../../shell/node/terminal/system-error.js';

const folder = mkdtempSync(join(tmpdir(), 'error-'));
after(() => rmSync(folder, {recursive: true}));

const error = (code: string, path = '/docs/a.mdx') => Object.assign(new Error('x'), {code, syscall: 'open', path});

test('only file system errors are explained', async () => {
  assert.equal(
    explainSystemError(error('EACCES')),
    'You have no permission to use /docs/a.mdx (EACCES).\nFix: Change its permissions, or choose another folder.',
  );
  assert.match(explainSystemError(error('ENOSPC')) ?? '', /^The disk of \/docs\/a\.mdx is full \(ENOSPC\)\./);
  assert.match(explainSystemError(error('EBUSY')) ?? '', /^Lectern cannot read or write \/docs\/a\.mdx \(EBUSY\)\./);
  assert.equal(explainSystemError(new TypeError('x')), undefined);
  writeFileSync(join(folder, 'file'), '');
  const refused = await mkdir(join(folder, 'file', 'docs'), {recursive: true}).catch(each => each);
  assert.match(
    explainSystemError(refused) ?? '',
    /^Lectern cannot open .*because a part of the path is a file \(ENOTDIR\)\./,
  );
});

test('a command ends with the explanation, without a stack trace', async () => {
  writeFileSync(join(folder, 'plain'), '');
  const lines: string[] = [];
  const code = await runCli(['init', join(folder, 'plain', 'docs')], {out: () => {}, err: line => lines.push(line)});
  assert.equal(code, 2);
  assert.match(
    lines.join('\n'),
    /^Lectern cannot open .*plain.*, because a part of the path is a file \(ENOTDIR\)\.\nFix: /,
  );
});
