import assert from 'node:assert/strict';
import {test} from 'node:test';
import {show} from './show.js';

// Components in lists, quotes and tables, and the end of these containers. The case's name mentions any difference from
// MDX.
const cases: readonly (readonly [name: string, page: string, tree: string])[] = [
  [
    'a component inside a list item belongs to it',
    '- a\n\n  <Note>\n  b\n  </Note>\n\n- c',
    "ul(li(p('a') <Note>(p('b'))) li(p('c')))",
  ],
  [
    'a component right under an item belongs to it',
    '1. a\n   <Note>b</Note>\n2. c',
    "ol(li('a⏎' <Note>('b')) li('c'))",
  ],
  [
    'a component in a line with text continues a list item, as in MDX',
    '- a\n<Note>b</Note>\n- c',
    "ul(li('a⏎' <Note>('b')) li('c'))",
  ],
  [
    'a component at the margin after a blank line ends a list',
    '- a\n\n<Note>\nb\n</Note>\n\n- c',
    "ul(li('a')) <Note>(p('b')) ul(li('c'))",
  ],
  [
    'a component in a line with text is a row of the table, as in MDX',
    '| a |\n|---|\n| b |\n<Note>c</Note>',
    "table(thead(tr(th('a'))) tbody(tr(td('b')) tr(td(<Note>('c')))))",
  ],
  [
    'a component in a line with text continues a quote, as in MDX',
    '> a\n<Note>b</Note>',
    "blockquote(p('a⏎' <Note>('b')))",
  ],
  ['a component inside a quote belongs to it', '> <Note>\n> a\n> </Note>', "blockquote(<Note>(p('a')))"],
  [
    'a tag inside a table cell stays in the cell',
    '| a | b |\n|---|---|\n| <b>x</b> | {1} |',
    "table(thead(tr(th('a') th('b'))) tbody(tr(td(<b>('x')) td({1}))))",
  ],
  [
    'a pipe inside an attribute of a cell is escaped as in Markdown',
    '| a |\n|---|\n| <A b="x\\|y" /> |',
    'table(thead(tr(th(\'a\'))) tbody(tr(td(<A b="x|y">))))',
  ],
  [
    'a pipe in a code span of a cell is escaped as in Markdown',
    '| a |\n|---|\n| `x\\|y` |',
    "table(thead(tr(th('a'))) tbody(tr(td(code('x|y')))))",
  ],
  ['a cell holds a br', '| a |\n|---|\n| x<br/>y |', "table(thead(tr(th('a'))) tbody(tr(td('x' <br> 'y'))))"],
  [
    'table alignment becomes attributes',
    '| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |',
    'table(thead(tr(th align="left"(\'a\') th align="center"(\'b\') th align="right"(\'c\'))) tbody(tr(td align="left"(\'1\') td align="center"(\'2\') td align="right"(\'3\'))))',
  ],
  [
    'a list inside a component in a list',
    '- a\n  <Steps>\n    <Step>\n      - b\n    </Step>\n  </Steps>',
    "ul(li('a' <Steps>(<Step>(ul(li('b'))))))",
  ],
  ['a fence inside a list item', '1. a\n   ```js\n   x\n     y\n   ```\n2. b', "ol(li('a' ```js`x⏎  y`) li('b'))"],
  ['a list of four spaces is a list, not code', '    - a\n    - b', "ul(li('a') li('b'))"],
  ['a paragraph of four spaces is a paragraph, not code', 'a\n\n    b', "p('a') p('b')"],
  ['a fence of four spaces is a fence', 'a\n\n    ```js\n    x\n    ```', "p('a') ```js`x`"],
  ['a component of four spaces is a component', '    <Note>\n    a\n    </Note>', "<Note>(p('a'))"],
  ['a tab before a list is a list', '\t- a', "ul(li('a'))"],
  [
    'a task list',
    '- [ ] a\n- [x] b',
    'ul(li class="task"(input type="checkbox" disabled \' a\') li class="task"(input type="checkbox" checked disabled \' b\'))',
  ],
  ['an ordered list keeps its start', '3. a\n4. b', "ol start=\"3\"(li('a') li('b'))"],
  ['loose items hold paragraphs', '- a\n\n- b', "ul(li(p('a')) li(p('b')))"],
  ['a tight item holds text', '- a\n- b', "ul(li('a') li('b'))"],
  ['nested lists', '- a\n  - b\n    - c', "ul(li('a' ul(li('b' ul(li('c'))))))"],
  ['a quote holds a list', '> - a\n> - b', "blockquote(ul(li('a') li('b')))"],
  ['a nested quote', '> a\n>> b', "blockquote(p('a') blockquote(p('b')))"],
  ['items of tags only are unwrapped', '- <b>a</b>\n- <b>c</b>', "ul(li(<b>('a')) li(<b>('c')))"],
  ['a code fence ends a list at the margin', '- a\n```js\nx\n```', "ul(li('a')) ```js`x`"],
  [
    "a component of an item may span items' blank lines",
    '- a\n\n  <Accordion title="x">\n\n  b\n\n  </Accordion>',
    "ul(li(p('a') <Accordion title=\"x\">(p('b'))))",
  ],
  ['a component line ends a list', '- a\n<Card />\n- c', "ul(li('a')) <Card> ul(li('c'))"],
  [
    'a component over lines ends a list at the margin',
    '- a\n<Note>\nb\n</Note>\n- c',
    "ul(li('a')) <Note>(p('b')) ul(li('c'))",
  ],
  [
    'a component line ends a table, and text goes on behind it',
    '| a |\n|---|\n| b |\n<Note>\nc\n</Note>\nd',
    "table(thead(tr(th('a'))) tbody(tr(td('b')))) <Note>(p('c')) p('d')",
  ],
  ['a component line ends a quote', '> a\n<Note>\nb\n</Note>', "blockquote(p('a')) <Note>(p('b'))"],
  ['an expression line ends a list', '- a\n{b}\n- c', "ul(li('a')) {b} ul(li('c'))"],
  [
    'a component in a nested item belongs to that item',
    '- a\n  - b\n\n    <Note>\n    c\n    </Note>\n  - d',
    "ul(li('a' ul(li(p('b') <Note>(p('c'))) li(p('d')))))",
  ],
  [
    'a component at the indent of the outer item belongs to the outer item',
    '- a\n  - b\n\n  <Note>\n  c\n  </Note>\n\n  d',
    "ul(li(p('a') ul(li('b')) <Note>(p('c')) p('d')))",
  ],
  [
    'a component at four spaces belongs to a numbered item of three',
    '1. a\n\n    <Note>\n    b\n    </Note>\n\n2. c',
    "ol(li(p('a') <Note>(p('b'))) li(p('c')))",
  ],
  [
    'a component at four spaces belongs to an item of two digits',
    '10. a\n\n    <Note>\n    b\n    </Note>\n11. c',
    "ol start=\"10\"(li(p('a') <Note>(p('b'))) li(p('c')))",
  ],
  [
    'a component in a line with text continues the item even one space short',
    '1. a\n  <Note>b</Note>\n2. c',
    "ol(li('a⏎' <Note>('b')) li('c'))",
  ],
  ['an item may begin with a component over lines', '- <Note>\n  a\n  </Note>\n- b', "ul(li(<Note>(p('a'))) li('b'))"],
  [
    'an item may begin with an icon before its text',
    '- <Icon icon="x" /> a\n- b',
    "ul(li(<Icon icon=\"x\"> ' a') li('b'))",
  ],
  [
    'a fence in a quote keeps its tag as text',
    '> a\n>\n> ```js\n> <A>\n> ```\n> b',
    "blockquote(p('a') ```js`<A>` p('b'))",
  ],
  [
    'a table inside a component is a table',
    '<Tab>\n  | a | b |\n  |---|---|\n  | 1 | 2 |\n</Tab>',
    "<Tab>(table(thead(tr(th('a') th('b'))) tbody(tr(td('1') td('2')))))",
  ],
  ['tabs behind the marker', '-\ta\n\t-\tb', "ul(li('a' ul(li('b'))))"],
  ['stars are markers and emphasis', '* **a** b\n* c', "ul(li(strong('a') ' b') li('c'))"],
  ['a number with a parenthesis is a marker', '1) a\n2) b', "ol(li('a') li('b'))"],
  ['another marker begins another list', '- a\n* b', "ul(li('a')) ul(li('b'))"],
  ['a task may be a tag', '- [ ] <b>a</b>', 'ul(li class="task"(input type="checkbox" disabled <b>(\'a\')))'],
  ['a list right under a component is a list', '<A />\n- b', "<A> ul(li('b'))"],
  ['a list goes on counting behind a component', '1. a\n\n<A />\n\n2. b', "ol(li('a')) <A> ol start=\"2\"(li('b'))"],
  ['a tag may continue on the lazy line of a quote', '> a <b>\nc</b>', "blockquote(p('a ' <b>('⏎c')))"],
];

for (const [name, page, tree] of cases) test(name, () => assert.equal(show(page), tree));
