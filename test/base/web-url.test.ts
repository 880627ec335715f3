import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isWebUrl, parseSiteUrl} from '../../src/base/web-url.js';

test('absolute web URLs are distinguished from project paths', () => {
  const texts = [
    'https://a.example/x',
    'HTTP://a.example',
    'https:relative',
    '//a.example',
    'ftp://a.example',
    'a/b.yaml',
    '',
  ];
  assert.deepEqual(texts.filter(isWebUrl), ['https://a.example/x', 'HTTP://a.example']);
});

test('a site URL ends with a slash, without user, query and fragment', () => {
  const addresses = [
    ['https://a.example/docs/index.html?x#y', 'https://a.example/docs/'],
    ['https://user:secret@a.example', 'https://a.example/'],
    ['HTTPS://A.example/docs//', 'https://a.example/docs/'],
    ['file:///etc', undefined],
    ['https://', undefined],
    [undefined, undefined],
  ] as const;
  assert.deepEqual(
    addresses.map(([written]) => parseSiteUrl(written)),
    addresses.map(([, address]) => address),
  );
});
