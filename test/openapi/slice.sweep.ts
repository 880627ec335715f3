import assert from 'node:assert/strict';
import {test} from 'node:test';
import {githubDocument} from '../../scripts/package-file.js';
import {checkSlices} from '../tools/specs/check-slices.js';

test('of a large document, slices are a small part', async () => {
  const {equal, different, gzip} = await checkSlices(githubDocument(), 10);
  assert.deepEqual(different, []);
  assert.ok(equal > 140, `${equal}`);
  assert.ok(gzip < 10_000, `the median is ${gzip}`);
});
