import assert from 'node:assert/strict';
import {test} from 'node:test';
import {draw, drawPage} from './draw.js';

const field = (attributes: string, head: string, id = 'param-a') =>
  `<param-field${attributes} data-rendered><div class="field" id="${id}"><div class="field-head">${head.replace(/(?<=<\/(?:code|span)>)(?=<span)/g, ' ')}</div><div class="field-body"></div></div></param-field>`;
const name = '<code class="field-name">a</code>';
const path = '<span class="field-location">path</span>';
const required = '<span class="field-required">required</span>';

const fields: readonly (readonly [says: string, page: string, html: string])[] = [
  ['a bare flag is true', '<ParamField path="a" required />', field(' path="a" required', `${name}${path}${required}`)],
  [
    'required={true} is true',
    '<ParamField path="a" required={true} />',
    field(' path="a" required', `${name}${path}${required}`),
  ],
  [
    'required="true" is true',
    '<ParamField path="a" required="true" />',
    field(' path="a" required', `${name}${path}${required}`),
  ],
  ['required={false} is false', '<ParamField path="a" required={false} />', field(' path="a"', `${name}${path}`)],
  ['required="false" is false', '<ParamField path="a" required="false" />', field(' path="a"', `${name}${path}`)],
  [
    'the tag is the component',
    '<param-field path="a" required />',
    field(' path="a" required', `${name}${path}${required}`),
  ],
  [
    'path comes before query and body',
    '<ParamField body="c" query="b" path="a" />',
    field(' path="a" query="b" body="c"', `${name}${path}`),
  ],
  [
    'markup may be a type',
    '<ParamField path="a" type={<b>T</b>} />',
    field(' path="a"', `${name}<span class="field-type"><b>T</b></span>${path}`),
  ],
  [
    'text is escaped in every place',
    '<ParamField path="a" type="<b>&" />',
    field(' path="a"', `${name}<span class="field-type">&lt;b&gt;&amp;</span>${path}`),
  ],
  [
    'a default of 0 is shown',
    '<ParamField path="a" default={0} />',
    field(' path="a"', `${name}${path}<span class="field-default">default <code>0</code></span>`),
  ],
  [
    'a default of false is shown',
    '<ParamField path="a" default={false} />',
    field(' path="a"', `${name}${path}<span class="field-default">default <code>false</code></span>`),
  ],
  [
    'a default that is a list is shown as JSON',
    '<ParamField path="a" default={["copy"]} />',
    field(' path="a"', `${name}${path}<span class="field-default">default <code>[&quot;copy&quot;]</code></span>`),
  ],
  ['an empty default is none', '<ParamField path="a" default="" />', field(' path="a"', `${name}${path}`)],
  [
    'optional is said unless it is required',
    '<ParamField path="a" optional />',
    field(' path="a" optional', `${name}${path}<span class="field-location">optional</span>`),
  ],
  ['a name without location', '<ParamField name="a" />', field('', name, 'response-a')],
];

for (const [says, page, html] of fields)
  test(`<ParamField>: ${says}`, async () => assert.equal(await draw(page), html));

const same: readonly (readonly [says: string, page: string, other: string])[] = [
  [
    'a prop in kebab-case is the prop',
    '<Accordion title="A" default-open icon-type="x">b</Accordion>',
    '<Accordion title="A" defaultOpen iconType="x">b</Accordion>',
  ],
  ['a tag of a component is the component', '<docs-card title="A">b</docs-card>', '<Card title="A">b</Card>'],
  [
    'tabs may be written as tags',
    '<docs-tabs><docs-tab title="A">b</docs-tab></docs-tabs>',
    '<Tabs><Tab title="A">b</Tab></Tabs>',
  ],
  [
    'steps may be written as tags',
    '<docs-steps><docs-step title="A">b</docs-step></docs-steps>',
    '<Steps><Step title="A">b</Step></Steps>',
  ],
  [
    'an icon in its long form',
    '<Card title="A" icon={{name: "star", style: "solid", library: "fontawesome"}} />',
    '<Card title="A" icon="star" iconType="solid" />',
  ],
  ['a spread gives props', '<Card {...{title: "A", href: "/b"}} />', '<Card title="A" href="/b" />'],
  ['what stands behind a spread wins', '<Card title="B" {...{title: "C"}} title="A" />', '<Card title="A" />'],
  ['a number may be text', '<Columns cols="3">a</Columns>', '<Columns cols={3}>a</Columns>'],
  ['columns are 1 to 4', '<Columns cols={0}>a</Columns>', '<Columns cols={1}>a</Columns>'],
  ['a location names a response field', '<ResponseField body="a" />', '<ResponseField path="a" />'],
];

