import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {shopFiles} from './shop-project.js';

// Runs as build/test/mutants/run.sweep.js.
const command = fileURLToPath(new URL('run.js', import.meta.url));

function run(files: Readonly<Record<string, string>>, ...given: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'shop', path)), {recursive: true});
    writeFileSync(join(folder, 'shop', path), text);
  }
  const json = join(folder, 'mutants.json');
  const options = {encoding: 'utf8', cwd: folder} as const;
  const {status, stdout, stderr} = spawnSync(process.execPath, [command, ...given, '--json', json, '.'], options);
  const report = status === 2 ? undefined : JSON.parse(readFileSync(json, 'utf8'));
  rmSync(folder, {recursive: true});
  return {status, stdout, stderr, report};
}

test('breaks a folder of projects, prints what was found, and writes it as JSON', () => {
  const {status, stdout, stderr, report} = run(shopFiles, '--seed', '5', '--count', '2');
  assert.equal(stderr, '');
  assert.equal(status, 0);
  assert.match(stdout, /seed 5: \d+ found, 0 missed \(100\.00 % found\), 0 false, \d+ s\n$/);
  const {found, missed, faults, strays, errors, seed} = report;
  assert.deepEqual([missed, report.false, strays, errors, seed], [0, 0, [], [], 5]);
  assert.equal(faults.length, found);
  assert.deepEqual(Object.keys(faults[0]), ['kind', 'file', 'line', 'outcome']);
  assert.ok(
    faults.every((each: {file: string; outcome: string}) => each.file.startsWith('shop/') && each.outcome === 'found'),
  );
});

test('fails where faults are missed', () => {
  // The test must miss findings that the project disables.
  const config = JSON.parse(shopFiles['docs.json'] as string);
  const ignore = ['link-missing', 'tag-unclosed', 'brace-unclosed', 'frontmatter-yaml'];
  const text = JSON.stringify({...config, integrations: {lectern: {ignore}}}, null, 2);
  const {status, stdout, report} = run({...shopFiles, 'docs.json': text}, '--count', '2');
  assert.equal(status, 1);
  assert.match(stdout, /^missed: shop\/index\.mdx:\d+ {2}end of a tag removed$/m);
  assert.ok(report.missed > 5);
});

test('says how it is called', () => {
  assert.deepEqual(run(shopFiles, '--seed', 'x').status, 2);
  assert.match(run(shopFiles, '--count', '0').stderr, /^--seed and --count are whole numbers\.\nFix: /);
  assert.match(run({}).stderr, /^There is no project\.\nFix: /);
});
