import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isIconPath} from '../../src/base/icon-path.js';

test('paths and addresses are pictures, names are icons of the library', () => {
  for (const path of ['/logo.svg', './a.png', '../a.webp', 'https://x.example/i', 'images/logo.SVG', 'logo.png?v=2'])
    assert.equal(isIconPath(path), true, path);
  for (const name of ['rocket', 'fa-star', 'node-js', 'square-1.5', 'svg']) assert.equal(isIconPath(name), false, name);
});
