import assert from 'node:assert/strict';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {checkProject} from '../../src/check/check-project.js';
import {createMemoryProject} from '../../src/site/project/project-files.js';
import {costOf} from '../cost.js';
import {sharedPath, withoutShared} from '../shared.js';

const specs = sharedPath('specs/edge');
const skip = withoutShared('specs/edge');

/** Expected findings for invalid or unusual documents. All other documents have none. */
const expected: Readonly<Record<string, readonly string[]>> = {
  // The slugs of two operations are equal, because they derive from method and path.
  'fine-no-operation-id': ['warning route-duplicate openapi.json:79:7'],
  'truncated-json-1': ['error spec-syntax openapi.json:71:5'],
  'yaml-tab': ['error spec-syntax openapi.yaml:5:1'],
  empty: ['error spec-empty openapi.yaml:1:1'],
  'html-instead': ['error spec-html openapi.json:1:1'],
  'yaml-duplicate-key': ['warning spec-duplicate-key openapi.yaml:5:3'],
  'ref-missing-component': ['42:29', '59:25', '93:27'].map(place => `error spec-ref-missing openapi.json:${place}`),
  'ref-missing-file': ['error spec-ref-missing openapi.json:118:21'],
  'ref-missing-second-hop': ['error spec-ref-missing parts/p.yaml:2:9 parts/q.yaml'],
  'ref-to-itself': ['warning spec-ref-circular openapi.json:118:21'],
  'circular-tree': ['info spec-ref-cycle openapi.json:120:23'],
  'circular-files': ['info spec-ref-cycle parts/b.yaml:5:13 parts/a.yaml'],
  'version-4.0.0': ['warning spec-version openapi.json:2:14'],
  'duplicate-operation-id': ['warning spec-duplicate-operation-id openapi.json:83:24'],
  'shape-parameters-null-item': ['warning spec-shape openapi.json:25:23'],
  // Contains servers with `javascript:` URLs.
  'hostile.yaml': [
    'info page-path docs.json:1:1',
    'error spec-server-url openapi.yaml:14:12',
    'error spec-server-url openapi.yaml:15:12',
    'error spec-parameter openapi.yaml:21:5',
    'error spec-parameter openapi.yaml:26:19',
  ],
  'ref-unicode-path': ['error spec-parameter openapi.json:105:21'],
  'swagger-2': ['info spec-swagger openapi.json:1:1', 'info spec-no-servers openapi.json:2:14'],
};

function filesBelow(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(name =>
    statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(names.map(name => [name, readFileSync(join(folder, name), 'utf8')]));
}

test('invalid and unusual documents are reported at their line with all involved files', {skip}, async () => {
  // The first check is a warm-up, which loads modules.
  await checkProject(createMemoryProject({'docs.json': '{}'}), {version: '1'});
  for (const name of readdirSync(specs)) {
    const path = join(specs, name);
    const files = statSync(path).isDirectory() ? filesBelow(path) : {'openapi.yaml': readFileSync(path, 'utf8')};
    const document = Object.keys(files).find(each => each.startsWith('openapi.'));
    const docs = JSON.stringify({name: 'T', navigation: {pages: ['index']}, api: {openapi: document}});
    const project = createMemoryProject({...files, 'docs.json': docs, 'index.mdx': 'Hi.\n'});
    let findings: Awaited<ReturnType<typeof checkProject>>['findings'] = [];
    const cost = await costOf(async () => {
      ({findings} = await checkProject(project, {version: '1'}));
    });
    const said = findings.map(({level, code, file, line, column, related}) =>
      [
        `${level} ${code} ${file}:${line}:${column}`,
        ...new Set(related.map(each => each.file).filter(each => each !== file)),
      ].join(' '),
    );
    assert.deepEqual(said, expected[name] ?? [], name);
    assert.ok(cost < 40, `${name}: ${cost}`);
  }
});
