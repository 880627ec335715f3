import assert from 'node:assert/strict';
import {test} from 'node:test';
import {renderQuickText} from '../../../src/api-reference/views/text/render-quick-text.js';
import {renderRichText} from '../../../src/api-reference/views/text/rich-text.js';
import {resolveSiteLinks} from '../../../src/api-reference/views/text/site-links.js';
import {
  createHostPageLinks,
  withoutRemoteImages,
  withPartLinks,
} from '../../../src/api-reference/views/text/spec-links.js';
import {renderSpecText} from '../../../src/api-reference/views/text/spec-text.js';
import {en} from '../../../src/messages/en.js';
import {costOf} from '../../cost.js';
import {nameOf, readerOf, viewOf} from './draw.js';

const links = resolveSiteLinks('specs/api.yaml', {base: '/docs/', router: 'history'});
const page = {messages: en, copyButton: false, href: links.href, asset: links.image, srcset: () => ''};

function draw(markdown: string): string {
  const {text} = renderSpecText(markdown, {links, page});
  return text.replace(/^<div class="spec-text">|<\/div>$/g, '');
}

const rel = 'rel="noopener noreferrer nofollow"';

const cases: readonly (readonly [rule: string, markdown: string, html: string])[] = [
  ['braces and formulas are text', 'a {b} $x$ and $y$', '<p>a {b} $x$ and $y$</p>'],
  ['a block of a formula is text', '$$\nx\n$$', '<p>$$\nx\n$$</p>'],
  [
    'statements are text',
    'import x from "y"\n\nexport const a = 1',
    '<p>import x from &quot;y&quot;</p><p>export const a = 1</p>',
  ],
  [
    'an unknown tag is text',
    'List<String> <your-id>x</your-id>',
    '<p>List&lt;String&gt; &lt;your-id&gt;x&lt;/your-id&gt;</p>',
  ],
  [
    'a text in HTML has the content of tags of its source; notes are set apart, words in brackets are words',
    '<fullname>Logs</fullname> <p>Set <id> of <Code>a</Code>.</p> <note> <p>One <xref>b</xref>.</p> </note>',
    'Logs<p>Set &lt;id&gt; of <code>a</code>.</p><blockquote> <p>One b.</p> </blockquote>',
  ],
  [
    'scripts and styles of a text in HTML are text',
    '<p>a</p>\n\n<style>b</style>',
    '<p>a</p><p>&lt;style&gt;b&lt;/style&gt;</p>',
  ],
  ['a script is text', '<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['tags of type are kept, without attributes', '<b class="x" onclick="y" style="z" id="i">a</b>', '<b>a</b>'],
  ['span and div are passed through', 'a <span style="x">b</span>', '<p>a b</p>'],
  ['tags in capitals are known', '<B>a</B>', '<b>a</b>'],
  ['a tag without its end is left out', 'a <b>c', '<p>a c</p>'],
  ['paragraphs of HTML need no end', '<p>One<p>Two', '<p>One<br>Two</p>'],
  ['a line break has no slash', 'a<br/>b<br>c', '<p>a<br>b<br>c</p>'],
  ['headings begin at the fourth level and have no ids', '# A\n\n## B {#b}\n\n### C', '<h4>A</h4><h4>B</h4><h5>C</h5>'],
  ['a link out of the document', '[a](https://x.org)', `<p><a href="https://x.org/" target="_blank" ${rel}>a</a></p>`],
  [
    'a link of HTML without quotes',
    '<a href=https://x.org/b>a</a>',
    `<a href="https://x.org/b" target="_blank" ${rel}>a</a>`,
  ],
  ['a link to a page of the site', '[a](/guide/b#c)', `<p><a href="/docs/guide/b#c" ${rel}>a</a></p>`],
  ['a path beside the document', '[a](b)', `<p><a href="/docs/specs/b" ${rel}>a</a></p>`],
  [
    'a part of the document is a link when the page is known',
    '[a](#tag/b)',
    '<p><a data-target="specs/api.yaml#tag/b">a</a></p>',
  ],
  ['a link that may not be followed is its words', '[a](javascript:alert(1))', '<p>a</p>'],
  [
    'a link in a link',
    '<a href="https://x.org/"><a href="https://y.org/">a</a></a>',
    `<a href="https://x.org/" target="_blank" ${rel}>a</a>`,
  ],
  [
    'a bare address',
    'see https://x.org.',
    `<p>see <a href="https://x.org" target="_blank" ${rel}>https://x.org</a>.</p>`.replace('org" t', 'org/" t'),
  ],
  [
    'a picture',
    '![a](b.png "t")',
    '<p><img src="/docs/specs/b.png" alt="a" loading="lazy" referrerpolicy="no-referrer"></p>',
  ],
  ['a picture that may not be loaded is its words', '![a](javascript:x)', '<p>a</p>'],
  [
    'tasks are signs, no controls',
    '- [x] a\n- [ ] b',
    '<ul><li><span class="task-box">☑</span> a</li><li><span class="task-box">☐</span> b</li></ul>',
  ],
  ['an alert is a quote', '> [!NOTE]\n> a', '<blockquote><p>a</p></blockquote>'],
  ['a character that only browsers know', 'a&thinsp;b', '<p>a&thinsp;b</p>'],
  [
    'a fold',
    '<details open><summary>a</summary>\n\nb\n\n</details>',
    '<details><summary>a</summary><p>b</p></details>',
  ],
  [
    'a cell over two columns',
    '<table><tr><td colspan=2 width=9>a</td></tr></table>',
    '<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table><tr><td colspan="2">a</td></tr></table></div>',
  ],
  [
    'the names of rows are their headers',
    '| Key | Means |\n|---|---|\n| a | x |\n| b | y |',
    '<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table><thead><tr><th>Key</th><th>Means</th></tr></thead><tbody><tr><th scope="row">a</th><td>x</td></tr><tr><th scope="row">b</th><td>y</td></tr></tbody></table></div>',
  ],
  [
    'a fence says its language and nothing else',
    '```js title="x" icon="y"\na\n```',
    '<code-block data-language="js" data-rendered><div class="code-body"><pre tabindex="0" aria-label="JavaScript" role="group" translate="no"><code>a</code></pre><span class="code-language" aria-hidden="true">JavaScript</span></div></code-block>',
  ],
  [
    'a diagram is its source',
    '```mermaid\na\n```',
    '<code-block data-language="text" data-rendered><div class="code-body"><pre tabindex="0" aria-label="Code" role="group" translate="no"><code>a</code></pre></div></code-block>',
  ],
];

for (const [rule, markdown, html] of cases) test(`in a description, ${rule}`, () => assert.equal(draw(markdown), html));

test('links to parts of the document open their page on a site, and nothing elsewhere', () => {
  const partHref = (file: string, written: string) => (written === '#tag/b' ? `/${file}/b` : undefined);
  const known = resolveSiteLinks('api.yaml', {base: '/', router: 'history', partHref});
  assert.deepEqual(known.href('#tag/b'), {href: '/api.yaml/b', external: false});
  assert.equal(known.href('#tag/c'), undefined);
  assert.equal(known.target?.('#tag/c'), undefined);
  const foreign = createHostPageLinks('https://a.example/api.yaml');
  assert.deepEqual([foreign.href('#tag/b'), foreign.target?.('#tag/b')], [undefined, undefined]);
  assert.equal(withPartLinks('[a](#tag/b) and [c](#tag/c)', known), '[a](/api.yaml/b) and [c](#tag/c)');
});

test('headings of an outlined description have ids that links target', async () => {
  const description =
    '[down](#how-to-pay), [other](#section/Start/How-to-pay), [none](#nowhere)\n\n# How to *pay*\n\n## Cards\n\n## Cards';
  const document = {
    openapi: '3.1.0',
    info: {title: 'T', version: '1', description},
    paths: {'/a': {get: {description}}},
  };
  const reader = readerOf(document);
  const overview = viewOf(await reader.overview({isBound: true}));
  const links = '<a href="#about-how-to-pay">down</a>, <a href="#about-how-to-pay">other</a>, none';
  assert.ok(overview.main.includes(links), overview.main);
  assert.ok(overview.main.includes('<h3 id="about-how-to-pay">How to <em>pay</em></h3>'), overview.main);
  const operation = viewOf(await reader.operation(nameOf('GET /a'), {isBound: true}));
  assert.ok(operation.main.includes(links), operation.main);
  for (const {outline} of [overview, operation])
    assert.deepEqual(
      outline.slice(0, 3).map(({id, text, level}) => `${level} ${id} ${text}`),
      ['3 about-how-to-pay How to pay', '3 about-cards Cards', '3 about-cards-2 Cards'],
    );
});

test('images of other hosts can be left out', () => {
  const own = withoutRemoteImages(resolveSiteLinks('api.yaml', {base: '/', router: 'hash'}));
  assert.equal(own.image('https://x.org/a.png'), undefined);
  assert.equal(own.image('//x.org/a.png'), undefined);
  assert.equal(own.image('a.png'), '/a.png');
});

test("on host pages, relative links resolve against the document's host", () => {
  const remote = createHostPageLinks('https://api.example.com/v1/openapi.json');
  assert.deepEqual(remote.href('docs/a'), {href: 'https://api.example.com/v1/docs/a', external: true});
  assert.equal(createHostPageLinks('openapi.json').href('docs/a'), undefined);
  assert.equal(remote.href('https://a@b.example/'), undefined);
});

const plain: readonly (readonly [string, string | undefined])[] = [
  ['How many.', '<p>How many.</p>'],
  ['The `id` of a user_name, e.g. 5 < C#!', undefined],
  ['The `id` of a user_name (C#)', '<p>The <code>id</code> of a user_name (C#)</p>'],
  ['One\n\nTwo\nthree', '<p>One</p><p>Two\nthree</p>'],
  ['a `b', undefined],
  ['``a``', undefined],
  ['`a``b`', undefined],
  ['`a*[b]_`', '<p><code>a*[b]_</code></p>'],
  ['` a`', undefined],
  ['*a*', '<p><em>a</em></p>'],
  ['**Note:** all (*a b*), **c**.', '<p><strong>Note:</strong> all (<em>a b</em>), <strong>c</strong>.</p>'],
  ['**a**`b`', undefined],
  ['a*b*', undefined],
  ['**www.a.example**', undefined],
  ['_a_', undefined],
  ['[a]', undefined],
  ['[a b](https://x.org/c)', `<p><a href="https://x.org/c" target="_blank" ${rel}>a b</a></p>`],
  ['[a](javascript:b)', undefined],
  ['see https://x.org/c.', `<p>see <a href="https://x.org/c" target="_blank" ${rel}>https://x.org/c</a>.</p>`],
  ['see https://x.org/c_(d)', undefined],
  ['- a', '<ul><li>a</li></ul>'],
  ['One of:\n- `a` or\n- **b**', '<p>One of:</p><ul><li><code>a</code> or</li><li><strong>b</strong></li></ul>'],
  ['- a\n\n- b', undefined],
  ['- a\n* b', undefined],
  ['- a\n  b', undefined],
  ['1. a', undefined],
  ['a\n    b', '<p>a\nb</p>'],
  ['# a', undefined],
  ['a\n---', undefined],
  ['a | b\n--|--', undefined],
  ['a&amp;b', undefined],
  ['a & b', '<p>a &amp; b</p>'],
  ['me@example.com', undefined],
  ['see www.example.com', undefined],
  ['a  \nb', undefined],
];

const quick = (text: string) =>
  (renderQuickText(text) ?? renderRichText(text, {links}))?.text.replace(/^<div class="spec-text">|<\/div>$/g, '');

test('text with little Markdown needs no parser and renders the same', () => {
  for (const [text, html] of plain) {
    assert.equal(quick(text), html, text);
    if (html !== undefined) assert.equal(draw(text), html, text);
  }
});

test("text rendered without the parser equals the parser's output", () => {
  const pieces = [
    ...'** * _ ` ) ( [ ]( . , : & | # é - word x_y user_ `c` `a*b` **b`'.split(' '),
    ...['- ', '\n- ', '\n* ', '\n', '\n\n', '\n  ', ' ', '1. ', '**b c**', '*e*', '[a b](https://x.y/z)', '[a](#b)'],
    ...['https://x.org', 'https://x.org/a_b', 'www.x.org', '- [x] ', '"', "'"],
  ];
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * below);
  };
  let drawn = 0;
  for (let turn = 0; turn < 30_000; turn++) {
    const text = Array.from({length: 1 + next(9)}, () => pieces[next(pieces.length)]).join('');
    const html = text.trim() ? quick(text) : undefined;
    if (html === undefined) continue;
    drawn++;
    assert.equal(html, draw(text), JSON.stringify(text));
  }
  assert.ok(drawn > 3000, `${drawn}`);
});

test('hostile Markdown takes linear time', async () => {
  const cost = await costOf(() => {
    for (const piece of ['[', '*', '`', '>', '_a ', '<b>', '<a href="', '{', '![', '&amp;', '\n- '])
      draw(piece.repeat(20_000));
    draw(`${'- '.repeat(500)}a`);
  });
  assert.ok(cost < 250, `${cost}`);
});
