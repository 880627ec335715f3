import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles, isFile} from '../../../src/base/files.js';
import {fillFiles, fillVariables, readVariables} from '../../../src/markdown/frontmatter/variables.js';

const variables = new Map([
  ['version', '2.1'],
  ['product-name', 'Yard'],
  ['long', 'one\n  two'],
]);

const cases: readonly (readonly [string, string])[] = [
  ['v{{version}}', 'v2.1'],
  ['`npm i x@{{ version }}`', '`npm i x@2.1`'],
  ['[a](https://x.test/{{version}}/a)', '[a](https://x.test/2.1/a)'],
  ['{{product-name}}{{version}}', 'Yard2.1'],
  ['\\{{version}} {{version}}', '\\{{version}} 2.1'],
  ['{{unknown}} {{constructor}}', '{{unknown}} {{constructor}}'],
  ['<div style={{color: "red"}}>', '<div style={{color: "red"}}>'],
  ['{{long}}', 'one two'],
  ['{{\nversion}}', '{{\nversion}}'],
];

for (const [written, filled] of cases)
  test(`${JSON.stringify(written)} becomes ${JSON.stringify(filled)}`, () =>
    assert.equal(fillVariables(written, variables), filled));

test('variables are strings in docs.json, and numbers and booleans are reported', () => {
  const read = readVariables({variables: {a: 'x', b: 2, c: true, d: null, e: {}, __proto__: 'no'}});
  assert.deepEqual(
    [...read],
    [
      ['a', 'x'],
      ['b', '2'],
      ['c', 'true'],
    ],
  );
  assert.equal(readVariables(undefined).size, 0);
});

test('only pages and snippets contain variables', async () => {
  const files = fillFiles(
    createMemoryFiles({'a.mdx': '{{version}}', 'a.json': '{{version}}', 'b.jsx': '{{version}}'}),
    variables,
  );
  const text = async (path: string) => {
    const result = await files.read(path);
    return isFile(result) && result.text;
  };
  assert.deepEqual([await text('a.mdx'), await text('b.jsx'), await text('a.json')], ['2.1', '2.1', '{{version}}']);
});
