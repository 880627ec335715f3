import assert from 'node:assert/strict';
import {test} from 'node:test';
import {addGrammar, highlight} from '../../../elements/content/code-block/highlight.js';

test('parallel calls wait for embedded languages', async () => {
  // The first call loads the markup language for both.
  const blocks = await Promise.all(['<Note>One</Note>', '<Tip>Two</Tip>'].map(text => highlight(text, 'mdx')));
  assert.deepEqual(
    blocks.map(tokens => tokens?.filter(({className}) => className === 'hljs-name').map(({text}) => text)),
    [
      ['Note', 'Note'],
      ['Tip', 'Tip'],
    ],
  );
});

test('markup in scripts is highlighted', async () => {
  const tokens = await highlight('const a = <Card title="x" />;', 'jsx');
  assert.deepEqual(
    tokens?.filter(({className}) => className === 'hljs-name' || className === 'hljs-attr').map(({text}) => text),
    ['Card', 'title'],
  );
});

test('indented tags are highlighted, and indented Markdown code is not', async () => {
  const text =
    '<CardGroup>\n  <Card title="a">\n    Text.\n  </Card>\n  <Card title="b">\n    <Icon icon="c" />\n  </Card>\n</CardGroup>';
  const names = (language: string) =>
    highlight(text, language).then(tokens =>
      tokens?.filter(({className}) => className === 'hljs-name').map(each => each.text),
    );
  assert.deepEqual(await names('mdx'), ['CardGroup', 'Card', 'Card', 'Card', 'Icon', 'Card', 'CardGroup']);
  const code = await highlight('Text\n\n    code();\n', 'md');
  assert.ok(code?.some(({className}) => className === 'hljs-code'));
});

test('only frontmatter at the start of a page is YAML', async () => {
  const keys = async (text: string) =>
    (await highlight(text, 'mdx'))?.filter(({className}) => className === 'hljs-attr').map(each => each.text);
  assert.deepEqual(await keys('---\ntitle: "A"\ntag: NEW\n---\n\n# Head'), ['title:', 'tag:']);
  assert.deepEqual(await keys('---\n---\ntext: a'), []);
  assert.deepEqual(await keys('Before.\n\n---\ntitle: a\n---'), []);
  assert.deepEqual(await keys('---\ntitle: without an end'), []);
});

test('a language without a grammar uses a similar one, unless a project adds its own', async () => {
  const comments = async () =>
    (await highlight('contract A { uint public x = 1; } // a note', 'solidity'))
      ?.filter(({className}) => className === 'hljs-comment')
      .map(({text}) => text);
  assert.deepEqual(await comments(), ['// a note']);
  assert.equal(await highlight('x', 'klingon'), undefined);
  addGrammar({names: ['solidity'], definition: {name: 'solidity', contains: [{scope: 'comment', match: /uint/}]}});
  assert.deepEqual(await comments(), ['uint']);
});

test('a JSON body in a shell command is highlighted, other strings are not', async () => {
  const pieces = async (text: string) =>
    (await highlight(text, 'curl'))?.filter(({className}) => className).map(each => `${each.className}: ${each.text}`);
  assert.deepEqual(await pieces(`curl --data-raw '{\n  "name": "Ada", "age": 36\n}' x`), [
    "hljs-string: '",
    'hljs-punctuation: {',
    'language-json: \n  ',
    'hljs-attr: "name"',
    'hljs-punctuation: :',
    'language-json:  ',
    'hljs-string: "Ada"',
    'hljs-punctuation: ,',
    'language-json:  ',
    'hljs-attr: "age"',
    'hljs-punctuation: :',
    'language-json:  ',
    'hljs-number: 36',
    'language-json: \n',
    'hljs-punctuation: }',
    "hljs-string: '",
  ]);
  for (const text of [`'{print $1}'`, `'[[:space:]]'`, `'[ "$a" = b ]'`, `'.[] | {a}'`])
    assert.deepEqual(await pieces(`x ${text}`), [`hljs-string: ${text}`]);
});
