import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type FenceMeta, readFenceMeta} from '../../src/components/fence-meta.js';
import {costOf} from '../cost.js';
import {draw} from './draw.js';

const none: FenceMeta = {highlight: new Set(), focus: new Set(), lines: false, wrap: false, expandable: false};

const cases: readonly (readonly [meta: string, read: Partial<FenceMeta>])[] = [
  ['', {}],
  ['Title', {title: 'Title'}],
  ['src/my file.js', {title: 'src/my file.js'}],
  ['"In quotes"', {title: 'In quotes'}],
  ['title="A b" wrap', {title: 'A b', wrap: true}],
  ["title='A b'", {title: 'A b'}],
  ['title=A', {title: 'A'}],
  ['filename="a.js"', {title: 'a.js'}],
  ['[A b]', {title: 'A b'}],
  ['[pages/[slug].tsx]', {title: 'pages/[slug].tsx'}],
  ['app/[slug]/page.tsx {1}', {title: 'app/[slug]/page.tsx', highlight: new Set([1])}],
  ['[...rest].tsx lines', {title: '[...rest].tsx', lines: true}],
  ['app/[id]/page.tsx [expandable]', {title: 'app/[id]/page.tsx', expandable: true}],
  ['A lines wrap expandable', {title: 'A', lines: true, wrap: true, expandable: true}],
  ['showLineNumbers', {lines: true}],
  ['twoslash', {twoslash: true}],
  ['lines="true" wrap="true" expandable={true}', {lines: true, wrap: true, expandable: true}],
  ['lines="false" wrap={false}', {}],
  ['nocopy', {nocopy: true}],
  ['a.js nocopy="true"', {title: 'a.js', nocopy: true}],
  ['nocopy="false"', {}],
  ['twoslash="true" A', {title: 'A', twoslash: true}],
  ['{1,3-5}', {highlight: new Set([1, 3, 4, 5])}],
  ['A {2}', {title: 'A', highlight: new Set([2])}],
  ['highlight={1-2}', {highlight: new Set([1, 2])}],
  ['highlight="1, 3"', {highlight: new Set([1, 3])}],
  ['focus={2}', {focus: new Set([2])}],
  ['icon="js" A', {icon: 'js', title: 'A'}],
  ['theme={null} placement="top"', {}],
  ['theme=Nord', {theme: 'nord'}],
  ['theme="a{b"', {}],
  ['{"a": 1}', {title: '{"a": 1}'}],
  ['a.ts theme={"theme":{"light":"github-light","dark":"dracula"}}', {title: 'a.ts'}],
  ['theme={{light: {name: "x"}}} a.ts wrap', {title: 'a.ts', wrap: true}],
  ['title={"c.ts"} wrap={true} lines={false}', {title: 'c.ts', wrap: true}],
  ['title={ \'a } b\' } icon={"js"}', {title: 'a } b', icon: 'js'}],
  ['/snippets/x.jsx [expandable]', {title: '/snippets/x.jsx', expandable: true}],
  ['[wrap] title="A"', {title: 'A', wrap: true}],
  ['a.ts [nocopy]', {title: 'a.ts', nocopy: true}],
  ['[expandable]', {title: 'expandable'}],
  ['a.ts [My title]', {title: 'My title'}],
];

for (const [meta, read] of cases)
  test(`reads the info string ${JSON.stringify(meta)}`, () =>
    assert.deepEqual(readFenceMeta(meta), {...none, ...read}));

test('an info string that begins with a flag has no language and no title', async () => {
  for (const flag of ['nocopy', 'lines', 'wrap', 'twoslash', 'lines="true"']) {
    const html = await draw(`\`\`\`${flag}\na\n\`\`\``);
    assert.doesNotMatch(html, /data-language|code-head|code-language/, flag);
  }
  assert.doesNotMatch(await draw('```js nocopy\na\n```'), /code-copy/);
  assert.match(await draw('```js nocopy="false"\na\n```'), /code-copy/);
});

test('an open range is limited to the longest code', () => {
  assert.equal(readFenceMeta('{1-999999999}').highlight.size, 5001);
});

test('info strings are read in linear time', async () => {
  const parts = ['1-', '[', 'x', 'a="', '1 - ', '[a', 'a={', 'a={ ', 'a={{} ', 'a={" ', 'a={{{}}{'];
  for (const part of parts) {
    const cost = await costOf(() => readFenceMeta(`{${part.repeat(40_000)}`));
    assert.ok(cost < 8, `${part}: ${cost}`);
  }
});

test('a code block shows its language, title and marks', async () => {
  const html = await draw('```js title="T" lines {1} focus="1" wrap\na < b\nc\n```');
  assert.equal(
    html.replace(/<svg.*<\/svg>/, ''),
    '<code-block data-language="js" data-lines data-wrap data-rendered><div class="code-head"><span class="code-title">T</span><span class="code-language" aria-hidden="true">JavaScript</span></div><div class="code-body"><pre tabindex="0" aria-label="T, JavaScript" role="group" translate="no"><code><span class="line is-marked">a &lt; b</span>\n<span class="line is-faded">c</span>\n</code></pre><button class="code-copy" type="button" aria-label="Copy code"></button></div></code-block>',
  );
});

test('a code block of a site without copy buttons has none', async () => {
  const {renderCodeBlock} = await import('../../src/components/code-block.js');
  const {pageOptions} = await import('./draw.js');
  const context = {...(await pageOptions().context('a', 'a.mdx')), copyButton: false};
  const block = renderCodeBlock({type: 'code', language: '', meta: '', value: 'a', line: 1}, context);
  assert.equal(
    block.text,
    '<code-block data-rendered><div class="code-body"><pre tabindex="0" aria-label="Code" role="group" translate="no"><code>a</code></pre></div></code-block>',
  );
});
