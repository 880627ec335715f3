import assert from 'node:assert/strict';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {type InitCommand, runInit} from '../../../../shell/node/init/init-command.js';
import {nodeProject} from '../../../../shell/node/project-files.js';
import {checkProject} from '../../../../src/check/check-project.js';

const top = mkdtempSync(join(tmpdir(), 'init-'));
after(() => rmSync(top, {recursive: true}));
const skip = existsSync(join(import.meta.dirname, '../../../../../dist/oauth.html')) ? false : 'dist is not built';

async function init(name: string, options: Partial<InitCommand> = {}) {
  const lines: string[] = [];
  const folder = join(top, name);
  const why = await runInit({folder, hasRuntime: false, ...options}, {out: line => lines.push(line), err: assert.fail});
  return {folder, why, out: lines.join('\n')};
}

function write(path: string, text: string): void {
  mkdirSync(join(top, path, '..'), {recursive: true});
  writeFileSync(join(top, path), text);
}

const written = [
  '.gitignore',
  'docs.json',
  'favicon.svg',
  'guides/writing.mdx',
  'index.html',
  'index.mdx',
  'quickstart.mdx',
];
const list = (folder: string) =>
  (
    readdirSync(folder, {recursive: true, withFileTypes: true}) as {
      parentPath: string;
      name: string;
      isFile(): boolean;
    }[]
  )
    .filter(entry => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name).slice(folder.length + 1))
    .sort();

test('writes a project without a single finding, says what it wrote and what comes next', {skip}, async () => {
  const {folder, why, out} = await init('my-shop');
  assert.equal(why, undefined);
  assert.deepEqual(list(folder), [...written, '_lectern/oauth.html', '_lectern/oauth.js', 'openapi.yaml'].sort());
  assert.deepEqual(out.split('\n').slice(0, 8).sort(), [...written, 'openapi.yaml'].sort());
  assert.match(out, /\nNext:\n {2}lectern dev \S+my-shop +Shows it while you write\n/);
  const report = await checkProject(nodeProject(folder), {version: '0.0.0'});
  assert.deepEqual([report.findings, report.pages], [[], 3]);
  assert.equal(JSON.parse(readFileSync(join(folder, 'docs.json'), 'utf8')).name, 'My shop');
});

test('takes the name from package.json or from the option, whatever it holds, and a document that is there', {
  skip,
}, async () => {
  write('one/package.json', '{"name": "@acme/order-desk"}');
  write('one/api/openapi.json', '{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {}}');
  const one = await init('one');
  const docs = JSON.parse(readFileSync(join(one.folder, 'docs.json'), 'utf8'));
  assert.deepEqual(
    [docs.name, docs.navigation.tabs[1]],
    ['Order desk', {tab: 'API reference', openapi: 'api/openapi.json'}],
  );
  assert.equal(existsSync(join(one.folder, 'openapi.yaml')), false);
  const name = 'A "B" <i> & \\ C: #d';
  const two = await init('two', {name});
  assert.equal(JSON.parse(readFileSync(join(two.folder, 'docs.json'), 'utf8')).name, name);
  assert.match(
    readFileSync(join(two.folder, 'index.html'), 'utf8'),
    /<title>A &quot;B&quot; &lt;i&gt; &amp; \\ C: #d<\/title>/,
  );
  const report = await checkProject(nodeProject(two.folder), {version: '0.0.0'});
  assert.deepEqual(report.findings, []);
  write('three/package.json', '{"name": ');
  assert.equal((await init('three')).why, undefined);
});

test('never writes over a file, and writes nothing when it cannot write all', {skip}, async () => {
  write('taken/quickstart.mdx', 'mine');
  write('taken/index.html', 'mine');
  const {folder, why} = await init('taken');
  assert.equal(
    why,
    `quickstart.mdx, index.html are in "${folder}" already; nothing was written.\nFix: choose a folder of its own, such as lectern init docs.`,
  );
  assert.deepEqual(list(folder), ['index.html', 'quickstart.mdx']);
  assert.equal(readFileSync(join(folder, 'index.html'), 'utf8'), 'mine');
  write('docs/docs.json', '{}');
  assert.equal(
    (await init('docs')).why,
    `There is a project in "${join(top, 'docs')}" already: docs.json.\nFix: look at it with lectern dev ${join(top, 'docs')}.`,
  );
  assert.equal(readFileSync(join(top, 'docs/docs.json'), 'utf8'), '{}');
  write('file', 'x');
  assert.equal(
    (await init('file')).why,
    `"${join(top, 'file')}" is a file.\nFix: give a folder; it need not be there yet.`,
  );
  write('git/.gitignore', 'mine');
  assert.equal((await init('git')).why, undefined);
  assert.equal(readFileSync(join(top, 'git/.gitignore'), 'utf8'), 'mine');
});

test('copies what browsers load, and only that, also into a project that is there', {skip}, async () => {
  write('there/docs.json', '{}');
  write('there/guide/a.md', '---\ntitle: A\nicon: star\ndescription: No list has it.\n---\n');
  write('there/_site/a.md', '# Of the last run');
  write('there/_lectern/chunks/old-12345678.js', 'old');
  const {folder, why, out} = await init('there', {hasRuntime: true});
  assert.deepEqual(
    [why, out],
    [
      undefined,
      'Copied _lectern/: all that browsers load, and what git and the heads of pages say (manifest.json).\nAdd manifest="_lectern/manifest.json" to the script tag in index.html, so that pages read it.',
    ],
  );
  const {pages} = JSON.parse(readFileSync(join(folder, '_lectern/manifest.json'), 'utf8'));
  assert.deepEqual(pages, {'guide/a': {extension: '.md', head: {title: 'A', icon: 'star'}}});
  const files = new Set(list(join(folder, '_lectern')));
  for (const path of ['lectern.js', 'elements.js', 'elements/openapi-endpoint.js', 'oauth.html', 'icons/lucide/0.js'])
    assert.equal(files.has(path), true, path);
  assert.deepEqual(
    [...files].filter(path => /^(?:node\/|proxy\.js)|old-12345678/.test(path)),
    [],
  );
  assert.equal(readFileSync(join(folder, 'docs.json'), 'utf8'), '{}');
});
