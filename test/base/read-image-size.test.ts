import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readImageSize} from '../../src/base/read-image-size.js';

const hex = (digits: string) => Uint8Array.from(Buffer.from(digits.replace(/ /g, ''), 'hex'));
const text = (written: string) => new TextEncoder().encode(written);
const riff = '52494646 00000000 57454250';

test("an image's size is read from its first bytes", () => {
  const cases: readonly (readonly [string, Uint8Array, object | undefined])[] = [
    ['png', hex('89504e470d0a1a0a 0000000d 49484452 000004b0 00000276'), {width: 1200, height: 630}],
    ['cut png', hex('89504e470d0a1a0a 0000000d 4948'), undefined],
    ['png of nothing', hex('89504e470d0a1a0a 0000000d 49484452 00000000 00000276'), undefined],
    ['gif', hex('474946383961 0a00 0b00'), {width: 10, height: 11}],
    ['jpeg', hex('ffd8 ffe0 0004 0000 ffff c2 0011 08 0276 04b0 03 0000'), {width: 1200, height: 630}],
    ['jpeg without a frame', hex('ffd8 ffe0 0004 0000'), undefined],
    ['webp', hex(`${riff} 56503820 00000000 000000 9d012a b004 7602`), {width: 1200, height: 630}],
    ['lossless webp', hex(`${riff} 5650384c 00000000 2f af449d00 0000000000`), {width: 1200, height: 630}],
    ['extended webp', hex(`${riff} 56503858 0a000000 00000000 af0400 750200`), {width: 1200, height: 630}],
    ['svg', text('<?xml version="1.0"?>\n<svg width="24px" height=\'10.5\'>'), {width: 24, height: 10.5}],
    [
      'svg without pixels',
      text('<svg width="100%" height="1em" viewBox="0 0 300,100">'),
      {width: 300, height: 100, isRatio: true},
    ],
    ['svg without a size', text('<svg>'), undefined],
    ['html', text('<html>'), undefined],
    ['nothing', new Uint8Array(), undefined],
  ];
  for (const [name, bytes, size] of cases) assert.deepEqual(readImageSize(bytes), size, name);
});
