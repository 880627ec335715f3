import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {openNodeFiles} from '../../../../shell/node/files/files.js';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
after(() => rmSync(folder, {recursive: true}));
mkdirSync(join(folder, 'project/sub'), {recursive: true});
mkdirSync(join(folder, 'project-other'));
writeFileSync(join(folder, 'outside.json'), 'secret');
writeFileSync(join(folder, 'project-other/x.json'), 'secret');
writeFileSync(join(folder, 'project/docs.json'), '{}');
writeFileSync(join(folder, 'project/sub/page.mdx'), 'text');
symlinkSync('../outside.json', join(folder, 'project/link.json'));
symlinkSync('../project-other', join(folder, 'project/other'));
symlinkSync('sub/page.mdx', join(folder, 'project/inside.mdx'));
const files = openNodeFiles(join(folder, 'project'));

test('project files are read, also by inner links', async () => {
  for (const path of ['sub/page.mdx', 'inside.mdx', './sub/page.mdx']) {
    const read = await files.read(path);
    assert.ok('text' in read, path);
    assert.equal(read.text, 'text');
    assert.match(read.modified ?? '', /GMT$/);
  }
});

test('links out of the project are rejected, and their text never appears', async () => {
  const paths = [
    '../outside.json',
    'sub/../../outside.json',
    'link.json',
    'other/x.json',
    join(folder, 'outside.json'),
    'C:\\x',
    'C:/x',
    'file:///etc/hosts',
    '\\\\server\\share',
    'a\0b',
    '',
  ];
  for (const path of paths) {
    const read = await files.read(path);
    assert.ok('missing' in read && read.missing === 'refused', path);
    assert.match(read.reason ?? '', /^it is (?:not a path inside|outside) the project\.$/);
  }
});

test('missing files and folders are absent', async () => {
  for (const path of ['none.json', 'docs.json/x', 'sub', '%2e%2e/outside.json'])
    assert.deepEqual(await files.read(path), {path, missing: 'absent'});
});
