import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {hashSha256} from '../../src/base/sha256.js';

test("the digest equals Node's", async () => {
  for (const text of ['', 'abc', 'é'.repeat(1000)])
    assert.equal(await hashSha256(new TextEncoder().encode(text)), createHash('sha256').update(text).digest('hex'));
});
