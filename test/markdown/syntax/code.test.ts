import assert from 'node:assert/strict';
import {test} from 'node:test';
import {show} from './show.js';

// Code fences and code spans, and the syntax that they hide. The case's name mentions any difference from MDX.
const cases: readonly (readonly [name: string, page: string, tree: string])[] = [
  ['tags in a fence are text', '```\n<Note>\n{a}\n</Note>\n```', '````<Note>⏎{a}⏎</Note>`'],
  [
    'a fence hides an unclosed tag from the pairing',
    '<Note>\n```\n</Note>\n```\na\n</Note>',
    "<Note>(````</Note>` p('a'))",
  ],
  ['tildes hold backticks', '~~~\n```\n<A>\n~~~', '```````⏎<A>`'],
  ['a longer fence holds a shorter one', '````md\n```js\nx\n```\n````', '```md````js⏎x⏎````'],
  ['a closing fence may stand at any indent', '```js\nx\n      ```\na', "```js`x` p('a')"],
  ['an unclosed fence goes to the end', '```js\n<A>', '```js`<A>`'],
  [
    'a fence inside a component keeps its own indentation',
    '<Note>\n  ```py\n  if a:\n      b\n  ```\n</Note>',
    '<Note>(```py`if a:⏎    b`)',
  ],
  [
    'a fence whose lines hang left of it keeps them (beyond MDX)',
    '<Note>\n    ```py\n  a\n    ```\n</Note>',
    '<Note>(```py`a`)',
  ],
  ['words after the language are its meta', '```js title="a b" {1,3}\nx\n```', '```js title="a b" {1,3}`x`'],
  ['a brace right behind the language begins the meta', '```js{1}\nx\n```', '```js {1}`x`'],
  ['a fence without language', '```\nx\n```', '````x`'],
  ['an empty fence', '```js\n```', '```js``'],
  ['a blank line in a fence stays', '```\na\n\nb\n```', '````a⏎⏎b`'],
  ['a code span hides a tag', 'a `<Note>` b', "p('a ' code('<Note>') ' b')"],
  ['a code span hides an expression', 'a `{x}` b', "p('a ' code('{x}') ' b')"],
  ['a span of two backticks hides one', 'a ``<b> ` </b>`` b', "p('a ' code('<b> ` </b>') ' b')"],
  ['a code span in an unclosed run is text', 'a ` <b>c</b>', "p('a ` ' <b>('c'))"],
  ['an indented line is no code', '    x = 1', "p('x = 1')"],
  ['a code span holds a backslash', '`\\{`', "p(code('\\{'))"],
  ['a code span inside a tag', '<b>`</b>`</b> c', "p(<b>(code('</b>')) ' c')"],
  ['a code span over two lines', '`a\nb`', "p(code('a b'))"],
  ['import in a fence is text', '```js\nimport a from "b"\n```', '```js`import a from "b"`'],
  ['a fence in a quote', '> ```js\n> <A>\n> ```', 'blockquote(```js`<A>`)'],
  [
    'a fence directly after an opening tag line',
    '<CodeGroup>\n```js A\nx\n```\n```py B\ny\n```\n</CodeGroup>',
    '<CodeGroup>(```js A`x` ```py B`y`)',
  ],
  [
    'a fence of an item ends with the item, as in CommonMark',
    '- a\n  ```js\n  x\n```\nb',
    "ul(li('a' ```js`x`)) ````b`",
  ],
  [
    'fences inside steps lose the indentation of the steps',
    '<Steps>\n  <Step title="a">\n    ```bash\n    npm i\n    ```\n  </Step>\n  <Step title="b">\n    x\n  </Step>\n</Steps>',
    '<Steps>(<Step title="a">(```bash`npm i`) <Step title="b">(p(\'x\')))',
  ],
  ['a code span does not reach over a blank line', 'a ` <b>\n\n` c</b>', "p('a `') <b>(p('` c'))"],
  ['tildes close at any indent', '~~~\na\n  ~~~\nb', "````a` p('b')"],
  ['a backtick in the info line makes it no fence', '```a`b\nx', "p('```a`b⏎x')"],
  ['brackets behind the language are its meta', '```js [a b]\nx\n```', '```js [a b]`x`'],
  ['a language may stand behind a space', '``` JS\nx\n```', '```JS`x`'],
];

for (const [name, page, tree] of cases) test(name, () => assert.equal(show(page), tree));