for (const [says, page, other] of same) test(says, async () => assert.equal(await draw(page), await draw(other)));

test('a title keeps its markup, except where only text is possible', async () => {
  assert.match(
    await draw('<Card icon="rocket" href="/a" />'),
    /<a class="card-link"[^>]*><span class="visually-hidden">rocket</,
  );
  assert.match(await draw('<Card href="/a" />'), /<a class="card-link"[^>]*>\/a</);
  assert.match(await draw('<Card title={<b>x</b>} />'), /<p class="card-title"><b>x<\/b><\/p>/);
  assert.match(
    await draw('<Tabs><Tab title={<b>x</b>}>a</Tab></Tabs>'),
    /data-panel="x"><span><b>x<\/b><\/span><\/a>.*<section [^>]*aria-label="x"/,
  );
});

test('a card for another site has an arrow by default', async () => {
  assert.match(await draw('<Card title="A" href="https://a.b" />'), /card-arrow/);
  assert.doesNotMatch(await draw('<Card title="A" href="https://a.b" arrow={false} />'), /card-arrow/);
  assert.doesNotMatch(await draw('<Card title="A" href="/b" />'), /card-arrow/);
  assert.match(await draw('<Card title="A" href="/b" arrow />'), /card-arrow/);
});

test('invalid colors are ignored', async () => {
  const fill = async (value: string) =>
    /fill="([^"]*)"/.exec(await draw(`<Color.Item name="a" value=${value} />`))?.[1];
  for (const good of [
    '#fff',
    '#ff00aa',
    '#ff00aa80',
    'rebeccapurple',
    'rgb(1 2 3 / 50%)',
    'hsla(1, 2%, 3%, 0.5)',
    'color(display-p3 1 0 0)',
  ])
    assert.equal(await fill(`"${good}"`), good);
  for (const bad of ['', '#ff', 'url(#a)', 'var(--x)', 'expression(1)', 'rgb(1;2)', 'red;blue'])
    assert.equal(await fill(`"${bad}"`), undefined);
  assert.match(
    await draw('<Color.Item value={{dark: "red"}} />'),
    /^<docs-color-item data-rendered><copy-text class="color-item">/,
  );
});

test('an invalid URL leaves only the text', async () => {
  assert.doesNotMatch(await draw('<Card title="A" href="javascript:x" />'), /<a/);
  assert.equal(await draw('a <Link href="javascript:x">b</Link>'), '<p>a <docs-link data-rendered>b</docs-link></p>');
  assert.equal(await draw('<Image src="javascript:x" alt="A" />'), '<docs-image data-rendered>A</docs-image>');
});

const containers: readonly (readonly [says: string, page: string, words: readonly string[]])[] = [
  [
    'Tabs keep what is no tab',
    '<Tabs>\nstray\n\n<Tab title="T">\npanel\n</Tab>\n\n<Note>other</Note>\n\n```js\ncode\n```\n</Tabs>',
    ['stray', 'panel', 'other', 'code'],
  ],
  ['Tabs without a tab keep their text', '<Tabs>\nstray\n</Tabs>', ['stray']],
  [
    'Steps keep what is no step',
    '<Steps>\nstray\n\n<Step title="T">\nstep\n</Step>\n\n- item\n</Steps>',
    ['stray', 'step', 'item'],
  ],
  ['Steps without a step keep their text', '<Steps>\n1. stray\n</Steps>', ['stray']],
  [
    'CodeGroup keeps what is no code',
    '<CodeGroup>\nstray\n\n```js\none\n```\n\n```py\ntwo\n```\n\n<Note>other</Note>\n</CodeGroup>',
    ['stray', 'one', 'two', 'other'],
  ],
  ['CodeGroup of one block keeps it', '<CodeGroup>\nstray\n\n```js\none\n```\n</CodeGroup>', ['stray', 'one']],
  [
    'RequestExample keeps what is no code',
    '<RequestExample>\nstray\n\n```js\none\n```\n</RequestExample>',
    ['stray', 'one'],
  ],
  ['Tree keeps what is no file', '<Tree>\nstray\n<Tree.File name="file" />\n</Tree>', ['stray', 'file']],
  ['CardGroup keeps what is no card', '<CardGroup>\nstray\n<Card title="card" />\n</CardGroup>', ['stray', 'card']],
];

