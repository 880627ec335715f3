import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pictureLimits} from '../../src/base/limits.js';
import {readPictureFile} from '../../src/thumbnails/picture-file.js';

const hex = (digits: string) => Uint8Array.from(Buffer.from(digits.replace(/ /g, ''), 'hex'));
const text = (written: string) => new TextEncoder().encode(written);
const png = (size: string) => hex(`89504e470d0a1a0a 0000000d 49484452 ${size} 08 02 00 00 00`);

test("an image's type is read from its bytes, and oversized ones are rejected", () => {
  const cases: readonly (readonly [string, Uint8Array, object])[] = [
    ['png', png('000004b0 00000276'), {type: 'image/png'}],
    ['png without a size', png('00000000 00000276'), {refused: 'its data is damaged'}],
    ['cut png', png('').subarray(0, 20), {refused: 'its data is damaged'}],
    ['huge png', png('00004e20 00004e20'), {refused: 'it has 20000 × 20000 pixels, more than 40 million'}],
    ['gif', hex('474946383961 0a00 0b00'), {type: 'image/gif'}],
    ['cut gif', hex('474946383961 0a'), {refused: 'its data is damaged'}],
    ['jpeg', hex('ffd8 ffe0 0004 0000 ffff c2 0011 08 0276 04b0 03 0000'), {type: 'image/jpeg'}],
    [
      'huge jpeg',
      hex('ffd8 ffc0 0011 08 ffff ffff 03 0000'),
      {refused: 'it has 65535 × 65535 pixels, more than 40 million'},
    ],
    ['jpeg without a frame', hex('ffd8 ffe0 0004 0000'), {refused: 'its data is damaged'}],
    ['svg', text('\ufeff<?xml version="1.0"?><svg/>'), {type: 'image/svg+xml'}],
    ['html', text('<html><svg></svg>'), {refused: 'it is not a PNG, JPEG, GIF or SVG file'}],
    ['webp', text('RIFF0000WEBPVP8 '), {refused: 'it is not a PNG, JPEG, GIF or SVG file'}],
    ['nothing', new Uint8Array(), {refused: 'it is not a PNG, JPEG, GIF or SVG file'}],
    ['huge file', new Uint8Array(pictureLimits.bytes + 1), {refused: 'it is larger than 20 MB'}],
  ];
  for (const [name, bytes, answer] of cases) assert.deepEqual(readPictureFile(bytes), answer, name);
});
