import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findIn, openShard} from '../../../../src/site/search/shards/open-shard.js';

test('words of a shard lead to section numbers, exactly or by prefix', () => {
  // Section 3 contains the word once in a title of two words. Section 5 contains it twice in its text.
  const shard = openShard([['order', [12, 2], [], [], [], [21]], ['orders', [12, 2]], ['ord*']], 9);
  assert.deepEqual(shard.known, ['order', 'orders']);
  const found = findIn(shard, 'order', false);
  assert.deepEqual([...found].map(([id, {tier, fields}]) => [id, tier, ...fields]).sort(), [
    [3, 'exact', 'page'],
    [5, 'exact', 'text'],
  ]);
  assert.equal(findIn(shard, 'orde', false).get(3)?.tier, 'prefix');
  assert.equal(findIn(shard, 'orde', true).size, 0);
});
