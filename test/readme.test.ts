import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {runCli} from '../shell/node/terminal/run-cli.js';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

test('README has at most 120 lines, and its links lead to existing files', () => {
  assert.ok(readme.split('\n').length <= 121);
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);
  assert.ok(links.length > 5);
  assert.deepEqual(
    links.filter(path => !existsSync(join(root, path))),
    [],
  );
});

test("README's manual links are exactly the manual pages in the package", () => {
  const {files} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {files: readonly string[]};
  const links = [...readme.matchAll(/\]\((demo\/[^)#]+\.mdx)/g)].map(([, path = '']) => path);
  assert.ok(links.length > 1);
  assert.deepEqual(files.filter(path => path.startsWith('demo/')).sort(), [...new Set(links)].sort());
});

test('every command and option of README exists', async () => {
  const commands = [...readme.matchAll(/npx lectern (\w+)([^#`|\n]*)/g)];
  assert.ok(commands.length > 8);
  for (const [line, name = '', rest = ''] of commands) {
    const said: string[] = [];
    const out = (text: string) => said.push(text);
    assert.equal(await runCli(name === 'help' ? ['help'] : ['help', name], {out, err: out}), 0, line);
    for (const [option] of rest.matchAll(/--[\w-]+/g))
      assert.ok(said.join('\n').includes(option), `${line}: ${option}`);
  }
});
