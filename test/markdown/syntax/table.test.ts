import assert from 'node:assert/strict';
import {test} from 'node:test';
import {show} from './show.js';

const rows: readonly (readonly [row: string, cells: string])[] = [
  ['| a | b |', "td('a') td('b')"],
  ['a | b', "td('a') td('b')"],
  ['| a | |', "td('a') td"],
  ['| a | b | c |', "td('a') td('b')"],
  ['| a \\| b | c |', "td('a | b') td('c')"],
  ['| `a \\| b` |', "td(code('a | b')) td"],
  ['| a \\\\| b |', "td('a \\') td('b')"],
  ['|', 'td td'],
  ['\t| a\t|', "td('a') td"],
];

for (const [row, cells] of rows)
  test(`cells of ${JSON.stringify(row)}`, () =>
    assert.equal(show(`|x|y|\n|-|-|\n${row}`), `table(thead(tr(th('x') th('y'))) tbody(tr(${cells})))`));

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