for (const [says, page, words] of containers) {
  test(`nothing is lost: ${says}`, async () => {
    const html = await draw(page);
    for (const word of words) assert.equal(html.replace(/<[^>]*>/g, ' ').split(word).length, 2, `${word} in ${html}`);
  });
}

test('ids are unique on a page', async () => {
  const html = await draw(
    '# A\n\n## A\n\n<h2 id="a">B</h2>\n\n<div id="a">c</div>\n\n<Tabs>\n<Tab title="A">\na\n</Tab>\n<Tab title="A">\nb\n</Tab>\n</Tabs>\n\n<Steps>\n<Step title="A">\na\n</Step>\n</Steps>\n\n<Accordion title="A">\na\n</Accordion>\n\n<Update label="A">\na\n</Update>\n\n<ParamField path="a" />\n\n<ParamField path="a" />\n\n<Tooltip tip="A">a</Tooltip> <Tooltip tip="A">a</Tooltip>',
  );
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(match => match[1] as string);
  assert.deepEqual(ids, [
    'a',
    'a-2',
    'a-3',
    'a-4',
    'a-5',
    'a-6',
    'a-7',
    'a-8',
    'a-9',
    'param-a',
    'param-a-2',
    'tip-a',
    'tip-a-2',
  ]);
});

test('a heading keeps its id if a tab, step or accordion has the same name', async () => {
  const html = await draw(
    '<Tabs>\n<Tab title="Setup">\na\n</Tab>\n</Tabs>\n\n<Steps>\n<Step title="Setup">\nb\n</Step>\n</Steps>\n\n## Setup\n\n<Note>\n## Setup\n</Note>\n\n<Accordion title="Setup">c</Accordion>',
  );
  const ids = [...html.matchAll(/<(\w+)[^>]* id="([^"]*)"/g)].map(match => `${match[1]} ${match[2]}`);
  assert.deepEqual(ids, ['section setup-3', 'li setup-4', 'h2 setup', 'h2 setup-2', 'details setup-5']);
});

test('changelog entries and view headings are in the outline, and agent content is not', async () => {
  const {outline, content} = await drawPage(
    '<Update label={<b>May & June</b>}>\n## in an update\n</Update>\n\n<View title="A">\n## in a view\n</View>\n\n<Visibility for="agents">\n## for agents\n</Visibility>',
  );
  assert.deepEqual(outline, [
    {id: 'may-&-june', text: 'May & June', level: 2},
    {id: 'in-a-view', text: 'in a view', level: 2},
  ]);
  assert.doesNotMatch(content.text, /for agents/);
});

test('a fragment shows its children', async () => {
  const {content, problems} = await drawPage('<Fragment>a</Fragment>\n\n<React.Fragment>\nb\n</React.Fragment>');
  assert.match(content.text, /^(<p>)?a(<\/p>)?<p>b<\/p>$/);
  assert.deepEqual(problems, []);
});

test('classes on an icon or badge load the utility style sheet', async () => {
  assert.deepEqual([...(await drawPage('<Icon icon="bell" className="ml-2" />')).classes], ['ml-2']);
  assert.deepEqual([...(await drawPage('<Icon icon="bell" class="ml-2 p-[3px]" />')).classes], ['ml-2 p-[3px]']);
  assert.deepEqual([...(await drawPage('<Icon icon="bell" />')).classes], []);
});

test('step props can be in kebab-case', async () => {
  const step = (props: string) => draw(`<Steps><Step title="A" ${props}>a</Step></Steps>`);
  assert.equal(
    await step('step-number={3} title-size="h3" no-anchor'),
    await step('stepNumber={3} titleSize="h3" noAnchor'),
  );
  assert.match(await step('noAnchor'), /<p class="step-title">A<\/p>/);
});

