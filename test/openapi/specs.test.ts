import assert from 'node:assert/strict';
import {existsSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {measureSpec} from '../specs/measure.js';

const specs = fileURLToPath(new URL('../../../../shared/specs', import.meta.url));
const skip = existsSync(specs) ? false : 'the documents are not here';

/** What must be said of a document that is broken or odd; the others load without a word. */
const edge: Readonly<Record<string, readonly [outcome: string, says: RegExp]>> = {
  'truncated-json-1': ['error', /not JSON/],
  'yaml-tab': ['error', /tab characters/],
  empty: ['error', /empty/],
  'html-instead': ['error', /HTML/],
  'yaml-duplicate-key': ['warning', /stands twice/],
  'ref-missing-component': ['error', /has no such schema/],
  'ref-missing-file': ['error', /openapi\.json points to .* does not exist/],
  'ref-missing-second-hop': ['error', /q\.yaml, seen from parts\/p\.yaml/],
  'ref-to-itself': ['warning', /only leads back to itself/],
  'version-4.0.0': ['warning', /4\.0\.0/],
  'duplicate-operation-id': ['warning', /and so has/],
  'shape-parameters-null-item': ['warning', /empty item/],
  'swagger-2': ['ok', /Swagger 2\.0/],
};

test('broken and odd documents end as they should', {skip}, async () => {
  for (const name of readdirSync(join(specs, 'edge'))) {
    const path = join(specs, 'edge', name);
    const [main] = statSync(path).isDirectory() ? readdirSync(path).filter(each => each.startsWith('openapi.')) : [''];
    const {outcome, findings, operations, opened, ms} = await measureSpec(join(path, main!));
    const [expected, says] = edge[name] ?? ['ok', /^$/];
    const said = findings.map(({message}) => message).join('\n');
    assert.equal(outcome, expected, `${name}: ${said}`);
    assert.match(said, says, name);
    assert.equal(opened, operations);
    assert.ok(ms < 2000, name);
    assert.ok(outcome === 'error' || operations > 0, name);
  }
});

test('real documents load with all their operations', {skip}, async () => {
  for (const folder of ['oai', 'readme', 'directory', 'vendor'])
    for (const name of readdirSync(join(specs, folder))) {
      const {outcome, findings, operations, opened} = await measureSpec(join(specs, folder, name));
      assert.notEqual(outcome, 'error', `${name}: ${JSON.stringify(findings)}`);
      assert.ok(operations > 0 && opened === operations, name);
    }
});
