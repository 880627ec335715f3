import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {deflateRawSync} from 'node:zlib';
import {createZip} from '../../src/base/zip.js';

const skip = spawnSync('unzip', ['-v']).error ? 'unzip is not installed' : false;
const bytes = (text: string) => new TextEncoder().encode(text);

test('unzip accepts an archive and extracts identical files', {skip}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  const long = 'A line of text.\n'.repeat(5000);
  const file = join(folder, 'site.zip');
  const parts = createZip([
    {path: 'docs.json', content: bytes('{}')},
    {path: 'guide/empty.mdx', content: bytes('')},
    {path: 'guide/größe.mdx', content: bytes(long), deflated: deflateRawSync(long)},
  ]);
  writeFileSync(file, Buffer.concat(parts));
  try {
    assert.match(execFileSync('unzip', ['-t', file], {encoding: 'utf8'}), /No errors detected/);
    assert.equal(execFileSync('unzip', ['-p', file, 'docs.json'], {encoding: 'utf8'}), '{}');
    assert.equal(execFileSync('unzip', ['-p', file, 'guide/gr*'], {encoding: 'utf8'}), long);
    assert.ok(Buffer.concat(parts).length < 2000);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('equal files give identical archives', () => {
  const make = () => Buffer.concat(createZip([{path: 'a', content: bytes('b')}]));
  assert.deepEqual(make(), make());
});
