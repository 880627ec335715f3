import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {MigrationTool} from '../../src/migrate/plan.js';
import {bodyOf, moved, todosOf} from './source.js';

/** The files that complete a tool's project around one page. */
const around: Readonly<Record<MigrationTool, (page: string) => Record<string, string>>> = {
  docusaurus: page => ({
    'docusaurus.config.js': 'module.exports = {title: "T"}',
    'docs/page.md': page,
    'docs/other.md': '# Other',
    'static/img/a.png': '',
  }),
  vitepress: page => ({
    '.vitepress/config.js': 'export default {title: "T"}',
    'page.md': page,
    'other.md': '# Other',
    'public/img/a.png': '',
  }),
  docsify: page => ({
    'index.html': '<script>window.$docsify = {name: "T"}</script>',
    '_sidebar.md': '- [Page](page.md)',
    'page.md': page,
    'other.md': '# Other',
    'img/a.png': '',
  }),
  mkdocs: page => ({
    'mkdocs.yml': 'site_name: T',
    'docs/page.md': page,
    'docs/other.md': '# Other',
    'docs/img/a.png': '',
  }),
  gitbook: page => ({'SUMMARY.md': '* [Page](page.md)', 'page.md': page, 'other.md': '# Other', 'img/a.png': ''}),
};

const more: Readonly<Record<string, string>> = {
  'code.js':
    'zero\n// #region one\nconst a = 1;\n// #endregion one\n/// [two]\nconst b = 2;\n/// [two]\n// --8<-- [start:three]\nconst c = 3;\n// --8<-- [end:three]\n',
  'part.md': 'From a part, see [it](other.md).\n',
};

