import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildTextSections} from '../../../src/markdown/render/text/build-text-sections.js';
import {formatJsonText} from '../../../src/markdown/resolve/format-json-text.js';
import {buildPageMarkdown} from '../../../src/site/page/build-page-markdown.js';
import type {TreeValue} from '../../../src/tree/render-tree.js';
import {draw, drawPage, pageOptions} from '../../components/draw.js';

const context = await pageOptions().context('guides/page', 'guides/page.mdx');

async function markdown(source: string, files = {}): Promise<string> {
  const page = await drawPage(source, files);
  return buildPageMarkdown(page, context).replace('# Page\n\n', '').trim();
}

async function words(source: string): Promise<string> {
  return buildTextSections((await drawPage(source)).nodes)
    .map(({text}) => text)
    .join(' | ');
}

test('Markdown in captions, hints and prompt descriptions works in every output', async () => {
  const page = '<Frame hint="*Above*" caption="See **[this](/a)** and `code`">x</Frame>';
  assert.match(await draw(page), /<figcaption>See <strong><a href="\/docs\/a">this<\/a><\/strong> and <code>code</);
  assert.match(await draw(page), /<p class="frame-hint"><em>Above<\/em><\/p>/);
  assert.match(await markdown(page), /_See \*\*\[this\]\(\/docs\/a\)\*\* and `code`_/);
  assert.equal(await words(page), 'Above x See this and code');
  assert.match(await draw('<Prompt description="A **b**">x</Prompt>'), /<p class="prompt-description">A <strong>b</);
});

test('text without inline Markdown is unchanged', async () => {
  for (const [written, shown] of [
    ['1. **a**', '1. **a**'],
    ['# *a*', '# *a*'],
    ['{a} *b* <Card />', '{a} <em>b</em> &lt;Card /&gt;'],
    ['a &lt; <img src=x onerror=y>', 'a &lt; &lt;img src=x onerror=y&gt;'],
    ['[x](javascript:alert)', '<a>x</a>'],
  ])
    assert.ok(
      (await draw(`<Frame caption="${written}">x</Frame>`)).includes(`<figcaption>${shown}</figcaption>`),
      written,
    );
});

test('<Heading> is a heading of the page', async () => {
  const {outline, content} = await drawPage('<Heading level="3">Words *here*</Heading>\n\n<Heading>Two</Heading>');
  assert.deepEqual(outline, [
    {id: 'words-here', text: 'Words here', level: 3},
    {id: 'two', text: 'Two', level: 2},
  ]);
  assert.match(content.text, /<h3 id="words-here">Words <em>here<\/em><a class="heading-anchor"/);
  assert.equal(await markdown('<Heading level={4}>Words</Heading>'), '#### Words');
  assert.match(await draw('<Heading level={9}>\na\n</Heading>'), /^<h2 id="a">a</);
});

test("noAnchor removes a heading's link, but not its id", async () => {
  for (const written of ['<h2 noAnchor>a</h2>', '<h3 noAnchor={true}>a</h3>', '<Heading noAnchor>a</Heading>'])
    assert.match(await draw(written), /^<h[23] id="a">a<\/h[23]>$/, written);
  assert.match(await draw('<h2 noAnchor={false}>a</h2>'), /heading-anchor/);
});

test('<CodeBlock> is a code fence, also in a group', async () => {
  const block = '<CodeBlock language="js" filename="a.js" lines>\n{`let a;\nlet b;`}\n</CodeBlock>';
  assert.equal(await markdown(block), '```js title="a.js"\nlet a;\nlet b;\n```');
  const fenced = '<CodeBlock title="T" wrap>\n\n```py title="old" lines\nx\n```\n\n</CodeBlock>';
  assert.match(await draw(fenced), /^<code-block data-language="py" data-wrap data-rendered>.*>T</);
  const group = `<CodeGroup>\n${block}\n<CodeBlock language="py" title="b.py">{"x"}</CodeBlock>\n</CodeGroup>`;
  assert.deepEqual(
    [...(await draw(group)).matchAll(/class="tab"[^>]*>([^<]+)</g)].map(([, label]) => label),
    ['a.js', 'b.py'],
  );
});

test('a list in a tree becomes files and folders', async () => {
  const list = '<FileTree>\n\n- src/\n  - **main.ts** begins here\n- My notes - kept\n\n</FileTree>';
  assert.equal(await markdown(list), '```text\n├── src/\n│   └── main.ts  # begins here\n└── My notes  # kept\n```');
  assert.match(
    await draw(list),
    /<docs-tree-file highlight data-rendered><div class="tree-file tree-row is-highlighted"/,
  );
});

test("a snippet's props apply in its code fences, and other braces are code", async () => {
  const files = {
    'a.mdx': '```sh title="{name}.sh"\nrun {name} {props.count} {other} $' + '{name} {children}\n```\n\n`{name}`',
  };
  const page = 'import A from "/a.mdx"\n\n<A name="N$&" count={2}>x</A>\n\n```sh\n{name}\n```';
  assert.match(await draw(page, files), />run N\$&amp; 2 \{other\} \$N\$&amp; \{children\}</);
  assert.match(await draw(page, files), /<code>\{name\}<\/code>.*<code>\{name\}<\/code>/s);
  assert.match(await draw(page, files), /code-title">N\$&amp;\.sh</);
  assert.match(await markdown(page, files), /title="N\$&\.sh"\nrun N\$& 2 /);
});

test('a repository is a separate link in Markdown', async () => {
  assert.equal(
    await markdown('<GitHub.Repo repo="acme/shop">What it is.</GitHub.Repo>'),
    '- [acme/shop](https://github.com/acme/shop): What it is.',
  );
});

test('an autoplaying video in a frame is muted, inline and looped', async () => {
  const attributes = async (video: string) => /<video([^>]*)>/.exec(await draw(video))?.[1];
  assert.equal(
    await attributes('<Frame><video autoPlay src="/v.mp4" /></Frame>'),
    ' autoplay src="/docs/v.mp4" playsinline loop muted',
  );
  assert.equal(await attributes('<Frame><video autoPlay loop={false} muted /></Frame>'), ' autoplay muted playsinline');
  assert.equal(await attributes('<Frame><video controls /></Frame>'), ' controls');
  assert.equal(await attributes('<video autoPlay />'), ' autoplay');
});

test("a list or object as a field's default is JSON in every output", async () => {
  const page = (value: string) => `<ResponseField name="a" type="T" default={${value}}>b</ResponseField>`;
  assert.match(
    await draw(page('{a: 1, b: [true, null]}')),
    /<code>\{&quot;a&quot;:1,&quot;b&quot;:\[true,null\]\}<\/code>/,
  );
  assert.equal(await markdown(page('["copy"]')), '- `a` (T, default `["copy"]`): b');
  assert.equal(await words(page('{a: 1}')), 'a · T · {"a":1} · b');
  assert.equal(await markdown(page('[]')), '- `a` (T, default `[]`): b');
  assert.equal(await markdown(page('null')), '- `a` (T): b');
});

test('JSON of a heavily shared value is limited', () => {
  let value: TreeValue = 'x'.repeat(100);
  for (let depth = 0; depth < 40; depth++) value = [value, value, value];
  assert.ok(formatJsonText(value).length < 3000);
});
