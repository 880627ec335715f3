import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findNearestPath} from '../../src/check/nearest-path.js';

const paths = ['guide/index', 'guide/install', 'old/moved'];
const cases: readonly (readonly [missing: string, near: string | undefined])[] = [
  ['Guide/Install', 'guide/install'],
  ['guide', 'guide/index'],
  ['guide/instal', 'guide/install'],
  ['moved', 'old/moved'],
  ['nothing', undefined],
];

for (const [missing, near] of cases)
  test(`"${missing}" is most similar to ${near ?? 'no path'}`, () => {
    assert.equal(findNearestPath(missing, paths), near);
  });
