import assert from 'node:assert/strict';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, test} from 'node:test';
import {listFilesBelow} from '../../../../../shell/node/commands/prerender/bundle.js';
import {FolderWriter} from '../../../../../shell/node/commands/prerender/folder-writer.js';
import {buildNeighborPaths, OutputFolder} from '../../../../../shell/node/commands/prerender/output-folder.js';
import {formatRecord} from '../../../../../shell/node/commands/prerender/output-record.js';

const top = mkdtempSync(join(tmpdir(), 'folder-writer-'));
after(() => rmSync(top, {recursive: true}));

function write(path: string, text: string): string {
  const file = join(top, path);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
  return file;
}

const sorted = async (path: string) => [...(await listFilesBelow(join(top, path)))].sort();
const inode = (path: string) => statSync(join(top, path)).ino;

test('reused files of an earlier run stay, and the others are removed', async () => {
  for (const path of ['a/kept.txt', 'a/gone.txt', 'b/c/gone.txt', 'd/e/anew.txt']) write(`old/${path}`, 'old');
  const before = inode('old/a/kept.txt');
  const writer = new FolderWriter(join(top, 'old'));
  writer.adopt();
  assert.deepEqual(
    ['a/kept.txt', 'a', 'x.txt'].map(path => writer.holds(path)),
    [true, false, false],
  );
  writer.keep('a/kept.txt');
  writer.write('d/e/anew.txt', 'new');
  writer.write('f/new.txt', 'new');
  assert.equal(writer.holds('a/kept.txt'), false);
  writer.tidy();
  assert.deepEqual(await sorted('old'), ['a/kept.txt', 'd/e/anew.txt', 'f/new.txt']);
  assert.equal(existsSync(join(top, 'old/b')), false);
  assert.equal(inode('old/a/kept.txt'), before);
  assert.equal(readFileSync(join(top, 'old/d/e/anew.txt'), 'utf8'), 'new');
});

test("replacing one of two hard links keeps the other's text", async () => {
  const shown = write('shown.txt', 'shown');
  const source = write('source.txt', 'other');
  for (const [name, put] of Object.entries({
    write: (writer: FolderWriter) => writer.write('a.txt', 'new'),
    copy: (writer: FolderWriter) => writer.copy(source, 'a.txt'),
    link: (writer: FolderWriter) => writer.link(source, 'a.txt'),
  })) {
    mkdirSync(join(top, name));
    linkSync(shown, join(top, name, 'a.txt'));
    await put(new FolderWriter(join(top, name)));
    assert.equal(readFileSync(shown, 'utf8'), 'shown', name);
    assert.equal(readFileSync(join(top, name, 'a.txt'), 'utf8'), name === 'write' ? 'new' : 'other');
  }
});

test('a folder can replace a file, and a file a folder', async () => {
  write('turned/file', 'old');
  write('turned/folder/inner/a.txt', 'old');
  const writer = new FolderWriter(join(top, 'turned'));
  writer.adopt();
  writer.write('file/now/a.txt', 'new');
  writer.write('folder', 'new');
  writer.tidy();
  assert.deepEqual(await sorted('turned'), ['file/now/a.txt', 'folder']);
});

test('security C1: links in earlier output are not followed', async () => {
  write('outside/secret.txt', 'mine');
  mkdirSync(join(top, 'linked'));
  symlinkSync(join(top, 'outside'), join(top, 'linked/docs'));
  symlinkSync(join(top, 'outside/secret.txt'), join(top, 'linked/page.html'));
  const writer = new FolderWriter(join(top, 'linked'));
  writer.adopt();
  assert.equal(writer.holds('page.html'), false);
  writer.write('docs/secret.txt', 'yours');
  writer.write('page.html', 'yours');
  writer.tidy();
  assert.deepEqual(await sorted('linked'), ['docs/secret.txt', 'page.html']);
  assert.equal(readFileSync(join(top, 'outside/secret.txt'), 'utf8'), 'mine');
});

test('joined parts of any size are written to each path', () => {
  const writer = new FolderWriter(join(top, 'joined'));
  const parts = ['a.md', 'b.md', 'c.md'];
  for (const [at, part] of parts.entries()) writer.write(part, String(at).repeat(3 << 20));
  writer.write('all.txt', 'of an earlier run');
  writer.join(['all.txt', 'in/all.txt'], parts, '|');
  const whole = parts.map((_, at) => String(at).repeat(3 << 20)).join('|');
  for (const path of ['all.txt', 'in/all.txt'])
    assert.ok(readFileSync(join(top, 'joined', path), 'utf8') === whole, path);
  const [one, other] = ['all.txt', 'in/all.txt'].map(path => statSync(join(top, 'joined', path)).ino);
  assert.equal(one, other, 'the disk holds it once');
  writer.join(['none.txt'], [], '|');
  assert.equal(readFileSync(join(top, 'joined/none.txt'), 'utf8'), '');
});

test('cached pages move to the output, and old output to the cache', async () => {
  const target = join(top, 'site');
  const pages = join(top, 'cache/pages');
  write('cache/pages/a/index.html', 'one');
  write('site/a/index.html', 'shown');
  write('site/_lectern/written.json', formatRecord(['a/index.html', '_lectern/written.json']));
  const page = inode('cache/pages/a/index.html');
  const run = new OutputFolder(target, {pages});
  run.open();
  assert.equal(run.holds('a/index.html'), true);
  run.keep('a/index.html');
  run.write('b.txt', 'two');
  assert.equal(readFileSync(join(target, 'a/index.html'), 'utf8'), 'shown');
  run.finish();
  assert.equal(inode('site/a/index.html'), page);
  assert.deepEqual(await sorted('site'), ['_lectern/written.json', 'a/index.html', 'b.txt']);
  assert.equal(readFileSync(join(pages, 'a/index.html'), 'utf8'), 'shown');
  assert.equal(
    buildNeighborPaths(target).some(path => existsSync(path)),
    false,
  );

  // A failed run returns the reused pages. A killed run leaves them to the next run.
  const failed = new OutputFolder(target, {pages});
  failed.open();
  assert.equal(existsSync(pages), false);
  failed.drop();
  assert.equal(readFileSync(join(pages, 'a/index.html'), 'utf8'), 'shown');
  new OutputFolder(target, {pages}).open();
  const next = new OutputFolder(target, {pages});
  next.open();
  assert.equal(next.holds('a/index.html'), true);
});
