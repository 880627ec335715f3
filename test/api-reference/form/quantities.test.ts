import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatDuration, formatSize} from '../../../src/api-reference/form/quantities.js';

/** Some locales use a non-breaking space. */
const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

test('sizes have at least two digits, in steps of a thousand', () => {
  const cases: readonly (readonly [number, string])[] = [
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1.0 kB'],
    [9_900, '9.9 kB'],
    [12_345, '12 kB'],
    [999_600, '1.0 MB'],
    [50_000_000, '50 MB'],
    [1_500_000_000, '1.5 GB'],
  ];
  for (const [bytes, text] of cases) assert.equal(formatSize(bytes, 'en'), text);
});

test('times have a suitable unit', () => {
  const cases: readonly (readonly [number, string])[] = [
    [0.4, '0 ms'],
    [999, '999 ms'],
    [2410, '2.41 s'],
    [12_340, '12.3 s'],
    [65_900, '1 m 5 s'],
  ];
  for (const [ms, text] of cases) assert.equal(plainSpaces(formatDuration(ms, 'en')), text);
});

test("sizes and times have the locale's separators and units", () => {
  const cases: readonly (readonly [locale: string, size: string, time: string])[] = [
    ['de', '1,2 kB', '2,41 Sek.'],
    ['fr', '1,2 ko', '2,41 s'],
    ['ru', '1,2 кБ', '2,41 с'],
  ];
  for (const [locale, size, time] of cases)
    assert.deepEqual([plainSpaces(formatSize(1200, locale)), plainSpaces(formatDuration(2410, locale))], [size, time]);
});
