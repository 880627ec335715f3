import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sizeText, timeText} from '../../../src/api-reference/form/quantities.js';

test('sizes are written with two digits or more, in thousands', () => {
  const cases: readonly (readonly [number, string])[] = [
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.0 kB'],
    [9_900, '9.9 kB'],
    [12_345, '12 kB'],
    [999_600, '1.0 MB'],
    [50_000_000, '50 MB'],
    [1_500_000_000, '1.5 GB'],
  ];
  for (const [bytes, text] of cases) assert.equal(sizeText(bytes), text);
});

test('times are written in the unit that suits them', () => {
  const cases: readonly (readonly [number, string])[] = [
    [0.4, '0 ms'],
    [999, '999 ms'],
    [2410, '2.41 s'],
    [12_340, '12.3 s'],
    [65_900, '1 min 5 s'],
  ];
  for (const [ms, text] of cases) assert.equal(timeText(ms), text);
});
