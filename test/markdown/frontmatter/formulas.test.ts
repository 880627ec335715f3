import assert from 'node:assert/strict';
import {test} from 'node:test';
import {applyFormulaSetting} from '../../../src/markdown/frontmatter/formulas.js';
import {parseTree} from '../../../src/markdown/syntax/parse-tree.js';

const formulas = (text: string, latex: boolean) =>
  [...JSON.stringify(parseTree(applyFormulaSetting(text, latex)).nodes).matchAll(/"name":"Latex"/g)].length;

test('true makes formulas of all text between dollar signs, and false of none', () => {
  const table: [string, boolean, number][] = [
    ['$(a^2+b^2)$ and $x$', true, 2],
    ['$5 and up$', true, 1],
    ['$x$ and $$y$$', false, 0],
    ['$$\ny = x\n$$', false, 0],
    ['$$\ny = x\n$$', true, 1],
    ['`$x$` and \\$x$', true, 0],
    ['```sh\necho $x$\n```\n\n$x$', true, 1],
    ['a $ b $ c', true, 0],
    ['$5 or $ 6', true, 0],
  ];
  for (const [text, latex, count] of table) assert.equal(formulas(text, latex), count, `${latex} ${text}`);
});

test('frontmatter, lines and code are unchanged', () => {
  const text = '---\ntitle: $5$\n---\n\n`$a$` ``$b`$``\n\n~~~\n$c$\n~~~\n\ntext';
  for (const latex of [true, false]) assert.equal(applyFormulaSetting(text, latex), text);
  assert.equal(applyFormulaSetting('$a$\n$b$', false), '\\$a\\$\n\\$b\\$');
});

test('a long line of dollar signs takes linear time', () => {
  const started = performance.now();
  applyFormulaSetting('$ a'.repeat(50_000), true);
  applyFormulaSetting('$a`'.repeat(50_000), false);
  assert.ok(performance.now() - started < 2000);
});
