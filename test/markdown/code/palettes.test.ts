import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findPalette, paletteNames} from '../../../src/markdown/code/palettes.js';

test('every palette has a mode and nine colors', () => {
  assert.ok(paletteNames.length >= 40, `${paletteNames.length}`);
  for (const name of paletteNames) {
    const {mode, ...colors} = findPalette(name) ?? assert.fail(name);
    assert.match(mode, /^(?:light|dark)$/, name);
    assert.equal(Object.keys(colors).length, 9, name);
    for (const color of Object.values(colors)) assert.match(color, /^[\da-f]{6}$/, name);
  }
});

test('palettes are found in any case and by alias', () => {
  assert.equal(findPalette(' Dracula ')?.surface, '282a36');
  assert.deepEqual(findPalette('one-dark'), findPalette('one-dark-pro'));
  for (const name of ['', 'no-such-theme', 'constructor', '__proto__'])
    assert.equal(findPalette(name), undefined, name);
});
