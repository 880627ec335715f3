import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatList, formatNumber, formatTime} from '../../src/messages/format.js';

test("numbers have the locale's separators", () => {
  assert.deepEqual(
    [1, 999, 4800, 1234567].map(count => formatNumber(count, 'en')),
    ['1', '999', '4,800', '1,234,567'],
  );
  assert.equal(formatNumber(4800, 'de'), '4.800');
});

test("lists have the locale's separators and words", () => {
  const names = ['a', 'b', 'c'];
  const cases: readonly (readonly [locale: string, all: string, any: string])[] = [
    ['en', 'a, b, and c', 'a, b, or c'],
    ['de', 'a, b und c', 'a, b oder c'],
    ['ja', 'a、b、c', 'a、b、またはc'],
    ['ar', 'a وb وc', 'a أو b أو c'],
  ];
  for (const [locale, all, any] of cases)
    assert.deepEqual([formatList(names, locale), formatList(names, locale, 'disjunction')], [all, any]);
  assert.equal(formatList(['a'], 'en'), 'a');
});

test("times of day have the locale's format", () => {
  const time = new Date(2026, 0, 5, 14, 5).getTime();
  assert.equal(formatTime(time, 'en').replace(/\s/g, ' '), '2:05 PM');
  assert.equal(formatTime(time, 'de'), '14:05');
});
