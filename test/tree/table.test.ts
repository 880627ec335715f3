import assert from 'node:assert/strict';
import {test} from 'node:test';
import {splitRow} from '../../src/tree/table.js';
import {show} from './show.js';

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

const tables: readonly (readonly [head: string, line: string, align: readonly (string | undefined)[] | undefined])[] = [
  ['| a | b |', '| :- | -: |', ['left', 'right']],
  ['a|b', ':-:|-', ['center', undefined]],
  ['a', ':-', ['left']],
  ['\ta\t|b', '|\t:-\t|\t-\t|', ['left', undefined]],
  ['a', '-', undefined],
  ['a | b', '| - |', undefined],
  ['a | b', '- | -:', undefined],
  ['a', '| x |', undefined],
  ['a', '| - - |', undefined],
  ['a', '|', undefined],
];

for (const [head, line, align] of tables)
  test(`${JSON.stringify(line)} under ${JSON.stringify(head)}`, () => {
    const tree = show(`${head}\n${line}`);
    assert.equal(tree.startsWith('table('), align !== undefined, tree);
    const cells = [...tree.matchAll(/\bth(?: align="(\w+)")?\(/g)].map(([, side]) => side);
    if (align) assert.deepEqual(cells, align);
  });
