// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources contain templates.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isCode} from '../../../src/markdown/interpreter/is-code.js';
import {noNames} from '../../../src/markdown/interpreter/names.js';
import type {TreeValue} from '../../../src/tree/render-tree.js';

const names = {
  ...noNames,
  values: new Map<string, TreeValue>([
    ['rows', []],
    ['user', ''],
    ['frontmatter', ''],
  ]),
  sources: new Map([['total', {source: '', scope: () => noNames}]]),
};

test('executable statements are code', () => {
  for (const source of [
    'new Date().getFullYear()',
    '`© ${new Date().getFullYear()}`',
    '[...new Set(rows)].length',
    'new Intl.NumberFormat("en").format(1)',
    'JSON.parse("{}").a',
    'Math.hypot(3, 4)',
    'typeof rows + Object.freeze(rows)',
    'total(1, "two words")',
    'rows.flatMap(row => <b>two words</b>)',
    'rows?.toSorted()',
    '(() => { throw new Error("x"); })()',
    'useThing(rows)',
  ])
    assert.equal(isCode(source, names), true, source);
});

test('placeholders and text in braces stay text', () => {
  for (const source of [
    'id',
    'a.b',
    'tenant_id, region',
    'price * (1 + tax)',
    'your key here',
    'rows of (all) tables',
    'total (without tax) of rows',
    'compute(1)',
    'user.name.toUpperCase()',
    'frontmatter.title.at(0)',
    'Date',
    'Map[string]',
    'a new Date (in words)',
    "don't use Math.max() here",
  ])
    assert.equal(isCode(source, names), false, source);
});
