import assert from 'node:assert/strict';
import {test} from 'node:test';
import {computeContrast, mixColors, parseHex, type Rgb} from '../../src/site/chrome/compute-contrast.js';
import {buildColors, findExtremes, findPaletteOver, type ThumbnailPalette} from '../../src/thumbnails/palette.js';
import {pictureSize} from '../../src/thumbnails/picture-size.js';
import {siteOf} from '../site/chrome/site.js';

const configOf = async (docs: object) => (await siteOf(docs)).config;
const ratios = ({text, quiet, accent}: ThumbnailPalette, ground: Rgb) => [
  computeContrast(text, ground) >= 4.5,
  computeContrast(quiet, ground) >= 4.5,
  computeContrast(accent, ground) >= 4.5,
];

test('text is readable with every author color, in both modes', async () => {
  for (const primary of ['#ffd60a', '#0b1f4b', '#16a34a', '#000000', '#ffffff'])
    for (const appearance of ['light', 'dark'])
      for (const own of [undefined, '#ffd60a', '#0b1f4b', '#808080']) {
        const config = await configOf({colors: {primary}, appearance: {default: appearance}});
        const palette = buildColors(config, own === undefined ? undefined : parseHex(own));
        assert.deepEqual(ratios(palette, palette.ground), [true, true, true], `${primary} ${appearance} ${own}`);
      }
});

test("the mode is the site's, or the more readable one on a color", async () => {
  assert.equal(buildColors(await configOf({}), undefined).mode, 'light');
  assert.equal(buildColors(await configOf({appearance: {default: 'dark'}}), undefined).mode, 'dark');
  assert.equal(buildColors(await configOf({appearance: {default: 'dark'}}), parseHex('#ffd60a')).mode, 'light');
  assert.equal(buildColors(await configOf({}), parseHex('#0b1f4b')).mode, 'dark');
});

test("docs.json can set the pictures' mode", async () => {
  const config = await configOf({thumbnails: {appearance: 'dark'}});
  assert.equal(buildColors(config, undefined).mode, 'dark');
  assert.equal(findPaletteOver(config, [[255, 255, 255]]).mode, 'dark');
  const light = await configOf({thumbnails: {appearance: 'light'}, appearance: {default: 'dark'}});
  assert.equal(buildColors(light, undefined).mode, 'light');
});

test('a varied image gets a veil that keeps text readable', async () => {
  const config = await configOf({});
  assert.equal(findPaletteOver(config, [parseHex('#101418') as Rgb, parseHex('#20262c') as Rgb]).veil, 0);
  const extremes: readonly Rgb[] = [
    [0, 0, 0],
    [255, 255, 255],
  ];
  const palette = findPaletteOver(config, extremes);
  assert.deepEqual([palette.mode, palette.veil.toFixed(2)], ['light', '0.65']);
  for (const each of extremes)
    assert.deepEqual(ratios(palette, mixColors(each, [252, 252, 253], palette.veil)), [true, true, true]);
});

test("an image's extremes are measured behind the text, without outliers", () => {
  const {width, height} = pictureSize;
  const pixels = new Uint8Array(4 * width * height).fill(100);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  // Empty black space above, and a few white pixels in the middle.
  pixels.fill(0, 0, 4 * width * 60);
  pixels.fill(255, 4 * (300 * width + 600), 4 * (300 * width + 640));
  assert.deepEqual(findExtremes(pixels), [
    [100, 100, 100],
    [100, 100, 100],
  ]);
  assert.deepEqual(findExtremes(new Uint8Array(4 * width * height)), [
    [255, 255, 255],
    [255, 255, 255],
  ]);
});
