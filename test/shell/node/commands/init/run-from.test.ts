import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {type FromCommand, runFrom} from '../../../../../shell/node/commands/init/run-from.js';
import {openNodeProject} from '../../../../../shell/node/files/project-files.js';
import {runCli} from '../../../../../shell/node/terminal/run-cli.js';
import {checkProject} from '../../../../../src/check/check-project.js';

const top = mkdtempSync(join(tmpdir(), 'from-'));
after(() => rmSync(top, {recursive: true}));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(top, path, '..'), {recursive: true});
    writeFileSync(join(top, path), text);
  }
}

async function move(options: Partial<FromCommand> & {source: string}) {
  const lines: string[] = [];
  const why = await runFrom(
    {from: 'auto', isForced: false, ...options, source: join(top, options.source)},
    {out: line => lines.push(line), err: assert.fail},
  );
  return {why, out: lines.join('\n')};
}

const list = (folder: string) => readdirSync(join(top, folder), {recursive: true, encoding: 'utf8'}).sort();

write({
  'old/mkdocs.yml': 'site_name: T\nnav:\n  - index.md\n  - A: a.md\n',
  'old/docs/index.md': '# T\n\n[a](a.md#b) ![p](p.png)\n\n!!! tip\n    x',
  'old/docs/a.md': '# A\n\n## B\n\n{{ macro }} <T> 1 < 2',
  'old/docs/p.png': 'png',
  'secret.md': 'SECRET',
  'secret/deep.md': 'SECRET',
});

test('a migrated project is valid, next to its source, and reported', async () => {
  const before = list('old');
  const {why, out} = await move({source: 'old'});
  assert.equal(why, undefined);
  assert.match(
    out,
    /^Converted from MkDocs to \S+old-lectern:\n {2}2 pages, 2 entries in the navigation, 0 redirects, 1 file copied\n {2}Lectern converted everything\.\n/,
  );
  assert.deepEqual(list('old-lectern'), [
    '.gitignore',
    '.lecternignore',
    'MIGRATION.md',
    'a.mdx',
    'docs.json',
    'favicon.svg',
    'index.mdx',
    'p.png',
  ]);
  const report = await checkProject(openNodeProject(join(top, 'old-lectern')), {version: '0.0.0'});
  assert.deepEqual(
    report.findings.filter(({code}) => code !== 'asset-unreadable'),
    [],
  );
  assert.deepEqual(list('old'), before);
});

test('nothing is overwritten without --force, and never the source', async () => {
  const again = await move({source: 'old'});
  assert.match(
    again.why ?? '',
    /old-lectern" is not empty, so the command wrote nothing\.\nFix: Choose another folder with --out, or pass --force/,
  );
  assert.equal((await move({source: 'old', isForced: true})).why, undefined);
  for (const out of ['old', 'old/new', 'old/docs/../new', 'link/new']) {
    if (!existsSync(join(top, 'link'))) symlinkSync(join(top, 'old'), join(top, 'link'));
    const {why} = await move({source: 'old', out: join(top, out), isForced: true});
    assert.match(why ?? '', /is inside the old project, so the command wrote nothing/, out);
  }
  write({file: ''});
  assert.match((await move({source: 'old', out: join(top, 'file')})).why ?? '', /is a file, not a folder/);
});

