import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import test from 'node:test';
import {loadSchema} from '../../../shell/node/files/load-schema.js';
import {resolvePackageFolder} from '../../../shell/node/files/package-folder.js';
import {checkProject} from '../../../src/check/check-project.js';
import {createMemoryProject} from '../../../src/site/project/project-files.js';
import {type Fault, faults, soundDocument} from './faults.js';

const docs = JSON.stringify({
  name: 'Shop',
  theme: 'mint',
  colors: {primary: '#16a34a'},
  navigation: {groups: [{group: 'API', openapi: 'shop.yaml'}]},
});

async function findingsOf(text: string) {
  const files = {...createMemoryProject({'docs.json': docs, 'shop.yaml': text}), loadSchema};
  const {findings} = await checkProject(files, {version: '0'});
  return findings.filter(({file, level}) => file === 'shop.yaml' && level !== 'info');
}

test('the schemas are built', () => {
  assert.ok(existsSync(join(resolvePackageFolder(), 'dist/spec-schemas/openapi-3.1.js')), 'npm run build writes them');
});

for (const version of ['3.0.3', '3.1.0', '3.2.0']) {
  test(`a valid document of ${version} has no findings`, async () => {
    assert.deepEqual(await findingsOf(soundDocument(version)), []);
  });
  for (const fault of faults.filter(({not}) => !not?.includes(version)))
    test(`${version}: ${JSON.stringify(fault.by || `without ${fault.replace}`)} is reported at its line`, async () => {
      const found = await findingsOf(faulty(soundDocument(version), fault));
      const line = lineOf(soundDocument(version), fault.replace) + (fault.line ?? 0);
      const told = found.map(each => `${each.line} ${each.message} ${each.fix}`);
      assert.ok(
        found.some(each => each.line === line && fault.says.test(`${each.message} ${each.fix}`)),
        `no finding in line ${line} says ${fault.says}:\n${told.join('\n')}`,
      );
    });
}

function faulty(text: string, {replace, by}: Fault): string {
  assert.equal(text.split(replace).length, 2, `"${replace}" stands in the document once`);
  return text.replace(replace, () => by);
}

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}
