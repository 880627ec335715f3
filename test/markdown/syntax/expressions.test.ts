import assert from 'node:assert/strict';
import {test} from 'node:test';
import {show} from './show.js';

// Expressions and comments. The case's name mentions any difference from MDX.
const cases: readonly (readonly [name: string, page: string, tree: string])[] = [
  ['a name in prose is an expression', 'a {id} b', "p('a ' {id} ' b')"],
  ['a lone expression is a block', '{a}', '{a}'],
  ['a comment vanishes', 'a {/* b */} c', "p('a  c')"],
  ['a block comment vanishes', '{/*\n<Note>\n*/}\n\na', "p('a')"],
  ['an HTML comment vanishes (MDX refuses it)', 'a <!-- b --> c', "p('a  c')"],
  [
    'an HTML comment over lines vanishes, with what it holds (MDX refuses it)',
    '<!--\n<Note>\n\n{a\n-->\n\nb',
    "p('b')",
  ],
  ['an escaped brace is text', 'a \\{b} c', "p('a {b} c')"],
  ['an escaped bracket is text', 'a \\<b> c', "p('a <b> c')"],
  ['an open brace without a partner is text (MDX refuses it)', 'a {b', "p('a {b')"],
  ['nested braces', '{{a: {b: 1}}}', '{{a: {b: 1}}}'],
  ['a template with a hole', `{\`a \${b} c\`}`, `{\`a \${b} c\`}`],
  ['a brace in a string', "{'}'}", "{'}'}"],
  ['an apostrophe in JSX text inside an expression', "{<b>it's</b>}", "{<b>it's</b>}"],
  ['a link address inside an expression is no comment', '{a("https://x.y")}', '{a("https://x.y")}'],
  ['a markup expression holds tags', '{a && <b>c</b>}', '{a && <b>c</b>}'],
  ['an expression over lines', '{a\n  + b}', '{a⏎+ b}'],
  ['an expression with a blank line', '{[\n1,\n\n2\n]}', '{[⏎1,⏎⏎2⏎]}'],
  ['a double brace variable', 'a {{name}} b', "p('a ' {{name}} ' b')"],
  ['empty braces say nothing', 'a {} b', "p('a  b')"],
  ['a comment between components vanishes', '<A>\n\n{/* x */}\n\n<B />\n</A>', '<A>(<B>)'],
  ['a tag inside a comment is not paired', '{/* <A> */}\n<B>\nx\n</B>', "<B>(p('x'))"],
  ['a comment at the end of a line vanishes', 'text {/* a */}\nmore', "p('text ⏎more')"],
  [
    'braces in two cells are text',
    '| a |\n|---|\n| { |\n| } |',
    "table(thead(tr(th('a'))) tbody(tr(td('{')) tr(td('}'))))",
  ],
  ['braces in two paragraphs are text', 'a { b\n\nc } d', "p('a { b') p('c } d')"],
];

for (const [name, page, tree] of cases) test(name, () => assert.equal(show(page), tree));
