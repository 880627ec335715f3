import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isEmoji, isIconPath, splitStyle, withStyle} from '../../src/base/icon-path.js';

test('paths and URLs are images, and names are library icons', () => {
  for (const path of ['/logo.svg', './a.png', '../a.webp', 'https://x.example/i', 'images/logo.SVG', 'logo.png?v=2'])
    assert.equal(isIconPath(path), true, path);
  for (const name of ['rocket', 'fa-star', 'node-js', 'square-1.5', 'svg']) assert.equal(isIconPath(name), false, name);
});

test('only names of library icons can have a style prefix', () => {
  assert.equal(withStyle('star', 'regular'), 'regular star');
  assert.deepEqual(splitStyle('regular star'), {name: 'star', style: 'regular'});
  assert.equal(withStyle(undefined, 'regular'), undefined);
  for (const [name, style] of [
    ['star', undefined],
    ['/my logo.svg', 'regular'],
    ['star', 'a b'],
    ['regular star', 'solid'],
  ] as const)
    assert.equal(withStyle(name, style), name);
  assert.deepEqual(splitStyle('fa-solid fa-star'), {name: 'star', style: 'solid'});
  assert.deepEqual(splitStyle('far fa-star'), {name: 'star', style: 'regular'});
  for (const whole of ['star', '/my logo.svg', 'my logo.svg', 'a b c'])
    assert.deepEqual(splitStyle(whole), {name: whole});
});

test('an emoji is an icon of its own, names and digits are not', () => {
  for (const emoji of ['🚀', '✅', '1️⃣', '🇩🇪', '👨‍👩‍👧', '❤️']) assert.equal(isEmoji(emoji), true, emoji);
  for (const name of ['rocket', '1', '#', '42-circle', 'ü', '/a.svg', '']) assert.equal(isEmoji(name), false, name);
});
