import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readAlignments, splitRow} from '../../src/tree/table.js';

const rows: readonly (readonly [row: string, cells: readonly string[]])[] = [
  ['| a | b |', ['a', 'b']],
  ['a | b', ['a', 'b']],
  ['| a | |', ['a', '']],
  ['| a \\| b | c |', ['a | b', 'c']],
  ['| `a \\| b` |', ['`a | b`']],
  ['| a \\\\| b |', ['a \\\\', 'b']],
  ['|', ['']],
  ['\t| a\t|', ['a']],
];

for (const [row, cells] of rows) test(`cells of ${JSON.stringify(row)}`, () => assert.deepEqual(splitRow(row), cells));

const delimiters: readonly (readonly [
  head: string,
  line: string,
  align: readonly (string | undefined)[] | undefined,
])[] = [
  ['| a | b |', '| :- | -: |', ['left', 'right']],
  ['a|b', ':-:|-', ['center', undefined]],
  ['a', ':-', ['left']],
  ['a', '-', undefined],
  ['a | b', '| - |', undefined],
  ['a', '| x |', undefined],
  ['a', '| - - |', undefined],
  ['a', '|', undefined],
];

for (const [head, line, align] of delimiters)
  test(`${JSON.stringify(line)} under ${JSON.stringify(head)}`, () =>
    assert.deepEqual(readAlignments(head, line), align));
