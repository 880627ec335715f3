import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Files} from '../../src/base/files.js';
import {formatProblem} from '../../src/base/problem.js';
import {readConfig} from '../../src/config/read-config.js';
import {sharedPath, withoutShared} from '../shared.js';

// Runs as build/test/config/corpus.test.js.
const folder = sharedPath('corpus');
const skip = withoutShared('corpus');

test('real projects have no errors and no unknown keys', {skip}, async () => {
  let projects = 0;
  for (const name of readdirSync(folder)) {
    if (!existsSync(join(folder, name, 'docs.json'))) continue;
    projects++;
    const files: Files = {
      async read(path) {
        const file = join(folder, name, path);
        return existsSync(file) ? {path, text: readFileSync(file, 'utf8')} : {path, missing: 'absent'};
      },
    };
    const {problems, config} = await readConfig(files);
    assert.deepEqual(problems.filter(({level}) => level !== 'info').map(formatProblem), [], name);
    assert.notEqual(config.navigation.children.length, 0, name);
  }
  assert.ok(projects > 0);
});
