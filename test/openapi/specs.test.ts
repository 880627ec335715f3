import assert from 'node:assert/strict';
import {readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {openReader} from '../../src/api-reference/views/local-reader.js';
import {sharedPath, withoutShared} from '../shared.js';
import {measureSpec} from '../tools/specs/measure.js';
import {openSpec} from '../tools/specs/spec-files.js';

const specs = sharedPath('specs');
const skip = withoutShared('specs');

/** Problems of invalid or unusual documents, with their positions. All other documents load without problems. */
const edge: Readonly<Record<string, readonly [outcome: string, says: RegExp]>> = {
  'truncated-json-1': ['error', /^error 71:5 openapi\.json: openapi.json is not valid JSON/],
  'yaml-tab': ['error', /^error 5:1 openapi\.yaml: openapi.yaml is not valid YAML.* tab/],
  empty: ['error', /^error 1:1 openapi\.yaml: openapi\.yaml is empty/],
  'html-instead': ['error', /^error 1:1 openapi\.json: openapi\.json is HTML/],
  'yaml-duplicate-key': ['warning', /^warning 5:3 openapi\.yaml: info\.version appears twice, on lines 4 and 5/],
  'ref-missing-component': [
    'error',
    /^error 42:29 .*in openapi\.json references .*#\/components\/schemas\/Ledger25", which does not exist\./,
  ],
  'ref-missing-file': [
    'error',
    /^error 118:21 .*in openapi\.json references .*parts\/none-order32\.yaml", which does not exist/,
  ],
  'ref-missing-second-hop': [
    'error',
    /^error 2:9 parts\/p\.yaml: .*in parts\/p\.yaml references .*does not exist in parts\/q\.yaml/,
  ],
  'ref-to-itself': ['warning', /^warning 118:21 .*leads back to itself/],
  'circular-tree': ['ok', /^info 120:23 openapi\.json: The schema Branch32 contains itself: Branch32 → Branch32\.$/],
  'circular-files': [
    'ok',
    /^info 5:13 parts\/b\.yaml: .*: parts\/a\.yaml#\/A → parts\/b\.yaml#\/B → parts\/a\.yaml#\/A\.$/,
  ],
  'version-4.0.0': ['warning', /^warning 2:14 .*4\.0\.0/],
  'duplicate-operation-id': ['warning', /^warning 83:24 .*appears twice, at/],
  'shape-parameters-null-item': ['warning', /^warning 25:23 .*empty item/],
  'swagger-2': ['ok', /^info 1:1 .*Swagger 2\.0/],
};

/** Expected entries of a document, in its order. */
const listed: Readonly<Record<string, RegExp>> = {
  'ref-path-item-file': /parcel53/i,
  'v32-operations': /^(?=.*QUERY )(?=.*COPY )/,
  'webhooks-only': /^WEBHOOK |^POST /,
  'fine-no-operation-id': /GET \//,
};

test('invalid and unusual documents have the expected result', {skip}, async () => {
  const names = readdirSync(join(specs, 'edge'));
  for (const name of names) {
    const path = join(specs, 'edge', name);
    const [main] = statSync(path).isDirectory() ? readdirSync(path).filter(each => each.startsWith('openapi.')) : [''];
    const result = await measureSpec(join(path, main!));
    const {outcome, findings, operations, rendered, counted, ms} = result;
    const [expected, says] = edge[name] ?? ['ok', /^$/];
    const said = findings.map(({level, line, column, message}) => `${level} ${line}:${column} ${message}`).join('\n');
    assert.equal(outcome, expected, `${name}: ${said}`);
    assert.match(said, says, name);
    assert.equal(rendered, operations, name);
    assert.equal(counted, operations, name);
    assert.ok(ms < 2000, name);
    assert.ok(outcome === 'error' || operations > 0, name);
    const wanted = listed[name];
    if (wanted) assert.match(await labelsOf(join(path, main!)), wanted, name);
  }
  for (const name of [...Object.keys(edge), ...Object.keys(listed)]) assert.ok(names.includes(name), name);
});

async function labelsOf(path: string): Promise<string> {
  const {file, files} = openSpec(path);
  const {index} = await openReader(file, files).index();
  return (index?.operations ?? []).map(({method, path: at, label}) => `${method} ${at} (${label})`).join(', ');
}

test('real documents load with all their operations', {skip}, async () => {
  for (const folder of ['oai', 'readme', 'directory', 'vendor'])
    for (const name of readdirSync(join(specs, folder))) {
      const {outcome, findings, operations, rendered, counted} = await measureSpec(join(specs, folder, name));
      assert.notEqual(outcome, 'error', `${name}: ${JSON.stringify(findings)}`);
      assert.ok(operations > 0 && rendered === operations && counted === operations, name);
    }
});
