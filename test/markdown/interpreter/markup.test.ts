// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources contain templates.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {evaluate, renderPage} from './render-page.js';

const markup: readonly (readonly [name: string, source: string, html: string])[] = [
  ['shows an element', '<b>x</b>', '<b>x</b>'],
  ['shows a fragment', '<><b>x</b>y</>', '<b>x</b>y'],
  ['escapes values', '<b title={text}>{text}</b>', '<b title="&lt;i&gt;&quot;">&lt;i&gt;&quot;</b>'],
  ['decodes references in its own text only', '<b>&lt;&thinsp;{"&lt;"}</b>', '<b>&lt;&thinsp;&amp;lt;</b>'],
  ['spreads attributes', '<a {...{href: "/x", title: "t"}}>x</a>', '<a href="/x" title="t">x</a>'],
  ['drops handlers without reading them', '<b onClick={e => (e.x = 1)} key={1} {...{onload: "x"}}>x</b>', '<b>x</b>'],
  ['shows nothing for booleans and null', '<b>{true}{null}{undefined}{false}{0}{""}</b>', '<b>0</b>'],
  ['shows lists in lists', '<b>{[1, ["a", <i>c</i>]]}</b>', '<b>1a<i>c</i></b>'],
  ['styles with an object', '<b style={{color: n > 1 ? "red" : "blue"}}>x</b>', '<b style="color:red">x</b>'],
  ['joins a list of elements', '[1, 2].map(i => <i key={i}>{i}</i>)', '<i>1</i><i>2</i>'],
  ['takes one element by condition', 'n > 1 && <i>{n}</i>', '<i>2</i>'],
  [
    'calls a component of its own',
    '(() => { const Row = ({a, children}) => <i>{a}{children}</i>; return <Row a="1">x</Row> })()',
    '<i>1x</i>',
  ],
  [
    'draws the element that a name stands for',
    '(() => { const Tag = n > 1 ? "th" : "td"; return <Tag>{n}</Tag> })()',
    '<th>2</th>',
  ],
  [
    'gives an element of that kind no more than others have',
    '(() => { const Tag = "script"; return <Tag>{n}</Tag> })()',
    '',
  ],
  ['keeps Markdown as it stands', '<b>*x* `y`</b>', '<b>*x* `y`</b>'],
  ['ignores comments', '<b>{/* no */}x{\n// no\n}</b>', '<b>x</b>'],
];

for (const [name, source, html] of markup)
  test(name, () => assert.equal(evaluate(source, {n: 2, text: '<i>"'}), `html: ${html}`));

const space: readonly (readonly [source: string, html: string])[] = [
  ['<b> a </b>', '<b> a </b>'],
  ['<b>\n  a\n</b>', '<b>a</b>'],
  ['<b>\n  a\n  b\n\n  c </b>', '<b>a b c </b>'],
  ['<b>a{" "}\n  <i>b</i>\n  c</b>', '<b>a <i>b</i>c</b>'],
  ['<b>\n  <i>b</i>\n  <i>c</i>\n</b>', '<b><i>b</i><i>c</i></b>'],
  ['<b>a <i>b</i> c</b>', '<b>a <i>b</i> c</b>'],
  ['<b>\t\n</b>', '<b></b>'],
  ['<b>{"a"} {"b"}</b>', '<b>a b</b>'],
  ['<b>a\u00a0\n</b>', '<b>a\u00a0</b>'],
];

test('white space follows JSX rules', () => {
  for (const [source, html] of space) assert.equal(evaluate(source), `html: ${html}`, source);
});

