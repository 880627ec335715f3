import assert from 'node:assert/strict';
import {test} from 'node:test';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {BodyCache} from '../../../../../shell/node/commands/serve/body-cache.js';
import {pickEncoding} from '../../../../../src/hosts/pick-encoding.js';

const cases: readonly (readonly [accepted: string | undefined, encoding: ReturnType<typeof pickEncoding>])[] = [
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0,gzip;q=0', undefined],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['gzip;q=2', undefined],
  ['gzip;q=zero', undefined],
  ['deflate, zstd', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
];

test('the preferred accepted encoding is used', () => {
  for (const [accepted, encoding] of cases) assert.equal(pickEncoding(accepted), encoding, accepted);
});

const text = Buffer.from('Documentation. '.repeat(1000));
const read = async () => text;

test('the decoded body is the original text', async () => {
  const bodies = new BodyCache();
  assert.deepEqual(brotliDecompressSync(await bodies.get('a', {encoding: 'br', read})), text);
  assert.deepEqual(gunzipSync(await bodies.get('a', {encoding: 'gzip', read})), text);
  assert.deepEqual(await bodies.get('a', {encoding: undefined, read}), text);
});

test('a file is read and compressed once, also for simultaneous requests', async () => {
  const bodies = new BodyCache();
  let count = 0;
  const counted = async () => {
    count++;
    return text;
  };
  const all = await Promise.all(Array.from({length: 20}, () => bodies.get('a', {encoding: 'br', read: counted})));
  assert.equal(new Set(all).size, 1);
  const zipped = await bodies.get('a', {encoding: 'gzip', read: counted});
  assert.equal(count, 2);
  assert.equal(bodies.size, (all[0] as Buffer).length + zipped.length);
});

test('an unreadable file is tried again', async () => {
  const bodies = new BodyCache();
  const fails = async () => Promise.reject(new Error('gone'));
  await assert.rejects(bodies.get('a', {encoding: 'br', read: fails}), /gone/);
  assert.deepEqual(brotliDecompressSync(await bodies.get('a', {encoding: 'br', read})), text);
});

test('the oldest entries are evicted above the limit', async () => {
  const bodies = new BodyCache(5000);
  const noise = (seed: number) =>
    Buffer.from(Array.from({length: 2000}, (_, at) => (at * at * seed + (at >> 3) * 31) & 255));
  const get = (key: number) => bodies.get(`${key}`, {encoding: 'gzip', read: async () => noise(key)});
  const first = await get(7);
  await Promise.all([2, 3, 4, 5, 6].map(get));
  assert.ok(bodies.size <= 5000, `${bodies.size}`);
  assert.ok(bodies.size > 0);
  const again = await get(7);
  assert.notEqual(again, first);
  assert.deepEqual(again, first);
});
