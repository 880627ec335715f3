import assert from 'node:assert/strict';
import {test} from 'node:test';
import {dedent} from '../../src/tree/dedent.js';
import {scan} from '../../src/tree/scan.js';

const cases: readonly (readonly [name: string, text: string, dedented: string])[] = [
  ['takes off what all lines share', '  a\n    b', 'a\n  b'],
  ['leaves a text alone that has a line at the margin', '  a\nb', '  a\nb'],
  ['takes blank lines for no measure', '  a\n\n  b', 'a\n\nb'],
  ['counts a tab as one', '\ta\n\t\tb', 'a\n\tb'],
  ['takes the first line of a fence for a measure, not what it holds', '    ```\n  a\n    ```', '```\na\n```'],
  ['leaves blank text alone', '\n  \n', '\n  \n'],
];

for (const [name, text, dedented] of cases)
  test(`dedent ${name}`, () => assert.equal(dedent(text, scan(text).fences), dedented));
