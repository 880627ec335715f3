import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {encodePath, humanizeSlug, normalizeSlug} from '../../src/base/slug.js';

const normal: readonly (readonly [string, string | undefined])[] = [
  ['guide/intro', 'guide/intro'],
  ['/guide/intro/', 'guide/intro'],
  ['guide/intro.mdx', 'guide/intro'],
  ['guide/intro.md', 'guide/intro'],
  ['guide/index', 'guide/index'],
  ['/', 'index'],
  ['', undefined],
  ['index', 'index'],
  ['release-1.2', 'release-1.2'],
  ['.well-known/x', '.well-known/x'],
  ['a..b/...', 'a..b/...'],
  ['Über uns/日本語', 'Über uns/日本語'],
  ['caf%C3%A9/a%20b', 'café/a b'],
  ['100%', '100%'],
  ['50%25', '50%'],
  ['a/b:c', 'a/b:c'],
  ['emoji/😀', 'emoji/😀'],
  ['..', undefined],
  ['../a', undefined],
  ['a/../b', undefined],
  ['a/./b', undefined],
  ['a/%2e%2e/b', undefined],
  ['a/%252e%252e/b', undefined],
  ['%2F%2Fcanary.invalid', undefined],
  ['a%5Cb', undefined],
  ['a\\b', undefined],
  ['//canary.invalid', undefined],
  ['a//b', undefined],
  ['https://canary.invalid', undefined],
  ['javascript:alert(1)', undefined],
  ['C:/x', undefined],
  ['a\u0000b', undefined],
  ['a\nb', undefined],
  ['a%0Ab', undefined],
  ['a\u007fb', undefined],
  ['a\ud800b', undefined],
];

describe('normalizes a slug', () => {
  for (const [text, expected] of normal) test(JSON.stringify(text), () => assert.equal(normalizeSlug(text), expected));
});

describe('converts a slug to a label', () => {
  const labels = [
    ['getting-started_now', 'Getting started now'],
    ['guide/api--keys', 'Api keys'],
    ['guide/first-steps/index', 'First steps'],
    ['index', 'Home'],
    ['über/äpfel', 'Äpfel'],
  ] as const;
  for (const [slug, label] of labels) test(slug, () => assert.equal(humanizeSlug(slug), label));
});

test('encoded paths decode unchanged', () => {
  for (const path of ['a b', 'c#', 'what?', '100%', 'café', 'a+b@c', '😀', '%2e']) {
    assert.equal(decodeURIComponent(encodePath(path)), path);
    assert.equal(new URL(`/${encodePath(path)}`, 'https://docs.example').pathname, `/${encodePath(path)}`);
  }
});

test('hostile slugs stay within the site and never throw', () => {
  const parts = [
    '..',
    '.',
    '/',
    '\\',
    '%2e',
    '%2F',
    '%5c',
    '%25',
    '%',
    ':',
    '@',
    'https:',
    'a',
    ' ',
    '\t',
    '\u0000',
    '?',
    '#',
    '😀',
    '\ud83d',
    '.md',
    '|',
  ];
  // A linear congruential generator, which gives every run the same texts.
  let state = 1;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (let run = 0; run < 20_000; run++) {
    const text = Array.from({length: 1 + random(7)}, () => parts[random(parts.length)]).join('');
    const slug = normalizeSlug(text);
    if (slug === undefined) continue;
    const url = new URL(encodePath(slug), 'https://docs.example/base/');
    assert.equal(url.origin, 'https://docs.example', text);
    assert.equal(url.pathname, `/base/${encodePath(slug)}`, text);
  }
});
