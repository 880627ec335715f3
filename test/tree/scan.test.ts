import assert from 'node:assert/strict';
import {test} from 'node:test';
import {scan} from '../../src/tree/scan.js';
import {splitBlocks} from '../../src/tree/split-blocks.js';

const units = (text: string, options = {}) =>
  scan(text, options).units.map(({kind, start, end}) => `${kind} ${text.slice(start, end).replaceAll('\n', '⏎')}`);

const scans: readonly (readonly [name: string, text: string, units: readonly string[]])[] = [
  ['elements reach to their closing tags', 'a <b>c</b> <d/>', ['element <b>c</b>', 'element <d/>']],
  ['what is inside of a unit is no unit', '<A>{b}<c/></A>', ['element <A>{b}<c/></A>']],
  ['an unpaired tag is none, and what is inside shows', '<A>{b}<c/>', ['expression {b}', 'element <c/>']],
  ['code hides what it holds', '`<a/>` ``{b}`` <c/>', ['element <c/>']],
  ['fences hide what they hold', '```\n<a/>\n```\n~~~\n{b}\n~~~\n<c/>', ['element <c/>']],
  ['a backslash hides the next character', '\\<a/> \\{b} \\\\<c/>', ['element <c/>']],
  ['comments are units', '<!-- <a> --> {/* b */}', ['comment <!-- <a> -->', 'expression {/* b */}']],
  ['an address is no tag', '<https://a.b> <c@d.e>', []],
];

for (const [name, text, expected] of scans) test(`scan: ${name}`, () => assert.deepEqual(units(text), expected));

test('scan: statements are found where they are asked for', () => {
  const text = 'import a from "b"\n\ntext\n\nexport const c = {\n\n}\n';
  assert.deepEqual(units(text, {esm: true}), ['esm import a from "b"', 'esm export const c = {⏎⏎}']);
  assert.deepEqual(units(text), ['expression {⏎⏎}']);
});

test('scan: tags without a partner are listed', () => {
  assert.deepEqual(
    scan('<a></b><c></a>').unmatched.map(({name, kind}) => `${kind} ${name}`),
    ['close b', 'open c'],
  );
});

const pieces = (text: string) =>
  splitBlocks(text, true)?.map(piece =>
    piece.kind === 'markdown' ? piece.text : `[${text.slice(piece.unit.start, piece.unit.end)}]`,
  );

const splits: readonly (readonly [name: string, text: string, pieces: readonly string[] | undefined])[] = [
  ['cuts at blocks', 'a\n<B/>\nc', ['a\n', '[<B/>]', '\nc']],
  ['cuts nothing where there is no block', 'a <b>c</b>', undefined],
  ['cuts nothing where there is no unit', 'a', undefined],
  ['leaves a tag in a line', '<b>c</b> d', undefined],
  ['leaves what belongs to an item', '- a\n  <B/>', undefined],
  ['cuts where an item has ended', '- a\n<B/>', ['- a\n', '[<B/>]']],
  ['cuts each of two on a line', '<A/> {b}', ['[<A/>]', '[{b}]']],
  ['leaves what is in a quote', '> <A/>', undefined],
  ['ends an item at a heading', '- a\n# b\n  <C/>', ['- a\n# b\n', '[<C/>]']],
];

for (const [name, text, expected] of splits)
  test(`splitBlocks ${name}`, () => assert.deepEqual(pieces(text), expected));