const pages: readonly (readonly [name: string, page: string, html: string, snippet?: string])[] = [
  [
    'shows a component of the page with its children',
    'export const Term = ({name, children}) => {\nconst href = name ? `/terms#${name}` : "/terms";\nreturn (\n\n<a href={href} onMouseEnter={(e) => (e.target.style.color = "#fff")}>\n  {children || "term"}\n</a>\n); };\n\nA <Term name="x">*word*</Term>, a <Term />.',
    '<p>A <a href="/terms#x"><em>word</em></a>, a <a href="/terms">term</a>.</p>',
  ],
  [
    'gives a container its parts',
    'export const All = () => <Tabs>{["x", "y"].map(name => <Tab title={name}>{name}!</Tab>)}</Tabs>\n\n<All />',
    '<docs-tabs data-rendered><div class="tab-bar"><a class="tab" href="#x" data-panel="x">x</a><a class="tab" href="#y" data-panel="y">y</a></div><section class="tab-panel" id="x" aria-label="x"><p class="tab-title">x</p>x!</section><section class="tab-panel" id="y" aria-label="y"><p class="tab-title">y</p>y!</section></docs-tabs>',
  ],
  [
    'uses the names of the file that a component comes from',
    'import {Badge} from "/snippets/badge.mdx"\n\nexport const word = "page"\n\n<Badge of={word}>*c*</Badge>',
    '<b>snippet: page, <i><em>c</em></i></b>',
    'export const word = "snippet"\nexport const Inner = ({children}) => <i>{children}</i>\nexport function Badge(props) {\n  const {of, children} = props;\n  return <b>{word}: {of}, <Inner>{children}</Inner></b>;\n}',
  ],
  [
    'passes markup as a prop',
    'export const Box = ({title}) => <div>{title}</div>\nexport const Outer = ({title}) => <Box title={<i>{title}</i>} />\n\n<Outer title={<b>x</b>} />',
    '<div><i><b>x</b></i></div>',
  ],
  [
    'keeps markup inside of rows',
    'export const rows = [{cell: <b>x</b>}]\nexport const List = ({rows}) => rows.map(row => <p>{row.cell}</p>)\n\n<List rows={rows} />',
    '<p><b>x</b></p>',
  ],
  [
    'draws a component of ours that was chosen from several',
    'export const Box = ({kind, ...props}) => {\n  const all = {badge: Badge, tip: Tooltip};\n  const Part = all[kind] || Badge;\n  return <Part {...props} />;\n};\n\n<Box kind="badge">x</Box>',
    '<docs-badge data-rendered><span class="badge">x</span></docs-badge>',
  ],
  [
    'shows a placeholder for a component with hooks',
    'export const Count = () => {\n  const [n] = useState(0);\n  return <b>{n}</b>;\n};\n\n<Count />',
    '<span class="needs-script" title="This component needs JavaScript, which this site doesn’t allow."><code>&lt;Count&gt;</code></span>',
  ],
  ['leaves words in braces as they are', 'Write {your name} and {id}.', '<p>Write {your name} and {id}.</p>'],
];

for (const [name, page, html, snippet = ''] of pages)
  test(name, async () => assert.equal(await renderPage(page, {'snippets/badge.mdx': snippet}), html));

test('a formula keeps its text, and a price is not a formula', async () => {
  assert.match(await renderPage('a $x_1$ b'), /x_1/);
  assert.match(await renderPage('$$\nx_1\n$$'), /x_1/);
  assert.equal(await renderPage('$5 and $6'), '<p>$5 and $6</p>');
});

test("a snippet's footnotes have their own ids", async () => {
  const html = await renderPage('import A from "/snippets/a.mdx"\n\na[^1]\n\n<A />\n\n[^1]: b', {
    'snippets/a.mdx': 'c[^1]\n\n[^1]: d',
  });
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  assert.equal(ids.length, 4);
  assert.equal(new Set(ids).size, 4);
});

test("without a session, the author's fallbacks for user are shown", async () => {
  const cases: readonly (readonly [page: string, html: string])[] = [
    ['Hello {user.firstName ?? "there"}!', '<p>Hello there!</p>'],
    ['Hello {user.firstName || user.name || `you`}.', '<p>Hello you.</p>'],
    ['{user.groups?.includes("a") ? "in" : "out"}', 'out'],
    ['A{user.firstName}B', '<p>AB</p>'],
    ['Ask /users/{user}/posts', '<p>Ask /users/{user}/posts</p>'],
    ['export const user = {firstName: "Ada"}\n\nHello {user.firstName ?? "there"}!', '<p>Hello Ada!</p>'],
    ['export const Hello = () => <b>{user.firstName ?? "there"}</b>\n\n<Hello />', '<b>there</b>'],
  ];
  for (const [page, html] of cases) assert.equal((await renderPage(page)).trim(), html, page);
});

test('an expression that needs a runtime is a short placeholder', async () => {
  const long = '<p>text</p>'.repeat(200);
  const pages = [
    `{(() => { const [n, setN] = React.useState(0); return <button onClick={() => setN(n + 1)}>{n}${long}</button>; })()}`,
    `Before {(() => { const [n] = useState(0); return n; })()} after`,
    `{(function () { return window.location.href; })()}`,
    `{items.map(each => { while (true) {} })}`,
  ];
  for (const page of pages) {
    const html = await renderPage(page);
    assert.match(html, /<span class="needs-script"[^>]*><code>\{…\}<\/code><\/span>/);
    assert.ok(html.length < 250, html);
  }
});

test('an invalid expression is shown as written', async () => {
  assert.equal(await renderPage('Say {b c} and {id}'), '<p>Say {b c} and {id}</p>');
});
