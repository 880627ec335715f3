import assert from 'node:assert/strict';
import {test} from 'node:test';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {Compressor, pickEncoding} from '../../../../shell/node/serve/compress.js';

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

test('takes the encoding that a request likes best', () => {
  for (const [accepted, encoding] of cases) assert.equal(pickEncoding(accepted), encoding, accepted);
});

test('what comes out is the text again', async () => {
  const text = Buffer.from('Documentation. '.repeat(1000));
  const compressor = new Compressor();
  for (const key of [undefined, 'a']) {
    assert.deepEqual(brotliDecompressSync(await compressor.compress(text, 'br', key)), text);
    assert.deepEqual(gunzipSync(await compressor.compress(text, 'gzip', key)), text);
  }
});

test('keeps what has a key, each encoding for itself, and nothing else', async () => {
  const compressor = new Compressor();
  const text = Buffer.from('Documentation. '.repeat(1000));
  await compressor.compress(text, 'br');
  assert.equal(compressor.size, 0);
  const first = await compressor.compress(text, 'br', 'a');
  assert.equal(await compressor.compress(Buffer.from('other'), 'br', 'a'), first);
  const second = await compressor.compress(text, 'gzip', 'a');
  assert.equal(compressor.size, first.length + second.length);
});

test('forgets the oldest beyond its bound', async () => {
  const compressor = new Compressor(5000);
  const noise = (seed: number) =>
    Buffer.from(Array.from({length: 2000}, (_, at) => (at * at * seed + (at >> 3) * 31) & 255));
  const first = await compressor.compress(noise(7), 'gzip', '1');
  for (const key of ['2', '3', '4', '5', '6']) await compressor.compress(noise(Number(key)), 'gzip', key);
  assert.ok(compressor.size <= 5000, `${compressor.size}`);
  assert.ok(compressor.size > 0);
  const again = await compressor.compress(noise(7), 'gzip', '1');
  assert.notEqual(again, first);
  assert.deepEqual(again, first);
});
