import assert from 'node:assert/strict';
import {cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {openNodeProject} from '../../../../shell/node/files/project-files.js';
import {checkFileWithheld} from '../../../../src/check/rules/file-withheld.js';

const dist = join(import.meta.dirname, '../../../../../dist');
const skip = existsSync(join(dist, 'LICENSES.txt')) ? false : 'dist is not built';
const top = mkdtempSync(join(tmpdir(), 'package-copy-'));
after(() => rmSync(top, {recursive: true}));

for (const [title, below, named] of [
  ['beside docs.json', '', './'],
  ['in a folder', 'lectern', 'lectern/'],
] as const)
  test(`a copy of dist ${title} is left out, but not the author's files`, {skip}, async () => {
    const folder = join(top, below || 'root');
    const copy = join(folder, below);
    mkdirSync(copy, {recursive: true});
    for (const name of ['lectern.js', 'elements.js', 'chunks', 'icons', 'fonts', 'LICENSES.txt', 'web-types.json'])
      cpSync(join(dist, name), join(copy, name), {recursive: true});
    // A file of another version.
    writeFileSync(join(copy, 'chunks/core-01234567.js'), '');
    writeFileSync(join(copy, 'fonts/mine.woff2'), '');
    writeFileSync(join(folder, 'docs.json'), '{}');
    writeFileSync(join(folder, 'page.mdx'), '');
    const files = openNodeProject(folder);
    assert.deepEqual(await files.list(), ['docs.json', join(below, 'fonts/mine.woff2'), 'page.mdx'].sort());
    assert.deepEqual(
      (await checkFileWithheld(files)).map(({code, level, message}) => [code, level, message.split(' ', 1)[0]]),
      [['file-withheld', 'warning', named]],
    );
  });
