import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createBudget} from '../../../src/markdown/syntax/skip.js';
import {readTag} from '../../../src/markdown/syntax/tag.js';

const tags: readonly (readonly [
  text: string,
  kind: string,
  name: string,
  attributes: Readonly<Record<string, unknown>>,
])[] = [
  ['<a>', 'open', 'a', {}],
  ['</a>', 'close', 'a', {}],
  ['</a >', 'close', 'a', {}],
  ['<a/>', 'self', 'a', {}],
  ['</ a>', 'close', 'a', {}],
  ['</ >', 'close', '', {}],
  ['<br>', 'self', 'br', {}],
  ['<br></br>', 'self', 'br', {}],
  ['<img a="b">\n</ img >', 'self', 'img', {a: 'b'}],
  ['<>', 'open', '', {}],
  ['</>', 'close', '', {}],
  ['<A.B c:d="e"/>', 'self', 'A.B', {'c:d': 'e'}],
  ['<x-y a b=c d=\'e"f\' g="h>i">', 'open', 'x-y', {a: true, b: 'c', d: 'e"f', g: 'h>i'}],
  ['<a b={{c: 1}} {...d}>', 'open', 'a', {b: {source: '{c: 1}'}, '...1': {source: 'd'}}],
  ['<a\n\tb\n=\n"c"\n>', 'open', 'a', {b: 'c'}],
  ['<a b="&lt;&#34;">', 'open', 'a', {b: '<"'}],
  ['<a b="c\n   d&#10;  e">', 'open', 'a', {b: 'c\nd\n  e'}],
  ['<a {/* no */} b>', 'open', 'a', {b: true}],
];

for (const [text, kind, name, attributes] of tags) {
  test(`reads ${JSON.stringify(text)}`, () => {
    const tag = readTag(`${text} rest`, 0, createBudget(text));
    assert.deepEqual(
      {end: tag?.end, kind: tag?.kind, name: tag?.name, attributes: Object.fromEntries(tag?.attributes ?? [])},
      {end: text.length, kind, name, attributes},
    );
  });
}

test("another element's closing tag does not close an empty element", () => {
  const text = '<br></b>';
  assert.equal(readTag(text, 0, createBudget(text))?.end, 4);
});

for (const text of [
  '< a>',
  '<1>',
  '<a',
  '<a b',
  '<a b=>',
  '<a b="c>',
  '<a b={c>',
  '<a,b>',
  '</a b>',
  '<!a>',
  '<a "b">',
  '<a / b>',
])
  test(`${JSON.stringify(text)} is text`, () => assert.equal(readTag(text, 0, createBudget(text)), undefined));
