import assert from 'node:assert/strict';
import {test} from 'node:test';
import {indexDocument} from '../../src/openapi/index-document.js';
import {open} from './open.js';

test('a document of 12,000 operations is listed up to the limit, quickly', async () => {
  const paths = Object.fromEntries(Array.from({length: 12_000}, (_, at) => [`/p${at}`, {get: {tags: ['t']}}]));
  const library = await open({openapi: '3.1.0', paths});
  const start = performance.now();
  const {operations, problems} = indexDocument(library);
  assert.ok(performance.now() - start < 3000);
  assert.equal(operations.length, 10_000);
  assert.equal(problems[0]?.message, 'The document has 12000 operations; the first 10000 are shown.');
});
