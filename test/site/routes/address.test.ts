import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {toSitePath} from '../../../src/site/routes/address.js';

const rows: readonly (readonly [url: string, base: string, router: 'hash' | 'history', expected: string])[] = [
  ['/docs/guide/intro?x=1#here', '/docs/', 'history', '/guide/intro?x=1#here'],
  ['/docs/guide/intro', '/docs', 'history', '/guide/intro'],
  ['/docs/', '/docs/', 'history', '/'],
  ['/docs', '/docs/', 'history', '/'],
  ['/docsy/x', '/docs/', 'history', '/docsy/x'],
  ['/guide', '/', 'history', '/guide'],
  ['/', '/', 'history', '/'],
  ['/index.html#/guide/intro?x=1#here', '/', 'hash', '/guide/intro?x=1#here'],
  ['/#', '/', 'hash', '/'],
  ['/', '/', 'hash', '/'],
  ['/?spec=x#foo', '/', 'hash', '/#foo'],
  ['/#/', '/', 'hash', '/'],
];

describe('reads the site path of a URL', () => {
  for (const [url, base, router, expected] of rows) {
    test(`${url} under ${base} (${router})`, () => {
      assert.equal(toSitePath(new URL(url, 'https://docs.example'), {base, router}), expected);
    });
  }
});
