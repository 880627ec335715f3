import assert from 'node:assert/strict';
import {join} from 'node:path';
import {test} from 'node:test';
import {findProgramName, formatFolderArgument} from '../../../../shell/node/terminal/program-name.js';

const cwd = join('/', 'home', 'a');
const installed = join(cwd, 'node_modules', '.bin', 'lectern');

test('messages name the program as the user started it', () => {
  const cases: readonly (readonly [script: string, agent: string | undefined, name: string])[] = [
    [installed, 'npm/10.8.2 node/v20.20.0 linux x64', 'npx lectern'],
    [installed, 'pnpm/9.1.0 npm/? node/v20.20.0 linux x64', 'pnpm exec lectern'],
    [join(cwd, 'node_modules', 'lectern', 'dist', 'node', 'cli.js'), 'yarn/4.1.0 npm/? node/v20', 'yarn lectern'],
    [installed, 'bun/1.1.0 npm/? node/v22', 'bunx lectern'],
    [installed, undefined, 'npx lectern'],
    [join('/', 'usr', 'local', 'bin', 'lectern'), undefined, 'lectern'],
    [join(cwd, 'lectern', 'dist', 'node', 'cli.js'), undefined, `node ${join('lectern', 'dist', 'node', 'cli.js')}`],
    [join('/', 'opt', 'lectern', 'cli.js'), 'npm/10.8.2', `node ${join('/', 'opt', 'lectern', 'cli.js')}`],
  ];
  for (const [script, agent, name] of cases)
    assert.equal(findProgramName({env: {npm_config_user_agent: agent}, script, cwd}), name);
});

test('a folder with special characters is quoted for the shell', () => {
  assert.deepEqual(['.', 'docs', '../my docs'].map(formatFolderArgument), ['', ' docs', ' "../my docs"']);
});