const pages: readonly (readonly [name: string, tool: MigrationTool, source: string, expected: string])[] = [
  ['callout', 'docusaurus', ':::tip What `x` is\n\n- a\n\n:::', '<Tip title="What x is">\n- a\n</Tip>'],
  ['callout without a title', 'docusaurus', ':::danger\nNo.\n:::', '<Danger>\nNo.\n</Danger>'],
  [
    'code in an element',
    'docusaurus',
    'import CodeBlock from \'@theme/CodeBlock\';\nimport Text from \'!!raw-loader!./part.md\';\n\n<CodeBlock language="jsx" title="a.js" showLineNumbers>\n  {`<a>{b}\\`\n:::tip`}\n</CodeBlock>\n\n<CodeBlock>\n  x\n</CodeBlock>\n\n<CodeBlock language="md">{Text}</CodeBlock>',
    '```jsx title="a.js" lines\n<a>{b}`\n:::tip\n```\n```text\n  x\n```\n```md\nFrom a part, see [it](other.md).\n```',
  ],
  [
    'code that JavaScript computes',
    'docusaurus',
    '<CodeBlock>{code}</CodeBlock>',
    '{/* <CodeBlock> */}{code}{/* </CodeBlock> */}',
  ],
  ['emoji', 'docusaurus', 'Done :tada: at 10:20:30, `:tada:`', 'Done 🎉 at 10:20:30, `:tada:`'],
  ['title with attributes', 'docusaurus', ':::tip[Hey]{.a}\nx\n:::', '<Tip title="Hey">\nx\n</Tip>'],
  [
    'image with attributes',
    'vitepress',
    '![a "b"](/img/a.png "T"){width=300 .x} `![a](b){width=3}`',
    '<img src="/img/a.png" alt="a &quot;b&quot;" title="T" width="300" /> `![a](b){width=3}`',
  ],
  [
    'floating image',
    'mkdocs',
    '![](img/a.png){ align="left" loading=lazy }',
    '<img src="/img/a.png" alt="" className="float-left" loading="lazy" />',
  ],
  ['nested callouts', 'docusaurus', '::::info\nA\n:::note\nB\n:::\n::::', '<Info>\nA\n<Note>\nB\n</Note>\n</Info>'],
  ['title in brackets', 'docusaurus', ':::note[A "b"]\nx\n:::', '<Note title="A &quot;b&quot;">\nx\n</Note>'],
  ['a callout in code stays', 'docusaurus', '```md\n:::tip\n```', '```md\n:::tip\n```'],
  [
    'tabs',
    'docusaurus',
    'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n<Tabs>\n<TabItem value="a" label="A b">\n\nx\n\n</TabItem>\n</Tabs>',
    '<Tabs>\n<Tab title="A b">\nx\n</Tab>\n</Tabs>',
  ],
  [
    'tabs named apart',
    'docusaurus',
    "<Tabs values={[{label: 'One', value: 'o'}]}>\n<TabItem value=\"o\">x</TabItem>\n</Tabs>",
    '<Tabs>\n<Tab title="One">x</Tab>\n</Tabs>',
  ],
  [
    'fence with marks',
    'docusaurus',
    '```js title="a.js" {1} showLineNumbers live\na\n// highlight-next-line\nb\n```',
    '```js title="a.js" {1,2} lines\na\nb\n```',
  ],
  [
    'marked stretch',
    'docusaurus',
    '```py\na\n# highlight-start\nb\nc\n# highlight-end\n```',
    '```py {2-3}\na\nb\nc\n```',
  ],
  [
    'link to a page',
    'docusaurus',
    '[x](./other.md#a "t") ![y](/img/a.png) [z](other.md)',
    '[x](/docs/other#a "t") ![y](/img/a.png) [z](/docs/other)',
  ],
  ['link in code stays', 'docusaurus', '`[x](./other.md)`', '`[x](./other.md)`'],
  ['definition', 'docusaurus', '[x]: ./other.md\n[y]: Not a link', '[x]: /docs/other\n[y]: Not a link'],
  ['own id', 'docusaurus', '## A b {#own}', '## A b {#own}'],
  ['expression of MDX', 'docusaurus', '{/* x */} {1 + 1}', '{/* x */} {1 + 1}'],
  ['useBaseUrl', 'docusaurus', "<img src={useBaseUrl('/img/a.png')} />", '<img src="/img/a.png" />'],
  ['Link', 'docusaurus', '<Link to="/docs/other">x</Link>', '<a href="/docs/other">x</a>'],
  [
    'unknown component',
    'docusaurus',
    '<Widget a="1">\n\nkept\n\n</Widget>',
    '{/* <Widget a="1"> */}\nkept\n{/* </Widget> */}',
  ],
  [
    'component of the page',
    'docusaurus',
    'export const Box = ({children}) => <b>{children}</b>;\n\n<Box>x</Box>',
    'export const Box = ({children}) => <b>{children}</b>;\n<Box>x</Box>',
  ],
  ['named anchor', 'docusaurus', '<a name="old"></a>x', '<a id="old"></a>x'],
  [
    'code group',
    'vitepress',
    '::: code-group\n```sh [npm]\na\n```\n```sh [yarn]\nb\n```\n:::',
    '<CodeGroup>\n```sh title="npm"\na\n```\n```sh title="yarn"\nb\n```\n</CodeGroup>',
  ],
  [
    'details',
    'vitepress',
    '::: details Click `me` {open}\nx\n:::',
    '<Accordion title="Click me" defaultOpen>\nx\n</Accordion>',
  ],
  [
    'line numbers',
    'vitepress',
    '```ts:line-numbers {1}\na\n```\n```js-vue{2}\nb\n```',
    '```ts {1} lines\na\n```\n```js {2}\nb\n```',
  ],
  ['a path in brackets', 'vitepress', '```ts [app/[id].ts] {1}\na\n```', '```ts title="app/[id].ts" {1}\na\n```'],
  ['code of a file', 'vitepress', '<<< @/code.js#one{1 ts} [name]', '```ts title="name" {1}\nconst a = 1;\n```'],
  ['include of a page', 'vitepress', '<!--@include: ./part.md-->', 'From a part, see [it](/other).'],
  ['interpolation', 'vitepress', 'a {{ 1 + 1 }} b', 'a \\{\\{ 1 + 1 \\}\\} b'],
  ['text that is no tag', 'vitepress', 'a < b, List<T>, {x} and <br>', 'a \\< b, List\\<T>, \\{x\\} and <br>'],
  ['badge', 'vitepress', '## X <Badge type="warning" text="beta" />', '## X <Badge color="yellow">beta</Badge> {#x}'],
  [
    'script',
    'vitepress',
    '<script setup>\nconst a = {}\n</script>\n\nx',
    '{/* <script setup>\nconst a = {}\n</script> */}\nx',
  ],
  ['alert', 'vitepress', '> [!WARNING]\n> a\n>\n> b', '<Warning>\na\nb\n</Warning>'],
  ['titled alert', 'vitepress', '> [!TIP] A title\n> a', '<Tip title="A title">\na\n</Tip>'],
  [
    'formulas',
    'vitepress',
    'Half is $\\frac{a}{b}$, at $5 to $10.\n\n$$\n\\begin{aligned}\na &< b_{1} \\\\\nc &= \\text{{x}}\n\\end{aligned}\n$$\n\n{x}',
    'Half is $\\frac{a}{b}$, at $5 to $10.\n$$\n\\begin{aligned}\na &< b_{1} \\\\\nc &= \\text{{x}}\n\\end{aligned}\n$$\n\\{x\\}',
  ],
  ['formulas', 'docsify', 'Half is $\\frac{a}{b}$.\n\n$$\\frac{a}{b}$$', 'Half is $\\frac{a}{b}$.\n$$\\frac{a}{b}$$'],
  [
    'formulas',
    'mkdocs',
    '## Half $\\frac{a}{b}$\n\n$x_{1}$ \\(not one\\)',
    '## Half $\\frac{a}{b}$\n$x_{1}$ \\(not one\\)',
  ],
  ['formulas', 'gitbook', 'Half is $$\\frac{a}{b}$$.', 'Half is $$\\frac{a}{b}$$.'],
  ['contents', 'vitepress', '[[toc]]\n```\n[[toc]]\n```', '```\n[[toc]]\n```'],
  [
    'marks of paragraphs',
    'docsify',
    '!> Careful\nnow\n\n?> Hint',
    '<Warning>\nCareful\nnow\n</Warning>\n<Tip>\nHint\n</Tip>',
  ],
  ['alert on one line', 'docsify', '> [!TIP] words', '<Tip>\nwords\n</Tip>'],
  [
    'tabs of comments',
    'docsify',
    '<!-- tabs:start -->\n#### **A**\nx\n<!-- tab:B -->\ny\n<!-- tabs:end -->',
    '<Tabs>\n<Tab title="A">\nx\n</Tab>\n<Tab title="B">\ny\n</Tab>\n</Tabs>',
  ],
  ['included code', 'docsify', "[c](code.js ':include :type=code :fragment=two')", '```js\nconst b = 2;\n```'],
  ['included page', 'docsify', "[c](part.md ':include')", 'From a part, see [it](/other).'],
  [
    'address with a hash',
    'docsify',
    "[a](#/other?id=part) [b](other?id=x) [c](/other ':ignore')",
    '[a](/other#part) [b](/other#x) [c](/other)',
  ],
  [
    'picture with a size',
    'docsify',
    "![a](img/a.png ':size=50x100')",
    '<img alt="a" src="/img/a.png" width="50" height="100" />',
  ],
  ['heading with an id', 'docsify', '## A :id=own', '## A {#own}'],
  ['admonition', 'mkdocs', '!!! note "A title"\n    x\n\n    - y\n\nz', '<Note title="A title">\nx\n- y\n</Note>\nz'],
  ['unknown kind', 'mkdocs', '!!! pied-piper\n    x', '<Note title="Pied-piper">\nx\n</Note>'],
  ['fold', 'mkdocs', '???+ tip\n    x', '<Accordion title="Tip" defaultOpen>\nx\n</Accordion>'],
  [
    'tabs by indent',
    'mkdocs',
    '=== "A"\n\n    ``` py\n    a\n    ```\n\n=== "B"\n\n    !!! tip\n        b',
    '<Tabs>\n<Tab title="A">\n```py\na\n```\n</Tab>\n<Tab title="B">\n<Tip>\nb\n</Tip>\n</Tab>\n</Tabs>',
  ],
  [
    'fence attributes',
    'mkdocs',
    '``` { .yaml .annotate title="a.yml" hl_lines="2 3" linenums="1" }\na\n```',
    '```yaml title="a.yml" {2,3} lines\na\n```',
  ],
  ['snippet', 'mkdocs', '--8<-- "part.md"', 'From a part, see [it](/other).'],
  ['part of a snippet', 'mkdocs', '```js\n--8<-- "code.js:three"\n```', '```js\nconst c = 3;\n```'],
  ['lines of a snippet', 'mkdocs', '```js\n--8<-- "code.js:1:1"\n```', '```js\nzero\n```'],
  ['attributes', 'mkdocs', '[x](other.md){ .md-button }', '[x](/other)'],
  ['underlined headings', 'mkdocs', 'First\n=====\n\nSecond\n------', '## Second'],
  [
    'indented code',
    'mkdocs',
    'a\n\n    b {c}\n\n    d\n\n- e\n\n    f\n\n        g',
    'a\n```\nb {c}\nd\n```\n- e\n    f\n  ```\n    g\n  ```',
  ],
  ['second of two headings', 'mkdocs', '# T\n\n## A\n\n## A', '## A\n## A {#a_1}'],
  ['hint', 'gitbook', '{% hint style="success" %}\nx\n{% endhint %}', '<Check>\nx\n</Check>'],
  [
    'tabs of blocks',
    'gitbook',
    '{% tabs %}\n{% tab title="A" %}\nx\n{% endtab %}\n{% endtabs %}',
    '<Tabs>\n<Tab title="A">\nx\n</Tab>\n</Tabs>',
  ],
  [
    'code with a title',
    'gitbook',
    '{% code title="a.js" lineNumbers="true" %}\n```js\na\n```\n{% endcode %}',
    '```js title="a.js" lines\na\n```',
  ],
  ['embedding', 'gitbook', '{% embed url="https://a.org/b" %}', '[b](https://a.org/b)'],
  [
    'steps',
    'gitbook',
    '{% stepper %}\n{% step %}\nx\n{% endstep %}\n{% endstepper %}',
    '<Steps>\n<Step>\nx\n</Step>\n</Steps>',
  ],
];

