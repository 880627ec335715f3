import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {sanitizeUrl, type UrlUse} from '../../src/base/url.js';

const rows: readonly (readonly [value: string, use: UrlUse, expected: string | undefined])[] = [
  ['https://x.example', 'link', 'https://x.example/'],
  ['mailto:a@x.example', 'link', 'mailto:a@x.example'],
  ['mailto:a@x.example', 'image', undefined],
  ['tel:+1', 'link', 'tel:+1'],
  ['tel:+1', 'server', undefined],
  ['data:image/webp;base64,AA', 'image', 'data:image/webp;base64,AA'],
  ['DATA:IMAGE/PNG,AA', 'image', 'data:IMAGE/PNG,AA'],
  ['data:image/svg+xml,x', 'image', undefined],
  ['data:image/png2,x', 'image', undefined],
  ['data:image/png,x', 'link', undefined],
  ['javascript:alert(1)', 'link', undefined],
  [' java\nscript:alert(1)', 'link', undefined],
  ['ws://canary.invalid/', 'server', undefined],
  ['https://api.example.com@canary.invalid/', 'server', undefined],
  ['/relative', 'link', undefined],
  ['', 'link', undefined],
];

describe('accepts URLs by an allow-list', () => {
  for (const [value, use, expected] of rows) {
    test(`${JSON.stringify(value)} as ${use}`, () => assert.equal(sanitizeUrl(value, use), expected));
  }
});

test('relative URLs are made absolute before they are checked', () => {
  assert.equal(sanitizeUrl('../b', 'server', 'https://x.example/a/c'), 'https://x.example/b');
  assert.equal(sanitizeUrl('b', 'link', 'javascript:x'), undefined);
});
