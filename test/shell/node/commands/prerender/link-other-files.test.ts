import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, test} from 'node:test';
import {OutputFolder} from '../../../../../shell/node/commands/prerender/output-folder.js';
import {describeOutputFault, findOutputFault} from '../../../../../shell/node/commands/prerender/output-place.js';
import {listOtherFiles, readRecord} from '../../../../../shell/node/commands/prerender/output-record.js';
import {findCacheFault, markAsCache} from '../../../../../shell/node/commands/prerender/page-cache.js';

const top = mkdtempSync(join(tmpdir(), 'link-other-files-'));
after(() => rmSync(top, {recursive: true}));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(top, path)), {recursive: true});
  writeFileSync(join(top, path), text);
}

const textOf = (path: string) => readFileSync(join(top, path), 'utf8');

/** Writes a site with these files, like one run of the command. */
function writeSite(name: string, files: Readonly<Record<string, string>>, isForced = false): void {
  const out = new OutputFolder(join(top, name), {isForced});
  out.open();
  try {
    for (const [path, text] of Object.entries(files)) out.write(path, text);
    out.finish();
  } catch (error) {
    out.drop();
    throw error;
  }
}

test('a folder with foreign files is rejected without --force', () => {
  for (const name of ['.git/HEAD', 'CNAME', 'a.txt', 'b.txt', 'c.txt', 'd/e.txt']) put(`refused/${name}`, 'mine');
  const out = join(top, 'refused');
  assert.equal(
    findOutputFault('refused', out),
    '--out refused contains files that Lectern did not write: .git/, CNAME, a.txt, b.txt, c.txt and 1 more.\n' +
      'Fix: Choose an empty folder, or pass --force to write beside these files. --force replaces files of the same name, and deletes none.',
  );
  assert.equal(findOutputFault('refused', out, true), undefined);
  mkdirSync(join(top, 'nothing'));
  assert.equal(findOutputFault('nothing', join(top, 'nothing')), undefined);
  // A damaged or foreign record is ignored.
  for (const text of ['{', 'null', '{"version": 1}', '{"version": 9, "paths": []}']) {
    put('damaged/_lectern/written.json', text);
    assert.match(String(findOutputFault('damaged', join(top, 'damaged'))), /did not write: _lectern\//);
  }
});

test("a run removes the previous run's files, and keeps all others", () => {
  writeSite('kept', {'index.html': 'one', 'old/index.html': 'one', 'guide/index.html': 'one'});
  put('kept/CNAME', 'docs.acme.dev');
  put('kept/.git/objects/ab/cd', 'object');
  put('kept/guide/notes/mine.txt', 'mine');
  put('kept/old/mine.txt', 'mine');
  symlinkSync('nowhere', join(top, 'kept/link'));
  mkdirSync(join(top, 'kept/empty'));
  assert.equal(findOutputFault('kept', join(top, 'kept')), undefined);
  assert.deepEqual(listOtherFiles(join(top, 'kept'), readRecord(join(top, 'kept'))), [
    '.git/',
    'CNAME',
    'empty/',
    'guide/notes/',
    'link',
    'old/mine.txt',
  ]);
  writeSite('kept', {'index.html': 'two', 'guide/index.html': 'two'});
  assert.equal(textOf('kept/index.html'), 'two');
  assert.equal(existsSync(join(top, 'kept/old/index.html')), false);
  for (const path of ['guide/notes/mine.txt', 'old/mine.txt']) assert.equal(textOf(`kept/${path}`), 'mine');
  assert.equal(textOf('kept/CNAME'), 'docs.acme.dev');
  assert.equal(textOf('kept/.git/objects/ab/cd'), 'object');
  assert.equal(readlinkSync(join(top, 'kept/link')), 'nowhere');
  assert.equal(existsSync(join(top, 'kept/empty')), true);
});

test('a site never replaces a foreign file without --force', () => {
  writeSite('conflict', {'index.html': 'one'});
  put('conflict/about.html', 'mine');
  put('conflict/CNAME', 'docs.acme.dev');
  const files = {'index.html': 'two', 'about.html': 'ours', CNAME: 'docs.acme.dev'};
  assert.throws(
    () => writeSite('conflict', files),
    error =>
      describeOutputFault(error, 'conflict') ===
      '--out conflict contains files with the names of site files: about.html. Lectern did not write them.\n' +
        'Fix: Move these files, or pass --force to replace them. --force never replaces a folder.',
  );
  assert.deepEqual([textOf('conflict/index.html'), textOf('conflict/about.html')], ['one', 'mine']);
  writeSite('conflict', files, true);
  assert.deepEqual([textOf('conflict/index.html'), textOf('conflict/about.html')], ['two', 'ours']);
  // A file with the same text still belongs to its author.
  writeSite('conflict', {'index.html': 'three'});
  assert.equal(existsSync(join(top, 'conflict/about.html')), false);
  assert.equal(textOf('conflict/CNAME'), 'docs.acme.dev');
});

test('folders and files never replace each other', () => {
  for (const [mine, ours] of [
    ['guide/mine.txt', 'guide'],
    ['guide', 'guide/index.html'],
  ] as const) {
    rmSync(join(top, 'kinds'), {recursive: true, force: true});
    writeSite('kinds', {'index.html': 'one'});
    put(`kinds/${mine}`, 'mine');
    assert.throws(() => writeSite('kinds', {[ours]: 'ours'}, true), /guide/);
    assert.equal(textOf(`kinds/${mine}`), 'mine');
    assert.equal(textOf('kinds/index.html'), 'one');
  }
});

test('the record names no page', () => {
  writeSite('unnamed', {'secret-page/index.html': 'hidden', 'index.html': 'home'});
  const record = textOf('unnamed/_lectern/written.json');
  assert.ok(!record.includes('secret'));
  const read = readRecord(join(top, 'unnamed'));
  assert.deepEqual(
    [read?.hasFile('secret-page/index.html'), read?.hasFolder('secret-page'), read?.hasFile('other')],
    [true, true, false],
  );
});

test('a folder with foreign files is not a cache', () => {
  put('stuff/pages/mine.txt', 'mine');
  assert.equal(
    findCacheFault(join(top, 'stuff')),
    `--cache ${join(top, 'stuff')} contains files, but is not a cache of Lectern.\nFix: Choose a new or empty folder, such as --cache .lectern-cache.`,
  );
  put('file', '');
  assert.match(
    String(findCacheFault(join(top, 'file'))),
    /is a file, not a folder\.\nFix: Choose a folder, such as --cache \.lectern-cache\.$/,
  );
  markAsCache(join(top, 'cache'));
  put('cache/pages.jsonl', '');
  for (const folder of [undefined, join(top, 'absent'), join(top, 'cache')])
    assert.equal(findCacheFault(folder), undefined);
});
