import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {countOperations} from './count-operations.js';
import type {SpecResult} from './measure.js';
import {missesOf} from './misses.js';
import {openSpec} from './spec-files.js';

// Runs as build/test/specs/run.test.js.
const documents = fileURLToPath(new URL('../../../../test/tools/specs/documents', import.meta.url));
const command = fileURLToPath(new URL('run.js', import.meta.url));

function run(...given: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'specs-'));
  const json = join(folder, 'specs.json');
  const {status, stdout, stderr} = spawnSync(process.execPath, [command, ...given, '--json', json], {
    cwd: documents,
    encoding: 'utf8',
  });
  const text = status === 2 ? '{"documents": []}' : readFileSync(json, 'utf8');
  rmSync(folder, {recursive: true});
  return {status, stdout, stderr, documents: JSON.parse(text).documents as readonly SpecResult[]};
}

test('every document in a folder is rendered and measured', () => {
  const {status, stdout, stderr, documents: found} = run('many', 'broken', '--slices');
  assert.equal(stderr, '');
  assert.equal(status, 0);
  assert.match(stdout, /many\/openapi\.yaml/);
  assert.match(stdout, /broken\/openapi\.yaml {2}error {2}spec-syntax {2}1:1 {2}openapi\.yaml: /);
  const [many, broken] = found.map(({ms, rssMb, ...rest}) => {
    assert.ok(ms >= 0 && rssMb > 20);
    return rest;
  });
  const {slices, ...measured} = many as typeof many & {slices: {equal: number; raw: number; gzip: number}};
  assert.deepEqual(measured, {
    file: 'many/openapi.yaml',
    outcome: 'ok',
    operations: 5,
    counted: 5,
    rendered: 5,
    failures: [],
    findings: [],
  });
  assert.equal(slices.equal, 5);
  assert.ok(slices.raw > slices.gzip && slices.gzip > 100);
  const [finding] = broken!.findings;
  assert.deepEqual([broken!.outcome, broken!.operations], ['error', 0]);
  assert.deepEqual(finding, {
    level: 'error',
    code: 'spec-syntax',
    line: 1,
    column: 1,
    message: finding!.message,
    related: [],
  });
});

test('absolute and relative paths name the same document', () => {
  const path = join(documents, 'many/openapi.yaml');
  const [absolute] = run(path).documents;
  const [relative_] = run(relative(documents, path)).documents;
  assert.deepEqual([absolute!.file, absolute!.rendered], [relative_!.file, relative_!.rendered]);
});

test('an operation that fails to render is a failure', () => {
  const {status, stderr, documents: found} = run('twice.json');
  assert.equal(status, 1);
  assert.deepEqual([found[0]!.operations, found[0]!.rendered], [2, 1]);
  assert.equal(stderr, 'twice.json: not rendered: PUT delivered: another operation was drawn.\n');
});

test('different counts and different slices are misses', () => {
  const measured = {file: 'a.json', operations: 3, counted: 3, failures: []};
  assert.deepEqual(missesOf(measured), []);
  assert.deepEqual(missesOf({...measured, counted: 4}), ['a.json: 3 operations are listed, its path items have 4.']);
  assert.deepEqual(missesOf({...measured, slices: {equal: 2, different: ['GET /a'], raw: 1, gzip: 1}}), [
    'a.json: its slice is drawn differently: GET /a',
  ]);
  // Operations beyond the limit of rendered ones are not a fault.
  assert.deepEqual(missesOf({...measured, operations: 100_000, counted: 100_001}), []);
});

test('without arguments, the usage is printed', () => {
  const {status, stderr} = run();
  assert.equal(status, 2);
  assert.match(stderr, /npm run specs -- /);
});

test('methods of path items, other files and webhooks are counted, without extensions', async () => {
  assert.equal(await countOperations(openSpec(join(documents, 'many/openapi.yaml'))), 5);
  assert.equal(await countOperations(openSpec(join(documents, 'twice.json'))), 2);
});
