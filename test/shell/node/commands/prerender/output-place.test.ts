import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {hostname, tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {setTimeout as wait} from 'node:timers/promises';
import {lockOutput} from '../../../../../shell/node/commands/prerender/output-lock.js';
import {
  describeOutputFault,
  findOutputFault,
  resolveOutputPath,
} from '../../../../../shell/node/commands/prerender/output-place.js';
import {runPrerender} from '../../../../../shell/node/commands/prerender/prerender-command.js';

const top = mkdtempSync(join(tmpdir(), 'output-place-'));
after(() => rmSync(top, {recursive: true}));
const root = join(import.meta.dirname, '../../../../../..');
const skip = existsSync(join(root, 'dist/enhance')) ? false : 'dist is not built';
const cli = join(import.meta.dirname, '../../../../../shell/node/cli.js');

/** Returns a project with this number of pages. */
function project(name: string, pages: number): string {
  const folder = join(top, name, 'docs');
  const names = Array.from({length: pages}, (_, at) => `p${at}`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'docs.json'), JSON.stringify({name: 'Acme', navigation: {pages: names}}));
  for (const each of names) writeFileSync(join(folder, `${each}.mdx`), `# ${each}\n\nText of a page.\n`);
  return folder;
}

async function prerender(folder: string, out: string) {
  const lines: string[] = [];
  const note = (line: string) => lines.push(line);
  const command = {folder, out, isPortable: false, strict: false, version: '0.0.0'};
  return {answer: await runPrerender(command, {out: note, err: note}), text: lines.join('\n')};
}

test('an unusable output folder is rejected at the start', async () => {
  const folder = project('refused', 1);
  const file = join(top, 'refused/file');
  writeFileSync(file, 'mine');
  const cases: readonly (readonly [out: string, why: RegExp])[] = [
    [file, /^--out .*file is a file, not a folder\.\nFix: Choose a folder, such as --out _site\.$/],
    [join(file, 'below'), /file is a file, not a folder\.\nFix: Choose another folder with --out\.$/],
    [
      '/proc',
      /^--out \/proc is the root of a disk or volume.*\nFix: Choose a folder in it, such as --out \/proc\/site\.$/,
    ],
    ['/proc/lectern/site', /^Lectern cannot use \/proc\S* \(ENOENT\)\.\nFix: /],
  ];
  for (const [out, why] of cases) {
    if (out.startsWith('/proc') && !existsSync('/proc/self/mountinfo')) continue;
    assert.match(String((await prerender(folder, out)).answer), why, out);
  }
  assert.equal(readFileSync(file, 'utf8'), 'mine');
  assert.deepEqual(readdirSync(join(top, 'refused')).sort(), ['docs', 'file']);
});

test('disk errors are explained, and other errors are unchanged', () => {
  const fault = (code: string) =>
    describeOutputFault(Object.assign(new Error(code), {code, syscall: 'write', path: '/a/b'}), 'out');
  assert.equal(
    fault('ENOSPC'),
    'The disk of --out out is full.\nFix: Free some space, or choose a folder on another disk with --out.',
  );
  assert.equal(
    fault('EROFS'),
    'You have no permission to change /a/b (EROFS).\nFix: Change its permissions, or choose another folder with --out.',
  );
  assert.match(String(fault('EBUSY')), /is the root of a disk or volume/);
  assert.match(String(fault('EIO')), /^Lectern cannot use \/a\/b \(EIO\)\.\nFix: /);
  for (const other of [new TypeError('ours'), undefined, 'text', Object.assign(new Error(), {code: 'ERR_X'})])
    assert.equal(describeOutputFault(other, 'out'), undefined);
  assert.equal(findOutputFault('new', join(top, 'new/folder')), undefined);
});

test('a link is followed: the site replaces its target', {skip}, async () => {
  const folder = project('linked', 1);
  const [link, real] = [join(top, 'linked/link'), join(top, 'linked/real')];
  symlinkSync('real', link);
  // The link is broken at first. In the second run, it leads to the site of the first run.
  for (const _ of [1, 2]) {
    assert.equal((await prerender(folder, link)).answer, 0);
    assert.equal(lstatSync(link).isSymbolicLink(), true);
    assert.equal(existsSync(join(real, 'p0/index.html')), true);
    assert.deepEqual(readdirSync(join(top, 'linked')).sort(), ['docs', 'link', 'real']);
  }
  symlinkSync('round', join(top, 'linked/round'));
  assert.equal(resolveOutputPath(join(top, 'linked/round')), join(top, 'linked/round'));
});

test('the second of two runs into one output is rejected', {skip}, async () => {
  const folder = project('twice', 30);
  const out = join(top, 'twice/out');
  const [first, second] = await Promise.all([prerender(folder, out), prerender(folder, out)]);
  assert.equal(first.answer, 0);
  assert.equal(
    second.answer,
    `Another lectern prerender writes to ${out} (process ${process.pid} on ${hostname()}).\n` +
      `Fix: Wait until this run ends, or delete ${join(top, 'twice/.out.lectern-lock')} if it has ended.`,
  );
  assert.deepEqual(readdirSync(join(top, 'twice')).sort(), ['docs', 'out']);
  assert.equal((await prerender(folder, out)).answer, 0);
});

test('a stale lock is replaced, and one of a possible run is not', async () => {
  const out = join(top, 'left');
  const file = join(top, '.left.lectern-lock');
  const ended = spawn(process.execPath, ['-e', '']);
  await once(ended, 'close');
  const cases: readonly (readonly [text: string, age: number, isTaken: boolean])[] = [
    [`${ended.pid} ${hostname()}\n`, 0, true],
    // Imitates an earlier process with the same id, which is common in containers.
    [`${process.pid} ${hostname()}\n`, 0, true],
    [`${process.ppid} ${hostname()}\n`, 7200, false],
    ['12 elsewhere\n', 0, false],
    ['12 elsewhere\n', 7200, true],
    ['', 0, false],
    ['', 10, true],
  ];
  for (const [text, age, isTaken] of cases) {
    writeFileSync(file, text);
    const then = Date.now() / 1000 - age;
    utimesSync(file, then, then);
    const answer = lockOutput(out, 'left');
    assert.equal(typeof answer === 'function', isTaken, text);
    if (typeof answer === 'function') answer();
    else assert.match(answer, /^Another lectern prerender writes to left \(process/);
    assert.equal(existsSync(file), !isTaken, text);
    rmSync(file, {force: true});
  }
});

test('an interrupted run leaves the old site and no temporary files', {skip}, async () => {
  const folder = project('stopped', 400);
  const out = join(top, 'stopped/out');
  assert.equal((await prerender(folder, out)).answer, 0);
  const before = lstatSync(out).ino;
  for (const [signal, milliseconds] of [
    ['SIGINT', 0],
    ['SIGTERM', 0],
    ['SIGTERM', 150],
  ] as const) {
    const child = spawn(process.execPath, [cli, 'prerender', folder, '--out', out]);
    let said = '';
    child.stderr.on('data', data => (said += data));
    const closed = once(child, 'close');
    while (!existsSync(join(top, 'stopped/.out.lectern-next'))) await wait(5);
    await wait(milliseconds);
    child.kill(signal);
    assert.deepEqual(await closed, [null, signal]);
    assert.equal(said, '');
    assert.deepEqual(readdirSync(join(top, 'stopped')).sort(), ['docs', 'out'], signal);
    assert.equal(lstatSync(out).ino, before);
  }
});
