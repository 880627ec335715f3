// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources contain templates.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseTree} from '../../../src/markdown/syntax/parse-tree.js';
import {readStatements} from '../../../src/markdown/syntax/statements.js';

type Expected = Readonly<Record<string, string>>;

const blocks: readonly (readonly [name: string, block: string, expected: Expected])[] = [
  ['reads a constant without its semicolon', 'export const a = 1;', {a: '1'}],
  ['reads a constant with a comment behind it', 'export const a = 1; // one; two', {a: '1'}],
  ['reads a constant with a comment before it', '// first\n/* second */\nexport const a = 1', {a: '1'}],
  ['reads a type', 'export const a: string[] = ["x"]', {a: '["x"]'}],
  ['reads an arrow function', 'export const A = ({b}) => (\n  <i>{b}</i>\n);', {A: '({b}) => (\n  <i>{b}</i>\n)'}],
  [
    'keeps declarations at the start of a line inside of their function',
    'export const A = ({b}) => {\nconst c = b;\nreturn (\n\n<i>{c}</i>\n); };\nexport const d = 2',
    {A: '({b}) => {\nconst c = b;\nreturn (\n\n<i>{c}</i>\n); }', d: '2'},
  ],
  ['reads a function', 'export function A({b}) {\n  return <i/>;\n}', {A: 'function ({b}) {\n  return <i/>;\n}'}],
  [
    'reads a default function',
    'export default function A() { return 1 }',
    {A: 'function () { return 1 }', default: 'A'},
  ],
  ['reads a default value', 'const A = () => 1;\nexport default A;', {A: '() => 1', default: 'A'}],
  ['reads a default arrow function', 'export default () => 1', {default: '() => 1'}],
  ['reads an async function, which is refused later', 'export async function a() {}', {a: 'async function () {}'}],
  ['reads an export list', 'const a = 1\nconst b = 2\nexport {a, b as c};', {a: '1', b: '2', c: 'b'}],
  [
    'reads what is not exported',
    'import x from "./x.mdx"\nconst a = 1;\nfunction b() {}',
    {a: '1', b: 'function () {}'},
  ],
  [
    'reads lists, objects and templates of many lines',
    'export const a = [\n  1,\n];\nexport const b = {\n  c: `\nexport const no = 1\n`,\n}',
    {
      a: '[\n  1,\n]',
      b: '{\n  c: `\nexport const no = 1\n`,\n}',
    },
  ],
  [
    'reads templates inside of templates',
    'export const a = `${b ? `{${c({d: `}`})}` : ""}\nexport const no = 1`\nexport const e = 1',
    {a: '`${b ? `{${c({d: `}`})}` : ""}\nexport const no = 1`', e: '1'},
  ],
  [
    'is not misled by apostrophes and addresses',
    "export const A = () => <i>don't (https://x.y</i>\nexport const b = 1",
    {
      A: "() => <i>don't (https://x.y</i>",
      b: '1',
    },
  ],
  ['keeps references in text', 'export const A = <b>\n  a&nbsp;\n</b>', {A: '<b>\n  a&nbsp;\n</b>'}],
  ['leaves out what it does not know', 'export * from "./x.js"\nexport type B = string', {}],
  ['reads classes, which some components are', 'export class A {}', {A: 'class {}'}],
];

for (const [name, block, expected] of blocks)
  test(name, () => {
    const {definitions} = readStatements([block]);
    assert.deepEqual(Object.fromEntries(definitions.map(({name, source}) => [name, source])), expected);
  });

test('every form of import is read', () => {
  const {imports} = readStatements([
    'import A, {b, c as d} from "/x.mdx";\nimport * as all from \'./y.mdx\'\nimport {\n  e,\n} from "z"',
  ]);
  assert.deepEqual(
    imports.map(({path, local, imported}) => `${imported} ${local} ${path}`),
    ['default A /x.mdx', 'b b /x.mdx', 'c d /x.mdx', '* all ./y.mdx', 'e e z'],
  );
});

test('an export directly below a comment is found', () => {
  const {definitions} = parseTree('Text\n\n{/* A link. */}\nexport const A = () => {\nreturn (\n\n<i/>\n); };\n\nMore');
  assert.deepEqual(definitions, [{name: 'A', source: '() => {\nreturn (\n\n<i/>\n); }'}]);
});

test('a paragraph line that begins with the keyword is unchanged', () => {
  assert.deepEqual(parseTree('Use {x} and\nexport const a = 1').definitions, []);
});

test('hostile blocks are read in linear time without an exception', () => {
  for (const piece of ['`${', "'", '/*', '//', '{', '(', ';//', 'export const a=', '\nexport ', '"\\'])
    readStatements([`export const a = ${piece.repeat(20_000)}`]);
});
