import assert from 'node:assert/strict';
import {test} from 'node:test';
import {show} from './show.js';

// Text that only looks like a tag remains text. The case's name mentions any difference from MDX.
const cases: readonly (readonly [name: string, page: string, tree: string])[] = [
  ['a less-than sign', 'a < b', "p('a < b')"],
  ['a generic type stays text (MDX refuses it)', 'Array<T> and Map<string, T>', "p('Array<T> and Map<string, T>')"],
  ['a number behind the sign', 'a <5 and 3> b', "p('a <5 and 3> b')"],
  ['an unclosed tag stays text (MDX refuses it)', 'a <b> c', "p('a <b> c')"],
  ['an unopened tag stays text (MDX refuses it)', 'a </b> c', "p('a </b> c')"],
  ['crossed tags: the outer pair wins (MDX refuses it)', '<A>\nx <B> y\n</A>\n\n</B>', "<A>(p('x <B> y')) p('</B>')"],
  [
    'an address in angle brackets is a link (MDX refuses it)',
    '<https://a.b/c?d=e>',
    'p(a href="https://a.b/c?d=e"(\'https://a.b/c?d=e\'))',
  ],
  ['a mail address in angle brackets is a link (MDX refuses it)', '<me@a.b>', 'p(a href="mailto:me@a.b"(\'me@a.b\'))'],
  [
    'the punctuation of Chinese ends a bare address',
    '见https://a.b/路径。谢谢（https://a.b/c）',
    "p('见' a href=\"https://a.b/路径\"('https://a.b/路径') '。谢谢（' a href=\"https://a.b/c\"('https://a.b/c') '）')",
  ],
  ['a bare address is a link', 'see https://a.b/c.', "p('see ' a href=\"https://a.b/c\"('https://a.b/c') '.')"],
  ['a doctype is text', '<!DOCTYPE html>', "p('<!DOCTYPE html>')"],
  ['an arrow is text', 'a -> b <- c <-> d', "p('a -> b <- c <-> d')"],
  ['a tag with a broken attribute is text', '<A b=>x</A>', "p('<A b=>x</A>')"],
  ['a value without its end is text', '<A b="x>y</A>', "p('<A b=\"x>y</A>')"],
  ['a heart is text', 'I <3 you', "p('I <3 you')"],
  ['a block unclosed keeps the rest of the page', '<Note>\n\na\n\n# b', "p('<Note>') p('a') h1('b')"],
  ['a closing tag without partner keeps the rest', 'a\n\n</Note>\n\nb', "p('a') p('</Note>') p('b')"],
  ['a backslash does not escape a quote in a value: the tag stays text', '<A b="x \\"y" />', 'p(\'<A b="x "y" />\')'],
  [
    'a tag with a letter beyond ASCII in a name stays text (MDX takes it)',
    '<A título="x" />',
    'p(\'<A título="x" />\')',
  ],
  ['a sign before a tag is text', '<<A />>', "p('<' <A> '>')"],
  ['comparisons are text', 'a <= b and c >= d', "p('a <= b and c >= d')"],
  ['references for brackets make no tag', '&lt;A&gt;x&lt;/A&gt;', "p('<A>x</A>')"],
  ['an angle bracket ends a bare address', 'https://a.b/<id>', "p(a href=\"https://a.b/\"('https://a.b/') '<id>')"],
  [
    'a generic type in a cell is text',
    '| a |\n|---|\n| Map<K, V> |',
    "table(thead(tr(th('a'))) tbody(tr(td('Map<K, V>'))))",
  ],
  ['a tag over two paragraphs is a block (MDX refuses it)', 'a <b> c\n\nd </b> e', "p('a') <b>(p('c') p('d')) p('e')"],
  ['names differ in case: no pair', '<a>x</A>', "p('<a>x</A>')"],
  ['list items without end tags are text (MDX refuses it)', '<ul>\n<li>a\n<li>b\n</ul>', "<ul>(p('<li>a⏎<li>b'))"],
];

for (const [name, page, tree] of cases) test(name, () => assert.equal(show(page), tree));
