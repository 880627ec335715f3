import assert from 'node:assert/strict';
import {test} from 'node:test';
import {compareTexts} from '../../../src/api-reference/past-requests/compare-texts.js';

const lines = (one: string, other: string) =>
  compareTexts(one, other)?.map(({kind, text}) => `${{same: ' ', removed: '-', added: '+', gap: '~'}[kind]}${text}`);

test('JSON is compared by value, whatever its notation', () => {
  assert.deepEqual(lines('{"a": 1, "b": [2]}', '{\n"a":1,"b":\n[2]}'), []);
  assert.deepEqual(lines('{"a":1,"b":2}', '{"a":1,"b":3}'), [' {', '   "a": 1,', '-  "b": 2', '+  "b": 3', ' }']);
});

test('numbers are compared with all digits', () => {
  assert.deepEqual(lines('[9007199254740993]', '[9007199254740992]'), [
    ' [',
    '-  9007199254740993',
    '+  9007199254740992',
    ' ]',
  ]);
});

test('other texts are compared literally', () => {
  assert.deepEqual(lines('a\nb', 'a\nb\n'), []);
  assert.deepEqual(lines('a\nb', 'a\nc'), [' a', '-b', '+c']);
});

test('equal lines far from a change collapse to a gap', () => {
  const text = (last: number) => JSON.stringify([...Array(20).keys(), last]);
  const found = lines(text(1), text(2)) ?? [];
  assert.deepEqual(found, ['~', '   17,', '   18,', '   19,', '-  1', '+  2', ' ]']);
});

test('very different texts are not compared', () => {
  const text = (word: string) => Array.from({length: 3000}, (_, at) => `${word}${at}`).join('\n');
  assert.equal(compareTexts(text('a'), text('b')), undefined);
});
