import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../../src/base/files.js';
import {findPrivateParts} from '../../../src/openapi/document/find-private-parts.js';

test("a file's private parts are found, and none without marks or file", async () => {
  const files = createMemoryFiles({
    'api.yaml': 'paths:\n  /a:\n    get:\n      x-internal: true\n    post: {}\n',
    'open.yaml': 'paths: {}\n',
  });
  assert.deepEqual(await findPrivateParts(files, 'api.yaml'), [{keys: ['paths', '/a', 'get'], by: 'x-internal'}]);
  assert.deepEqual(await findPrivateParts(files, 'open.yaml'), []);
  assert.deepEqual(await findPrivateParts(files, 'none.yaml'), []);
});