for (const [name, tool, source, expected] of pages)
  test(`${tool}: ${name}`, async () => {
    const folder = tool === 'mkdocs' || tool === 'docusaurus' ? 'docs/' : '';
    const extra = Object.fromEntries(Object.entries(more).map(([path, text]) => [folder + path, text]));
    const made = await moved({...around[tool](source), ...extra}, tool);
    assert.equal(bodyOf(made, tool === 'docusaurus' ? 'docs/page.mdx' : 'page.mdx'), expected);
  });

const heads: readonly (readonly [name: string, source: string, expected: string])[] = [
  ['the first heading', '# A `b` *c*\n\nx', 'title: "A b *c*"'],
  ['the head over nothing', '---\ntitle: A\n---\n## B', 'title: "A"'],
  ['heading and head', '---\ntitle: Short\nsidebar_label: S\n---\n# Long', 'title: "Long"\nsidebarTitle: "S"'],
  [
    'words that are kept',
    '---\ntitle: A\ndescription: "d: e"\nkeywords: [x, y]\nunlisted: true\nown: 1\n---\n',
    'title: "A"\ndescription: "d: e"\nkeywords: ["x","y"]\nhidden: true\nnoindex: true\nown: 1',
  ],
  ['no contents', '---\ntitle: A\nhide_table_of_contents: true\n---\n', 'title: "A"\nmode: "wide"'],
];

