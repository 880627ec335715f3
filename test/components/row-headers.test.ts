import assert from 'node:assert/strict';
import {test} from 'node:test';
import {draw} from './draw.js';

/** Returns the kinds of a table's cells: `h` column header, `r` row header, `d` data. */
async function shape(table: string): Promise<string> {
  const html = await draw(table);
  return [...html.matchAll(/<(tr|th|td)\b([^>]*)>/g)]
    .map(([, tag, given]) => (given?.includes('scope="row"') ? 'r' : {tr: '/', th: 'h', td: 'd'}[tag as string]))
    .join('')
    .slice(1);
}

const tables: readonly (readonly [rule: string, table: string, shape: string])[] = [
  ['names of settings are headers of their rows', '| Key | Value |\n|---|---|\n| `a` | 1 |\n| **b** | 2 |', 'hh/rd/rd'],
  [
    'a corner without words is no header',
    '| | Free | Pro |\n|---|---|---|\n| Users | 1 | 9 |\n| Disk | 1 | 2 |',
    'dhh/rdd/rdd',
  ],
  ['sides of columns stay', '| K | V |\n|--:|---|\n| a | 1 |\n| b | 2 |', 'hh/rd/rd'],
  ['a name that stands twice is a value', '| Day | Who |\n|---|---|\n| Mon | Ada |\n| mon | Bob |', 'hh/dd/dd'],
  ['a row without a name has none', '| Key | Value |\n|---|---|\n| a | 1 |\n| | 2 |', 'hh/dd/dd'],
  ['a picture is no name', '| Icon | Name |\n|---|---|\n| ![](/a.png) | a |\n| b | b |', 'hh/dd/dd'],
  ['a sentence is no name', `| Text | Note |\n|---|---|\n| ${'word '.repeat(13)} | a |\n| b | b |`, 'hh/dd/dd'],
  ['a list in one column has no names', '| Name |\n|---|\n| a |\n| b |', 'h/d/d'],
  ['one row has nothing to be told from', '| Key | Value |\n|---|---|\n| a | 1 |', 'hh/dd'],
  ['a table without rows stays as it is', '| Key | Value |\n|---|---|', 'hh'],
  [
    'a table that the author wrote as tags stays as it is',
    '<table><tbody><tr><td>a</td><td>1</td></tr><tr><td>b</td><td>2</td></tr></tbody></table>',
    'dd/dd',
  ],
];

for (const [rule, table, expected] of tables)
  test(`in a table, ${rule}`, async () => assert.equal(await shape(table), expected));

test('columns with sentences are named, except the first one', async () => {
  const names = async (table: string) => /data-prose="([^"]*)"/.exec(await draw(table))?.[1];
  const sentence = 'Shows the page in the color mode of the device, or in its own.';
  assert.equal(await names(`| ${sentence} | Text | Default |\n|---|---|---|\n| a | ${sentence} | b |`), '2');
  assert.equal(await names(`| A | B | C |\n|---|---|---|\n| a | ${sentence} | b |\n| a | b | ${sentence} |`), '2 3');
  assert.equal(await names('| A | B | C |\n|---|---|---|\n| a | b | c |'), undefined);
  assert.equal(await names(`| A | B |\n|---|---|\n| a | ${sentence} |`), undefined);
});

test('columns of short cells are named, in tables of three columns or more', async () => {
  const names = async (table: string) => /data-narrow="([^"]*)"/.exec(await draw(table))?.[1];
  assert.equal(await names('| Part | Go | Note |\n|---|---|---|\n| a | ✅ | Since the first version |'), '2');
  assert.equal(await names('| Part | Go | Python |\n|---|---|---|\n| a | ✅ | ❌ |\n| b | | ✅ |'), '2 3');
  assert.equal(await names('| Part | Go |\n|---|---|\n| a | ✅ |'), undefined);
});
