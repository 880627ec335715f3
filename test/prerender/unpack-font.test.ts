import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {brotliDecompressSync, deflateSync, inflateSync} from 'node:zlib';
import {unpackFont} from '../../src/prerender/unpack-font.js';
import {readFont, readLineMetrics} from '../../src/thumbnails/font.js';

const modules = join(import.meta.dirname, '../../../node_modules');
const decompress = {
  inflate: (bytes: Uint8Array) => inflateSync(bytes),
  brotli: (bytes: Uint8Array) => brotliDecompressSync(bytes),
};
const plain = readFileSync(join(modules, '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'));

/** Converts a font to WOFF 1.0. */
function asWoff(font: Buffer): Buffer {
  const count = font.readUInt16BE(4);
  const head = Buffer.alloc(44 + 20 * count);
  head.write('wOFF');
  head.writeUInt16BE(count, 12);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let at = 0; at < count; at++) {
    const record = 12 + 16 * at;
    const [from, size] = [font.readUInt32BE(record + 8), font.readUInt32BE(record + 12)];
    const table = font.subarray(from, from + size);
    // A table that does not shrink is stored uncompressed.
    const packed = [table, deflateSync(table)].sort((a, b) => a.length - b.length)[0] as Buffer;
    const entry = 44 + 20 * at;
    font.copy(head, entry, record, record + 4);
    head.writeUInt32BE(offset, entry + 4);
    head.writeUInt32BE(packed.length, entry + 8);
    head.writeUInt32BE(size, entry + 12);
    parts.push(packed);
    offset += packed.length;
  }
  return Buffer.concat(parts);
}

test('TrueType is unchanged', () => assert.equal(unpackFont(plain, decompress), plain));

test('widths and heights of WOFF 1.0 are decompressed', () => {
  const unpacked = unpackFont(asWoff(plain), decompress);
  assert.deepEqual(readLineMetrics(unpacked), readLineMetrics(plain));
  assert.equal(readFont(unpacked).width('Wide words', 16), readFont(plain).width('Wide words', 16));
});

test('widths and heights of WOFF 2.0 are decompressed, including transformed widths', () => {
  const read = (name: string) =>
    unpackFont(readFileSync(join(modules, `@fontsource-variable/${name}-latin-wght-normal.woff2`)), decompress);
  const geist = read('geist/files/geist');
  assert.deepEqual(readLineMetrics(geist), {ascent: 1.005, descent: 0.295, lineGap: 0});
  assert.equal(readFont(geist).width('Wide words', 1000).toFixed(0), '5481');
  // In a monospaced font, a read from another table would break the equal widths.
  const mono = readFont(read('geist-mono/files/geist-mono'));
  assert.deepEqual(
    [...'iW. m'].map(letter => mono.width(letter, 1000)),
    [600, 600, 600, 600, 600],
  );
});
