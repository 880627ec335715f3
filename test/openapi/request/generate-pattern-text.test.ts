import assert from 'node:assert/strict';
import {test} from 'node:test';
import {generatePatternText} from '../../../src/openapi/request/generate-pattern-text.js';
import {matchesPlainPattern} from '../../../src/openapi/request/match-pattern.js';

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
    const made = generatePatternText(pattern);
    if (pattern !== '^[\\w.]+@[^@\\s]+$') assert.equal(made, text, pattern);
    if (made !== undefined) assert.match(made, new RegExp(pattern));
  }
});

test('unknown syntax and more than 200 characters give no text', () => {
  for (const pattern of ['(?=a)b', '(a)\\1', '\\p{L}', '[a', '(a', 'a)', '*', 'a{9999}', '(a{150}){2}', '(', '\\'])
    assert.equal(generatePatternText(pattern), undefined, pattern);
});

test('text has extra repetitions if the pattern allows them', () => {
  const made = (pattern: string) => [0, 1, 2].map(more => generatePatternText(pattern, more));
  assert.deepEqual(made('^[A-Z]+$'), ['A', 'AA', 'AAA']);
  assert.deepEqual(made('^x{2,3}$'), ['xx', 'xxx', 'xxx']);
  assert.deepEqual(made('^\\d{2}-?$'), ['00', '00', '00']);
});

test('a text is matched against a plain pattern without running it', () => {
  const uuid = '3fa85f64-5717-4562-b3fc-2c963f66afa6';
  const cases: readonly (readonly [pattern: string, text: string])[] = [
    ['^2', '2026-01-15'],
    ['^2', '1926'],
    ['^[0-9a-f-]+$', uuid],
    ['^[0-9a-f]{8}-[0-9a-f]{4}-4', uuid],
    ['^[0-9A-F]{8}', uuid],
    ['5717', uuid],
    ['5718', uuid],
    ['^https://', 'https://example.com'],
    ['^https?:\\/\\/.*\\.com$', 'https://example.com'],
    ['^\\d{4}-\\d{2}-\\d{2}$', '2026-01-15'],
    ['^\\d{4}$', '2026-01-15'],
    ['^[^-]+-', 'a-b'],
    ['a{2,3}$', 'aaaa'],
    ['^a{2,3}$', 'aaaa'],
    ['^[\\w.]+@[a-z]', 'user@example.com'],
    ['\\$$', 'a$'],
    ['', 'a'],
  ];
  for (const [pattern, text] of cases)
    assert.equal(matchesPlainPattern(pattern, text), new RegExp(pattern).test(text), `${pattern} ${text}`);
  for (const pattern of ['(a)', 'a|b', '\\bx', '\\p{L}', '[', 'a**'])
    assert.equal(matchesPlainPattern(pattern, 'a'), false);
  assert.equal(matchesPlainPattern('a*a*a*a*a*a*a*a*a*a*a*a*a*a*b', 'a'.repeat(36)), false);
});