test('a mermaid code fence is a diagram that contains its source', async () => {
  assert.match(
    await draw('```mermaid\ngraph TD\n```'),
    /^<docs-mermaid [^>]*data-rendered><code-block .*graph TD.*<\/code-block><\/docs-mermaid>$/,
  );
  assert.doesNotMatch(await draw('```mermaidx\ngraph TD\n```'), /docs-mermaid/);
});

test('an image can disable enlarging', async () => {
  assert.match(await draw('<img src="/a.png" noZoom />'), / data-no-zoom/);
  assert.match(await draw('<Image src="/a.png" noZoom />'), / data-no-zoom/);
  assert.doesNotMatch(await draw('<img src="/a.png" noZoom={false} />'), /data-no-zoom/);
});

test('the outline has visible and tabbed headings of levels 2 to 4, and marks closed tabs', async () => {
  const {outline} = await drawPage(
    '# t\n\n## a\n\n### b\n\n#### c\n\n##### d\n\n<Tabs>\n<Tab title="x">\n## in a tab\n</Tab>\n<Tab title="z">\n## in another\n</Tab>\n</Tabs>\n\n<Accordion title="y">\n## in an accordion\n</Accordion>\n\n<Expandable>\n## in an expandable\n</Expandable>\n\n<Note>\n## in a note\n</Note>\n\n<h2>html *h*</h2>\n\n## `code` {#own}\n\n##\n',
  );
  assert.deepEqual(outline, [
    {id: 'a', text: 'a', level: 2},
    {id: 'b', text: 'b', level: 3},
    {id: 'c', text: 'c', level: 4},
    {id: 'in-a-tab', text: 'in a tab', level: 2},
    {id: 'in-another', text: 'in another', level: 2, isClosed: true},
    {id: 'in-a-note', text: 'in a note', level: 2},
    {id: 'html-h', text: 'html h', level: 2},
    {id: 'own', text: 'code', level: 2},
  ]);
});

test('an unknown component shows its content and is reported', async () => {
  const {content, problems} = await drawPage('a\n\n<Widget a="b">x</Widget>');
  assert.equal(content.text, '<p>a</p>x');
  assert.deepEqual(problems, [
    {
      code: 'component-unknown',
      level: 'warning',
      message: 'The component <Widget> does not exist. Readers see only its content.',
      fix: 'Import Widget from a .jsx file, or delete <Widget>.',
      subject: 'Widget',
      isEmpty: false,
      place: {file: 'guides/page.mdx', line: 3, column: 1},
    },
  ]);
});

test('a paragraph with a block becomes a div, because HTML would close it', async () => {
  assert.match(await draw('a <Note>b</Note> c'), /^<div class="paragraph">a <docs-note .*<\/docs-note> c<\/div>$/s);
  assert.match(await draw('a <Badge>b</Badge> c'), /^<p>a <docs-badge .*<\/docs-badge> c<\/p>$/s);
});

test("content between a container's children keeps its position", async () => {
  const order = async (source: string) =>
    [...(await draw(source)).matchAll(/\b(first|second|before|between|after)\b/g)].map(([word]) => word);
  const words = ['before', 'first', 'second', 'after'];
  const fence = (word: string) => `\`\`\`js A${word.length}\n${word}\n\`\`\``;
  assert.deepEqual(
    await order(`<CodeGroup>\nbefore\n\n${fence('first')}\n\n${fence('second')}\n\n<Note>after</Note>\n</CodeGroup>`),
    words,
  );
  assert.deepEqual(
    await order('<Tabs>\nbefore\n<Tab title="a">\nfirst\n</Tab>\n<Tab title="b">\nsecond\n</Tab>\nafter\n</Tabs>'),
    words,
  );
  assert.deepEqual(
    await order(
      '<Steps>\nbefore\n<Step title="a">\nfirst\n</Step>\nbetween\n<Step title="b">\nsecond\n</Step>\nafter\n</Steps>',
    ),
    ['before', 'first', 'between', 'second', 'after'],
  );
});
