import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readRange} from '../../../../../shell/node/commands/serve/byte-range.js';

const cases: readonly (readonly [header: string | undefined, found: ReturnType<typeof readRange>])[] = [
  ['bytes=0-3', {start: 0, end: 3}],
  ['bytes=4-', {start: 4, end: 9}],
  ['bytes=-3', {start: 7, end: 9}],
  ['bytes=-30', {start: 0, end: 9}],
  ['bytes=9-9', {start: 9, end: 9}],
  ['bytes=0-99', {start: 0, end: 9}],
  [' bytes=0-0 ', {start: 0, end: 0}],
  ['bytes=10-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=3-1', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-1', undefined],
  ['', undefined],
  [undefined, undefined],
];

test('a valid single range is sent, and everything otherwise', () => {
  for (const [header, found] of cases) assert.deepEqual(readRange(header, 10), found, header);
});

test('an empty file has no ranges', () => {
  assert.equal(readRange('bytes=0-0', 0), 'none');
  assert.equal(readRange('bytes=-5', 0), 'none');
});
