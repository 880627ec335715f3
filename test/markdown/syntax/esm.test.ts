import assert from 'node:assert/strict';
import {test} from 'node:test';
import {show} from './show.js';

// Pages omit import and export statements, and nothing else. The case's name mentions any difference from MDX.
const cases: readonly (readonly [name: string, page: string, tree: string])[] = [
  ['an import at the start', 'import A from "/a.mdx"\n\n# b', "h1('b')"],
  ['imports one below the other', 'import A from "/a"\nimport B from "/b"\n\nc', "p('c')"],
  ['an export with a blank line in its braces', 'export const a = {\n  b: 1,\n\n  c: 2\n}\n\nd', "p('d')"],
  ['an export with a blank line in its template', 'export const a = `x\n\n<b>`\n\nd', "p('d')"],
  ['an export between blocks', 'a\n\nexport const b = 1\n\nc', "p('a') p('c')"],
  ['import inside a paragraph is prose', 'We\nimport things from "x"', 'p(\'We⏎import things from "x"\')'],
  ['a sentence that begins with import', 'import taxes are high', "p('import taxes are high')"],
  ['an export of markup', 'export const A = () => <div>\n\n  x\n\n</div>\n\ny', "p('y')"],
  ['import as a word of prose after a blank line', 'a\n\nimporting is fun', "p('a') p('importing is fun')"],
  ['an import inside a component is one all the same', '<Note>\nimport a from "b"\n</Note>', '<Note>'],
  ['an import over lines vanishes', 'import {\n  A,\n  B\n} from "/x.mdx"\n\ny', "p('y')"],
  [
    'a function with blank lines is one export',
    'export function A() {\n  const a = 1;\n\n  return <b>{a}</b>\n}\n\ny',
    "p('y')",
  ],
  [
    'markup in parentheses with blank lines is one export',
    'export const A = ({x}) => (\n  <div>\n\n    {x}\n\n  </div>\n)\n\ny',
    "p('y')",
  ],
  [
    'text right under an export is shown (MDX refuses it)',
    'export const a = [\n  {b: "x < y"},\n\n  {c: `>`}\n]\ny\n\nz',
    "p('y') p('z')",
  ],
  ['a tag right under an export is shown (MDX refuses it)', 'export const a = 1;\n<A />', '<A>'],
  ['a heading right under an export is shown (MDX refuses it)', 'export const a = <b>x</b>\n# b', "h1('b')"],
  ['a list right under an export is shown (MDX refuses it)', 'export const a = f(1)\n- b', "ul(li('b'))"],
  ['an expression right under an export is shown (MDX refuses it)', 'export const a = "b"\n{a}', '{a}'],
  ['markup on the line after an arrow belongs to the export', 'export const A = () =>\n<b>x</b>\n\ny', "p('y')"],
  ['operators at the margin belong to the export', 'export const a = b\n? 1\n: 2\n\ny', "p('y')"],
  ['a declaration below an export belongs to it', 'export const a = 1\nconst b = 2\n\ny', "p('y')"],
  ['a brace below a function belongs to it', 'export function a()\n{\n  b\n}\n\ny', "p('y')"],
  ['comments below imports belong to them', 'import "a.css"\n// x\n/* y\nz */\nimport B from "/b"\n\nc', "p('c')"],
  ['comments between exports belong to them', "export const a = 1;\n// it's\nexport const b = 2;\n\nc", "p('c')"],
  ['text below a comment of an export is shown', 'export const a = 1;\n// x\ny', "p('y')"],
  ['an import right under a heading is an import', '# a\nimport A from "/b"\n\nc', "h1('a') p('c')"],
  ['an import between paragraphs is an import', 'a\n\nimport A from "/b"\n\nc', "p('a') p('c')"],
  ['a tag right under an import is shown (MDX refuses it)', 'import A from "/b"\n<A />', '<A>'],
  [
    'an unclosed tag in an export does not take the page away',
    'export const a = <b>\n\ntext\n\n# c',
    "p('text') h1('c')",
  ],
  ['a default export vanishes', 'export default function A() { return 1 }\n\nb', "p('b')"],
  ['a re-export vanishes', 'export {a} from "/b.mdx"\n\nc', "p('c')"],
  ['a sentence that begins with export is prose', 'export your data as CSV', "p('export your data as CSV')"],
  ['a quoted angle bracket in an export opens nothing', 'export const a = "<b>"\n\nc', "p('c')"],
  ['a comparison in an export opens nothing', 'export const a = 1 < 2\n\nc', "p('c')"],
];

for (const [name, page, tree] of cases) test(name, () => assert.equal(show(page), tree));
