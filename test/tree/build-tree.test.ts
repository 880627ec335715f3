import assert from 'node:assert/strict';
import {test} from 'node:test';
import {show} from './show.js';

// Markdown as nodes. Where the answer differs from MDX, the name of the case says so.
const cases: readonly (readonly [name: string, page: string, tree: string])[] = [
  ['heading ids', '## A b {#my-id}', 'h2 id="my-id"(\'A b\')'],
  ['heading ids, escaped', '## A b \\{#my-id}', 'h2 id="my-id"(\'A b\')'],
  ['a heading with an expression keeps it', '## A {b}', "h2('A ' {b})"],
  ['underlined headings', 'A\n===\n\nB\n---', "h1('A') h2('B')"],
  ['a heading without a space is text', '#a', "p('#a')"],
  ['closing hashes vanish', '## a ##', "h2('a')"],
  ['hard break by spaces', 'a  \nb', "p('a' br '⏎b')"],
  ['hard break by backslash', 'a\\\nb', "p('a' br '⏎b')"],
  ['a soft break stays in the text', 'a\nb', "p('a⏎b')"],
  ['known references are decoded', '&amp; &lt; &copy; &#8212; &#x2014;', "p('& < © — —')"],
  ['unknown references go to the browser', '&thinsp; &nosuch;', "p('(&thinsp;) (&nosuch;)')"],
  ['references in code are text', '`&amp;`', "p(code('&amp;'))"],
  ['an escaped star', '\\*a\\*', "p('*a*')"],
  ['strikethrough', '~~a~~', "p(del('a'))"],
  ['nested emphasis', '***a** b*', "p(em(strong('a') ' b'))"],
  ['underscores in words', 'snake_case_word', "p('snake_case_word')"],
  ['an image', '![a *b*](/x.png "t")', 'p(img src="/x.png" alt="a b" title="t")'],
  ['a link with a title', '[a](/b "c")', 'p(a href="/b" title="c"(\'a\'))'],
  ['a reference link', '[a][b]\n\n[b]: /c "d"', 'p(a href="/c" title="d"(\'a\'))'],
  [
    'a reference link across a component',
    '[a]\n\n<Note>\n[a]\n</Note>\n\n[a]: /c',
    'p(a href="/c"(\'a\')) <Note>(p(a href="/c"(\'a\')))',
  ],
  ['a rule', 'a\n\n---\n\nb', "p('a') hr p('b')"],
  ['an alert', '> [!NOTE]\n> a', "Note(p('a'))"],
  ['an alert of two paragraphs', '> [!WARNING]\n> a\n>\n> b', "Warning(p('a') p('b'))"],
  ['an unknown alert is a quote', '> [!OTHER]\n> a', "blockquote(p('[!OTHER]⏎a'))"],
  ['an alert name behind text is a quote', '> a [!NOTE]', "blockquote(p('a [!NOTE]'))"],
  ['a caution is a danger', '> [!CAUTION]\n> a', "Danger(p('a'))"],
  ['windows line ends', '<Note>\r\n\r\na\r\n</Note>\r\n', "<Note>(p('a'))"],
  ['a dollar price', 'costs $5 or $6', "p('costs $5 or $6')"],
  ['an empty page', '', ''],
  ['blank lines only', '\n \n\n', ''],
  ['one tilde on each side is struck through', 'a ~b~ c', "p('a ' del('b') ' c')"],
  ['a footnote without a text stays as it was written', 'a[^1]', "p('a[^1]')"],
  ['display math stays text', '$$\na\n$$', "p('$$⏎a⏎$$')"],
  ['braces in an address are part of it', '[a](/x/{id})', 'p(a href="/x/{id}"(\'a\'))'],
  ['an expression in the text of a link is an expression', '[{a}](/b)', 'p(a href="/b"({a}))'],
  ['an image in a link', '[![a](/b.png)](/c)', 'p(a href="/c"(img src="/b.png" alt="a"))'],
  ['a link may be defined inside a component', '<A>\n[a]: /b\n\n[a]\n</A>', '<A>(p(a href="/b"(\'a\')))'],
  ['a br tag at the end of a line', 'a<br>\nb', "p('a' <br> '⏎b')"],
  ['the text of an image loses its Markdown', '![a *b* `c` &amp; d](/x.png)', 'p(img src="/x.png" alt="a b c & d")'],
];

for (const [name, page, tree] of cases) test(name, () => assert.equal(show(page), tree));
