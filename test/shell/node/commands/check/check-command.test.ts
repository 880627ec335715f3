import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {openNodeProject} from '../../../../../shell/node/files/project-files.js';
import {createProgressLine} from '../../../../../shell/node/terminal/progress-line.js';
import type {CheckReport} from '../../../../../src/check/report.js';

const cli = join(import.meta.dirname, '../../../../../shell/node/cli.js');
const folder = mkdtempSync(join(tmpdir(), 'check-'));
after(() => rmSync(folder, {recursive: true}));

function project(name: string, files: Readonly<Record<string, string | Uint8Array>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, file, '..'), {recursive: true});
    writeFileSync(join(folder, name, file), text);
  }
  return join(folder, name);
}

async function run(...args: readonly string[]): Promise<{code: number; out: string; err: string}> {
  const child = spawn(process.execPath, [cli, 'check', ...args]);
  const found = {out: '', err: ''};
  child.stdout.on('data', chunk => {
    found.out += chunk;
  });
  child.stderr.on('data', chunk => {
    found.err += chunk;
  });
  const [code] = (await once(child, 'close')) as [number];
  return {code, ...found};
}

const docs = '{"name": "Shop", "navigation": {"pages": ["index"]}}';
const good = project('good', {'docs.json': docs, 'index.mdx': 'Home.\n'});
const warned = project('warned', {'docs.json': docs, 'index.mdx': '<Nope />\n'});
const broken = project('broken', {'docs.json': docs, 'index.mdx': '[a](/x)\n'});

test('the exit code is 1 for errors, and for warnings with --strict', async () => {
  const codes = await Promise.all(
    [[good], [warned], [broken], [good, '--strict'], [warned, '--strict']].map(async args => (await run(...args)).code),
  );
  assert.deepEqual(codes, [0, 0, 1, 0, 1]);
});

test('remote documents are requested, except private ones and with --offline', async () => {
  const folder = project('away', {
    'docs.json':
      '{"name": "Shop", "navigation": {"pages": ["index"]}, "api": {"openapi": "http://localhost:1/o.yaml"}}',
    'index.mdx': 'Home.\n',
  });
  const {code, out} = await run(folder);
  assert.equal(code, 1);
  assert.match(
    out,
    /http:\/\/localhost:1\/o\.yaml", which Lectern cannot read: localhost is on this machine or in a private/,
  );
  const offline = await run(folder, '--offline');
  assert.equal(offline.code, 0);
  assert.match(offline.out, / note {2}document-unread\n/);
});

test('a pipe gets no colors and no progress', async () => {
  const {out, err} = await run(broken);
  assert.equal(err, '');
  assert.equal(
    out,
    `index.mdx:1:5  error  link-missing
  index.mdx links to the page "/x", which does not exist.
  1 | [a](/x)
    |     ^^
  Fix: Add x.mdx, or correct the link.

1 page: 1 error, 0 warnings, 0 notes
`,
  );
});

test('the JSON report file equals the JSON output', async () => {
  const file = join(folder, 'report.json');
  const {out} = await run(broken, '--format', 'json', '--json', file);
  assert.equal(readFileSync(file, 'utf8'), out);
  const {ok, pages, errors} = JSON.parse(out) as CheckReport;
  assert.deepEqual({ok, pages, errors}, {ok: false, pages: 1, errors: 1});
  const none = await run(broken, '--json', join(folder, 'none', 'report.json'));
  assert.equal(none.code, 2);
  assert.match(none.err, /report\.json \(ENOENT\)\.\nFix: Pass a file/);
});

test('the command writes the github and sarif formats', async () => {
  assert.match(
    (await run(broken, '--format=github')).out,
    /^::error file=index\.mdx,line=1,col=5,title=link-missing::/,
  );
  assert.equal(JSON.parse((await run(broken, '--format=sarif')).out).version, '2.1.0');
  assert.deepEqual(await run(good, '--format', 'github'), {code: 0, out: '', err: ''});
});

test('a missing docs.json exits with 2 and a fix, and an invalid one with 1', async () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  const {code, out, err} = await run(empty, '--format', 'json');
  assert.deepEqual([code, out], [2, '']);
  assert.match(err, /empty" has no docs\.json\.\nFix: .* init .*empty to create a project\.\n$/);
  const half = await run(project('half', {'docs.json': '{"name": '}));
  assert.equal(half.code, 1);
  assert.match(half.out, /error {2}config-syntax/);
});

test('invalid UTF-8 is read as far as possible', async () => {
  const bytes = Uint8Array.from([0x5b, 0x61, 0xff, 0xfe, 0x5d, 0x28, 0x2f, 0x78, 0x29, 0x0a, 0x00, 0xc3]);
  const {code, out} = await run(project('bytes', {'docs.json': docs, 'index.mdx': bytes}));
  assert.equal(code, 1);
  assert.match(out, /^index\.mdx:1:7 {2}error {2}link-missing\n/);
});

test('external links, dotfiles and node_modules are not part of a project', async () => {
  const path = project('links', {
    'docs.json': docs,
    'index.mdx': '![a](/secret.svg) ![b](/.hidden.svg) ![c](/inside.svg) ![d](/node_modules/x.svg)\n',
    'real.svg': '<svg/>',
    '.hidden.svg': '<svg/>',
    'node_modules/x.svg': '<svg/>',
  });
  writeFileSync(join(folder, 'outside.svg'), '<svg/>');
  symlinkSync('../outside.svg', join(path, 'secret.svg'));
  symlinkSync('real.svg', join(path, 'inside.svg'));
  symlinkSync('.', join(path, 'loop'));
  symlinkSync('nowhere', join(path, 'dead.svg'));
  assert.deepEqual(await openNodeProject(path).list(), ['docs.json', 'index.mdx', 'inside.svg', 'real.svg']);
  const {out} = await run(path, '--format', 'json');
  assert.deepEqual(
    (JSON.parse(out) as CheckReport).findings.map(({message}) => message),
    ['secret.svg', '.hidden.svg', 'node_modules/x.svg'].map(
      name => `index.mdx references the file "/${name}", which does not exist.`,
    ),
  );
});

test('a page that links out of the folder is not read', async () => {
  const path = project('page', {'docs.json': docs});
  writeFileSync(join(folder, 'secret.mdx'), '<TopSecret />\n');
  symlinkSync('../secret.mdx', join(path, 'index.mdx'));
  const {out} = await run(path);
  assert.match(out, /error {2}nav-file-missing/);
  assert.ok(!out.includes('TopSecret'));
});

test('progress is one line that is cleared at the end', () => {
  let written = '';
  const show = createProgressLine({write: text => (written += text)});
  show(0, 4);
  show(1, 4);
  show(4, 4);
  assert.equal(written, `\r${'░'.repeat(30)} 0 of 4 pages\r\u001b[K`);
});
