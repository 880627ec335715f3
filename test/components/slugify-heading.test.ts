import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isSameHeading, slugifyHeading} from '../../src/components/slugify-heading.js';

const cases: readonly (readonly [words: string, slug: string])[] = [
  ['Getting started', 'getting-started'],
  ["What's new in v1.2?", 'what’s-new-in-v1-2'],
  ['What’s new', 'what’s-new'],
  ["what's new", 'what’s-new'],
  ["Don't repeat yourself", 'don’t-repeat-yourself'],
  ["Users' guide", 'users-guide'],
  ["'Quoted' words", 'quoted-words'],
  ['“Typographic” quotes', 'typographic-quotes'],
  ['rock ‘n’ roll', 'rock-n-roll'],
  ['The `code` word', 'the-code-word'],
  ['read/write access', 'read/write-access'],
  ['Read / write', 'read-write'],
  ['Processor Pause/Resume (Urgent)', 'processor-pause/resume-urgent'],
  ['CI/CD', 'ci/cd'],
  ['/leading', 'leading'],
  ['trailing/', 'trailing'],
  ['a//b', 'a-b'],
  ['@libsql/client', '@libsql/client'],
  ['  A  --  B  ', 'a-b'],
  ['snake_case', 'snake_case'],
  ['C++ & C#', 'c-&-c'],
  ['Q&A', 'q&a'],
  ['GET /users/{id}', 'get-users-id'],
  ['1. First', '1-first'],
  ['v2.0.1', 'v2-0-1'],
  ['100%', '100'],
  ['a.b.c', 'a-b-c'],
  ['e.g. this', 'e-g-this'],
  ['Step 1: Install', 'step-1-install'],
  ['Why? How!', 'why-how'],
  ['Sidebar content', 'sidebar-content-2'],
  ['(optional) field', 'optional-field'],
  ['[bracket] text', 'bracket-text'],
  ['key=value', 'key-value'],
  ['x < y > z', 'x-y-z'],
  ['$price', 'price'],
  ['~tilde~', 'tilde'],
  ['a|b', 'a-b'],
  ['a\\b', 'a-b'],
  ['tab\there', 'tab-here'],
  ['UPPER Case', 'upper-case'],
  ['Größe', 'größe'],
  ["École d'été", 'école-d’été'],
  ['İstanbul', 'i̇stanbul'],
  ['Straße/Weg', 'straße/weg'],
  ['日本語 の 見出し', '日本語-の-見出し'],
  ['はじめに', 'はじめに'],
  ['API（v2）の使い方', 'api-v2-の使い方'],
  ['中文/英文', '中文/英文'],
  ['快速开始：安装', '快速开始-安装'],
  ['한국어 안내', '한국어-안내'],
  ['हिन्दी', 'हिन्दी'],
  ['مرحبا بالعالم', 'مرحبا-بالعالم'],
  ['שלום עולם', 'שלום-עולם'],
  ['Привет, мир!', 'привет-мир'],
  ['🎉', '🎉'],
  ['🚀 Launch', '🚀-launch'],
  ['Done ✅', 'done-✅'],
  ['em — dash', 'em-dash'],
  ['en–dash', 'en-dash'],
  ['no break', 'no-break'],
  ['<b>"x"</b>', 'b-x-b'],
  ['…', ''],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['--flag-name', 'flag-name'],
];

test('the table has sixty titles', () => assert.ok(cases.length >= 60));

for (const [words, slug] of cases)
  test(`the id of "${words}" is "${slug}"`, () => assert.equal(slugifyHeading(words), slug));

test('every ASCII character has the same effect alone and with others', () => {
  for (let code = 0; code < 128; code++) {
    const words = `a${String.fromCharCode(code)}B`;
    assert.equal(`${slugifyHeading(words)}-é`, slugifyHeading(`${words} é`), JSON.stringify(words));
  }
});

test('ids that differ only in punctuation are the same heading', () => {
  assert.equal(isSameHeading('whats-new-in-v12', "What's new in v1.2?"), true);
  assert.equal(isSameHeading('whats-new', 'what’s-new'), true);
  assert.equal(isSameHeading('read-write-access', 'read/write-access'), true);
  assert.equal(isSameHeading('a', 'b'), false);
});

test("Unicode normalization does not change a heading's id", () => {
  assert.equal(slugifyHeading('Cafe\u0301'), slugifyHeading('Caf\u00e9'));
  assert.equal(slugifyHeading('Cafe\u0301'), 'caf\u00e9');
  assert.ok(isSameHeading('cafe\u0301', 'caf\u00e9'));
});