test('unknown tools, missing folders and missing projects are reported', async () => {
  assert.equal(
    (await move({source: 'old', from: 'hugo'})).why,
    '--from hugo is not an allowed value.\nFix: Pass one of these values: auto, docusaurus, vitepress, docsify, mkdocs, gitbook.',
  );
  assert.match((await move({source: 'gone'})).why ?? '', /gone" is not a folder\./);
  assert.match(
    (await move({source: 'secret', out: join(top, 'x')})).why ?? '',
    /init-source\n {2}This folder contains no project of Docusaurus/,
  );
  assert.equal(existsSync(join(top, 'x')), false);
});

test('links out of the source are neither included nor copied', async () => {
  write({
    'bad/mkdocs.yml': 'site_name: T\n',
    'bad/docs/index.md': '# T\n\n--8<-- "docs/link.txt"\n\n--8<-- "../secret.md"\n\n![x](link.png) [y](folder/deep.md)',
  });
  symlinkSync(join(top, 'secret.md'), join(top, 'bad/docs/link.txt'));
  symlinkSync(join(top, 'secret.md'), join(top, 'bad/docs/link.png'));
  symlinkSync(join(top, 'secret'), join(top, 'bad/docs/folder'));
  const {why} = await move({source: 'bad', out: join(top, 'bad-new')});
  assert.equal(why, undefined);
  const texts = list('bad-new').map(path => readFileSync(join(top, 'bad-new', path), 'utf8'));
  assert.ok(!texts.join('').includes('SECRET'));
  assert.match(
    readFileSync(join(top, 'bad-new/MIGRATION.md'), 'utf8'),
    /Line 3: Lectern did not include "docs\/link.txt": it is outside the project/,
  );
});

test("the command line reads the source as init's folder", async () => {
  const errors: string[] = [];
  const run = (...args: string[]) => runCli(['init', ...args], {out: () => undefined, err: line => errors.push(line)});
  assert.equal(await run(join(top, 'old'), '--from', 'mkdocs', '--out', join(top, 'cli'), '--name', 'Named'), 0);
  assert.equal(JSON.parse(readFileSync(join(top, 'cli/docs.json'), 'utf8')).name, 'Named');
  assert.equal(await run('--out', join(top, 'cli')), 2);
  assert.match(errors.join('\n'), /--out needs --from\./);
});

test("another tool's project is not mistaken for an empty folder", async () => {
  const errors: string[] = [];
  assert.equal(await runCli(['init', join(top, 'old')], {out: () => undefined, err: line => errors.push(line)}), 2);
  assert.match(errors.join('\n'), /contains a project of MkDocs: mkdocs\.yml\.\nFix: Run lectern init --from mkdocs/);
  assert.equal(existsSync(join(top, 'old/docs.json')), false);
});

test('docs.path can leave the folder, but not the repository', async () => {
  write({
    'repository/.git/HEAD': '',
    'repository/website/docusaurus.config.js':
      "const path = require('node:path');\nmodule.exports = {title: 'T', presets: [['classic', {docs: {path: path.resolve(__dirname, '../docs')}}]]};",
    'repository/docs/intro.md': '# Intro\n\n![p](../assets/p.png)',
    'repository/assets/p.png': 'png',
    'repository/mkdocs.yml': 'site_name: Another\n',
    'loose/website/docusaurus.config.js': "module.exports = {presets: [['classic', {docs: {path: '../docs'}}]]};",
    'loose/docs/intro.md': '# Intro',
  });
  const {why, out} = await move({source: 'repository/website', from: 'docusaurus'});
  assert.equal(why, undefined);
  assert.match(out, /^Converted from Docusaurus .*\n {2}1 page, .* 1 file copied\n/);
  assert.ok(list('repository/website-lectern').includes('docs/intro.mdx'));
  // The output of the first run is not part of the source.
  assert.match((await move({source: 'repository/website', isForced: true})).out, /\n {2}1 page, .* 1 file copied\n/);
  const refused = await move({source: 'loose/website'});
  assert.equal(
    refused.why,
    'docusaurus.config.js:1:1  error  init-source\n' +
      '  docusaurus.config.js takes pages from "../docs" (docs.path), which is outside of this folder.\n' +
      '  Fix: Pass the folder that contains the configuration and its pages.',
  );
  assert.equal(existsSync(join(top, 'loose/website-lectern')), false);
  assert.match((await move({source: 'loose'})).out, /\n {2}1 page, /);
});

test('a project without pages is an error with its cause', async () => {
  const errors: string[] = [];
  write({
    'empty/docusaurus.config.js': "module.exports = {presets: [['classic', {docs: {path: 'gone'}}]]};",
    'unknown/docusaurus.config.js': 'module.exports = {presets: [["classic", {docs: {path: process.env.DOCS}}]]};',
    'unknown/docs/_part.md': 'x',
  });
  const run = (source: string) =>
    runCli(['init', '--from', 'auto', source], {out: assert.fail, err: line => errors.push(line)});
  assert.equal(await run(join(top, 'empty')), 2);
  assert.equal(await run(join(top, 'unknown')), 2);
  assert.deepEqual(
    errors.map(text => text.split('\n')[1]),
    [
      '  The project has no pages: docusaurus.config.js takes them from "gone", which does not exist.',
      '  The project has no pages: docusaurus.config.js takes them from "docs", which contains no page. A part of docusaurus.config.js is the result of code, which Lectern does not run.',
    ],
  );
  assert.equal(existsSync(join(top, 'empty-lectern')), false);
});
