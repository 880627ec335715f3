import assert from 'node:assert/strict';
import {test} from 'node:test';
import {memoryFiles} from '../../../src/base/files.js';
import {findPrivateParts} from '../../../src/openapi/document/find-private-parts.js';

test('the private parts of a file are found, and none in a file without marks or without a file', async () => {
  const files = memoryFiles({
    'api.yaml': 'paths:\n  /a:\n    get:\n      x-internal: true\n    post: {}\n',
    'open.yaml': 'paths: {}\n',
  });
  assert.deepEqual(await findPrivateParts(files, 'api.yaml'), [{keys: ['paths', '/a', 'get'], by: 'x-internal'}]);
  assert.deepEqual(await findPrivateParts(files, 'open.yaml'), []);
  assert.deepEqual(await findPrivateParts(files, 'none.yaml'), []);
});
