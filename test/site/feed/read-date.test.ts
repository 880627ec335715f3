import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readDate} from '../../../src/site/feed/read-date.js';

const cases: readonly (readonly [text: string, day: string | undefined])[] = [
  ['2024-06-26', '2024-06-26'],
  ['2026/2/3', '2026-02-03'],
  ['February 24, 2025', '2025-02-24'],
  ['Released on Sept. 3rd, 2024 (v2.1)', '2024-09-03'],
  ['24 February 2025', '2025-02-24'],
  ['1st of May', undefined],
  ['June 2024', '2024-06-01'],
  ['2024-06', '2024-06-01'],
  ['2024-02-30', undefined],
  ['2024-13-01', undefined],
  ['v2.9.2', undefined],
  ['2024.1.2.3', undefined],
  ['0001-01-01', undefined],
  ['', undefined],
];

for (const [text, day] of cases)
  test(`"${text}" is ${day ?? 'no day'}`, () => assert.equal(readDate(text)?.toISOString().slice(0, 10), day));