for (const [name, source, expected] of heads)
  test(`writes frontmatter from ${name}`, async () => {
    const {texts} = await moved(around.docusaurus(source), 'docusaurus');
    assert.equal(/^---\n([\s\S]*?)\n---/.exec(texts.get('docs/page.mdx') ?? '')?.[1], expected);
  });

test('lost content is listed with file and line', async () => {
  const source = '---\npagination_next: x\n---\n\n<Widget />\n\n[a](gone.md)\n\n:::strange\nx\n:::';
  assert.deepEqual(todosOf(await moved(around.docusaurus(source), 'docusaurus')), [
    'docs/page.md:1 the frontmatter has "pagination_next", which Lectern does not read',
    'docs/page.md:5 <Widget> is a component of the old project. Its tags are comments now, and readers see its content',
    'docs/page.md:7 the link "gone.md" opens no file of the old project',
    'docs/page.md:9 :::strange is not a callout of Lectern, so its content has no frame',
  ]);
});

const escapes: readonly (readonly [tool: MigrationTool, source: string])[] = [
  ['vitepress', '<!--@include: ../../secret.md-->'],
  ['vitepress', '<<< @/../../secret.md'],
  ['vitepress', '<<< /etc/passwd'],
  ['docsify', "[x](../secret.md ':include')"],
  ['docsify', "[x](file:///etc/passwd ':include :type=code')"],
  ['mkdocs', '--8<-- "../../secret.md"'],
  ['mkdocs', '--8<-- "/etc/passwd"'],
  ['gitbook', '{% include "../../secret.md" %}'],
];

for (const [tool, source] of escapes)
  test(`files outside the project are not included: ${source}`, async () => {
    const made = await moved(around[tool](source), tool);
    assert.ok(!/root:|SECRET/.test([...made.texts.values()].join('')));
    assert.ok(
      made.leftovers.some(({what}) => what.includes('did not include')),
      todosOf(made).join('\n'),
    );
  });

test('a recursive include ends', async () => {
  for (const [tool, source] of [
    ['vitepress', '<!--@include: ./page.md-->\n<!--@include: ./page.md-->'],
    ['docsify', "[x](page.md ':include')\n\n[x](page.md ':include')"],
    ['mkdocs', '--8<-- "page.md"\n--8<-- "page.md"'],
  ] as const)
    assert.ok((await moved(around[tool](source), tool)).leftovers.length >= 0);
});

test('hostile text takes linear time', async () => {
  const parts = [
    '[',
    '](',
    '{',
    '{{',
    '<a ',
    '`',
    ':::tip\n',
    '!!! note\n    ',
    '> [!NOTE] ',
    '<!--',
    '    x\n\n',
    '# a\n',
    '{% hint %}\n',
    '![',
    '*',
    '=== "a"\n\n',
    '$',
    '$$ ',
    '\\(',
    '++a',
    '==a',
    '^a',
    ':a',
    '![a](b){',
    '<CodeBlock>\n',
    '<div class="grid cards">\n',
  ];
  for (const tool of ['docusaurus', 'vitepress', 'docsify', 'mkdocs', 'gitbook'] as const)
    for (const part of parts) {
      const start = performance.now();
      await moved(around[tool](part.repeat(4000)), tool);
      const took = performance.now() - start;
      assert.ok(took < 4000, `${tool} ${JSON.stringify(part)} took ${Math.round(took)} ms`);
    }
});
