// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the pages contain templates.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {drawPage} from '../../components/draw.js';
import {type Case, printTree, renderWithReact} from './react.js';

const items = "export const items = [{t: 'A', b: 'one'}, {t: 'B', b: 'two'}];";
const parts = `export const One = ({t, children}) => <Tab title={t}>{children}</Tab>;
export const All = ({rows}) => <>{rows.map(row => <One key={row.t} t={row.t}>{row.b}</One>)}</>;`;

const cases: Readonly<Record<string, Case>> = {
  'tabs of a list': {
    given: items,
    body: '<Tabs>\n{items.map(i => <Tab key={i.t} title={i.t}>{i.b}</Tab>)}\n</Tabs>',
  },
  'steps of a list': {
    given: items,
    body: '<Steps>{items.map((i, n) => <Step title={`${n + 1}. ${i.t}`}>{i.b}</Step>)}</Steps>',
  },
  'cards of a list': {
    given: items,
    body: '<CardGroup cols={2}>\n{items.map(i => <Card title={i.t} href={`/${i.b}`}>{i.b}</Card>)}\n</CardGroup>',
  },
  'accordions of a list': {
    given: items,
    body: '<AccordionGroup>\n{items.map(({t, b}) => <Accordion title={t}>{b}</Accordion>)}\n</AccordionGroup>',
  },
  'what stands beside them stays in its place': {
    given: items,
    body: '<Steps>\n<Step title="First">a</Step>\n{items.map(i => <Step title={i.t}>{i.b}</Step>)}\n<Step title="Last">z</Step>\n</Steps>',
  },
  'a condition that holds': {
    given: 'export const on = true;',
    body: '<Tabs>\n{on && <Tab title="A">a</Tab>}\n<Tab title="B">b</Tab>\n</Tabs>',
  },
  'a condition that does not hold': {
    given: 'export const on = false;',
    body: '<Tabs>\n{on && <Tab title="A">a</Tab>}\n<Tab title="B">b</Tab>\n</Tabs>',
  },
  'a zero is shown': {given: 'export const n = 0;', body: '<Card title="A">{n && <b>a</b>}</Card>'},
  'one of two': {
    given: 'export const on = false;',
    body: '<Tabs>{on ? <Tab title="A">a</Tab> : <Tab title="B">b</Tab>}</Tabs>',
  },
  'one or nothing': {
    given: 'export const on = false;',
    body: '<Steps>{on ? <Step title="A">a</Step> : null}<Step title="B">b</Step></Steps>',
  },
  'a choice in a choice': {
    given: 'export const n = 2;',
    body: '<Tabs>{n === 1 ? <Tab title="A">a</Tab> : n === 2 ? <Tab title="B">b</Tab> : <Tab title="C">c</Tab>}</Tabs>',
  },
  'what stands in for nothing': {
    given: 'export const none = null;\nexport const empty = "";',
    body: '<Tabs>{none ?? <Tab title="A">a</Tab>}{empty || <Tab title="B">b</Tab>}</Tabs>',
  },
  'an element by a variable': {
    given:
      "export const Box = ({as, children}) => { const Tag = as ? 'section' : 'div'; return <Tag>{children}</Tag>; };",
    body: '<Box as="x">a</Box>',
  },
  'a component by a variable': {
    given:
      'export const Box = ({kind, ...rest}) => { const all = {note: Note, badge: Badge}; const Part = all[kind] ?? Note; return <Part {...rest} />; };',
    body: '<Box kind="badge" color="red">a</Box>',
  },
  'names that change, and cases': {
    given:
      "export const Box = ({kind, n = 1}) => { let color = 'gray'; if (kind) color = 'red'; n += 1; switch (kind) { case 'a': case 'b': color += '!'; break; case 'c': return <Note>c</Note>; default: color = 'none'; } console.log(color); return <Badge color={color}>{n}</Badge>; };",
    body: '<div><Box kind="a" /><Box kind="b" n={4} /><Box kind="c" /><Box /></div>',
  },
  'what is sorted and counted': {
    given:
      "export const List = ({rows}) => { let all = 0; rows.forEach(row => { all += row.n; }); return <Note>{[...rows].sort((a, b) => b.n - a.n).map(row => row.t).join()} {all} {rows.reduce((sum, row) => Math.max(sum, row.n), 0)} {rows.flatMap(row => [row.t, '-'])}</Note>; };",
    body: "<List rows={[{t: 'x', n: 1}, {t: 'y', n: 3}, {t: 'z', n: 2}]} />",
  },
  'an arrow component': {
    given: 'export const One = ({t}) => <Tab title={t}>text of {t}</Tab>;',
    body: '<Tabs>\n<One t="A" />\n<One t="B" />\n</Tabs>',
  },
  'an arrow component with children': {
    given: 'export const One = ({t, children}) => <Step title={t}>{children}</Step>;',
    body: '<Steps>\n<One t="A">a <b>b</b></One>\n<One t="B">c</One>\n</Steps>',
  },
  'an arrow component of several': {
    given: 'export const Two = () => <><Step title="A">a</Step><Step title="B">b</Step></>;',
    body: '<Steps>\n<Two />\n<Step title="C">c</Step>\n</Steps>',
  },
  'an arrow component of several by its long name': {
    given:
      'export const Two = () => <React.Fragment><Step title="A">a</Step><Step title="B">b</Step></React.Fragment>;',
    body: '<Steps>\n<Two />\n</Steps>',
  },
  'an arrow component around the container': {
    given: 'export const Box = ({children}) => <Tabs>{children}</Tabs>;',
    body: '<Box>\n<Tab title="A">a</Tab>\n<Tab title="B">b</Tab>\n</Box>',
  },
  'arrow components in arrow components': {
    given:
      'export const One = ({t}) => <Step title={t}>{t}</Step>;\nexport const Two = () => <><One t="A" /><One t="B" /></>;\nexport const All = () => <Steps><Two /><One t="C" /></Steps>;',
    body: '<All />',
  },
  'an arrow component that shows its children twice': {
    given:
      'export const Twice = ({children}) => <Tabs><Tab title="A">{children}</Tab><Tab title="B">{children}</Tab></Tabs>;',
    body: '<Twice><Badge>new</Badge></Twice>',
  },
  'an arrow component without children': {
    given: 'export const One = ({children}) => <Tab title="A">{children || "nothing"}</Tab>;',
    body: '<Tabs><One /></Tabs>',
  },
  'an arrow component with a body of statements': {
    given:
      'export const One = ({n}) => { const t = `Step ${n}`; if (n > 1) { return <Step title={t}>late</Step>; } return <Step title={t}>first</Step>; };',
    body: '<Steps>{[1, 2].map(n => <One n={n} />)}</Steps>',
  },
  'an arrow component that calls itself': {
    given:
      'export const Rows = ({rows}) => <>{rows.map(r => <Card title={r.t}>{r.rows && <Rows rows={r.rows} />}</Card>)}</>;',
    body: '<Rows rows={[{t: "A", rows: [{t: "B"}, {t: "C"}]}]} />',
  },
  'defaults of parameters': {
    given: 'export const One = ({t = "A", b: {c} = {c: "x"}}) => <Tab title={t}>{c}</Tab>;',
    body: '<Tabs><One /><One t="B" b={{c: "y"}} /></Tabs>',
  },
  'props that are spread': {
    given: items,
    body: '<Tabs>{items.map(({b, ...rest}) => <Tab title={rest.t} {...rest}>{b}</Tab>)}</Tabs>',
  },
  'props that are spread on the page': {
    given: "export const all = {title: 'A', icon: 'x'};",
    body: '<Tabs>\n<Tab {...all}>a</Tab>\n<Tab {...all} title="B">b</Tab>\n<Tab title="B" {...all}>c</Tab>\n</Tabs>',
  },
  'all props handed on, with the children': {
    given: 'export const One = props => <Tab {...props} />;',
    body: '<Tabs>\n<One title="A">a <b>b</b></One>\n</Tabs>',
  },
  'children as a prop': {body: '<Tabs>\n<Tab title="A" children={<b>a</b>} />\n</Tabs>'},
  'attributes of HTML that are spread': {
    given: "export const all = {className: 'x', id: 'y'};",
    body: '<div {...all}>a</div>',
  },
  'a snippet': {snippets: ['\n<Tab title="A">a</Tab>\n<Tab title="B">b</Tab>\n'], body: '<Tabs>\n<S1 />\n</Tabs>'},
  'a snippet among others': {
    snippets: ['\n<Step title="B">b</Step>\n<Step title="C">c</Step>\n'],
    body: '<Steps>\n<Step title="A">a</Step>\n<S1 />\n<Step title="D">d</Step>\n</Steps>',
  },
  'a snippet with children': {
    snippets: ['\n<Step title={props.t}>{props.children}</Step>\n'],
    body: '<Steps>\n<S1 t="A">a <b>b</b></S1>\n<S1 t="B">c</S1>\n</Steps>',
  },
  'a snippet with markup as a prop': {
    snippets: ['\n<Tab title={props.t}>a</Tab>\n'],
    body: '<Tabs>\n<S1 t={<b>A</b>} />\n</Tabs>',
  },
  'a snippet that hands everything on': {
    snippets: ['\n<Card {...props} />\n'],
    body: '<S1 title="A">a</S1>',
  },
  'a snippet for each of a list': {
    given: items,
    snippets: ['\n<Tab title={props.t}>{props.children}</Tab>\n'],
    body: '<Tabs>\n{items.map(i => <S1 t={i.t}>{i.b}</S1>)}\n</Tabs>',
  },
  'components of a script': {parts, given: items, body: '<Tabs>\n<All rows={items} />\n<One t="C">c</One>\n</Tabs>'},
  'markup in a constant': {
    given: 'export const first = <Tab title="A">a</Tab>;',
    body: '<Tabs>\n{first}\n<Tab title="B">b</Tab>\n</Tabs>',
  },
  'a list of markup in a constant': {
    given: 'export const list = [<Tab title="A">a</Tab>, <Tab title="B">b</Tab>];',
    body: '<Tabs>\n{list}\n</Tabs>',
  },
  'lists in lists': {
    body: '<Steps>{[[1, 2], [3]].map(row => row.map(n => <Step title={n}>{[n, [n]]}</Step>))}</Steps>',
  },
  'a list that is filtered and turned around': {
    body: '<Steps>{[1, 2, 3, 4].filter(n => n % 2 === 0).reverse().map(n => <Step title={n}>{n}</Step>)}</Steps>',
  },
  'the entries of an object': {
    given: "export const all = {A: 'a', B: 'b'};",
    body: '<Tabs>{Object.entries(all).map(([t, b]) => <Tab title={t}>{b}</Tab>)}</Tabs>',
  },
  'a title of markup': {
    given: "export const v = '1.2';",
    body: '<Tabs>\n<Tab title={<b>A {v}</b>}>a</Tab>\n<Tab title={<>B <Badge>{v}</Badge></>}>b</Tab>\n</Tabs>',
  },
  'a list as a prop, with markup in it': {body: '<Tabs items={[<b>A</b>, "B", 3]}>\n<Tab>a</Tab>\n</Tabs>'},
  'an object as a prop, with markup in it': {
    given: 'export const One = ({mark}) => <Card title={mark.text} icon={mark.icon}>{mark.icon}</Card>;',
    body: '<One mark={{text: "A", icon: <i>x</i>}} />',
  },
  'rows of objects with markup in them': {
    given: 'export const All = ({rows}) => <Steps>{rows.map(r => <Step title={r.t}>{r.b}</Step>)}</Steps>;',
    body: '<All rows={[{t: <b>A</b>, b: <Badge>a</Badge>}, {t: "B", b: "b"}]} />',
  },
  'values that show nothing': {body: '<Card title="A">{true}{false}{null}{undefined}{""}{"x"}{0}</Card>'},
  'words with special signs': {given: 'export const s = `<b> & "q" \'a\'`;', body: '<Card title={s}>{s}</Card>'},
  'a heading with a constant': {given: "export const v = '1.2';", body: '<h2>Version {v}</h2>'},
  'headings of a list': {given: items, body: '<Card>{items.map(i => <h3>{i.t} of {items.length}</h3>)}</Card>'},
};

function pageOf({given = '', body, snippets = [], parts: script = ''}: Case) {
  const names = [...script.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const text = [
    ...snippets.map((_, index) => `import S${index + 1} from '/snippets/s${index + 1}.mdx'`),
    ...(script ? [`import {${names.join(', ')}} from '/snippets/parts.jsx'`] : []),
    `${given}\n\n${body}\n`,
  ].join('\n');
  const files = Object.fromEntries(snippets.map((snippet, index) => [`snippets/s${index + 1}.mdx`, snippet]));
  return drawPage(text, {...files, 'snippets/parts.jsx': script});
}

test('there are at least forty cases', () => {
  assert.ok(Object.keys(cases).length >= 40);
});

for (const [name, each] of Object.entries(cases))
  test(`resolves like React: ${name}`, async () => {
    const {nodes, problems} = await pageOf(each);
    assert.deepEqual(problems, []);
    assert.equal(printTree(nodes), renderWithReact(each));
  });

test('generated tabs have their titles and icons', async () => {
  for (const name of ['tabs of a list', 'a snippet for each of a list', 'the entries of an object']) {
    const {content} = await pageOf(cases[name] as Case);
    assert.match(content.text, /<div class="tab-bar"><a class="tab" href="#a" data-panel="a">A<\/a>.*>B<\/a><\/div>/);
  }
});

test('generated steps are numbered', async () => {
  for (const name of ['steps of a list', 'what stands beside them stays in its place', 'a snippet among others']) {
    const {content} = await pageOf(cases[name] as Case);
    const marks = [...content.text.matchAll(/class="step-mark" aria-hidden="true">(\d+)</g)].map(([, mark]) =>
      Number(mark),
    );
    assert.ok(marks.length > 1);
    assert.deepEqual(
      marks,
      marks.map((_, index) => index + 1),
    );
  }
});

test('labels of a list can be markup', async () => {
  const {content} = await drawPage('<Tabs items={[<b>One</b>, "Two"]}>\n<Tab>a</Tab>\n<Tab>b</Tab>\n</Tabs>');
  assert.match(content.text, /data-panel="one">One<\/a><a [^>]*data-panel="two">Two<\/a>/);
  const field = await drawPage('<ParamField body="a" pre={[<b>x</b>, "y"]}>t</ParamField>');
  assert.match(field.content.text, /<span class="field-label"><b>x<\/b><\/span> <span class="field-label">y<\/span>/);
  const update = await drawPage('<Update label="A" tags={[<b>x</b>, "y", 3]}>t</Update>');
  assert.match(update.content.text, /<span class="badge"><b>x<\/b><\/span><span class="badge">y<\/span><\/p>/);
});

test("a heading's value is part of its id and contents entry", async () => {
  const {content, outline} = await drawPage("export const v = '1.2'\n\n## Version {v} {1 + 1}\n\ntext");
  assert.match(content.text, /^<h2 id="version-1-2-2">Version 1\.2 2<a /);
  assert.deepEqual(outline, [{id: 'version-1-2-2', text: 'Version 1.2 2', level: 2}]);
});

test('expressions cannot read inside values that are passed to a component', async () => {
  const page = 'export const A = ({t}) => <b>{t.nodes}{Object.keys(t).length}</b>\n\n<A t={<i>x</i>} />';
  assert.match((await drawPage(page)).content.text, /<span class="needs-script"/);
  const {content} = await drawPage('<S t={<i>x</i>} />', {'snippets/s.mdx': '{t.nodes}'});
  assert.doesNotMatch(content.text, /<i>/);
});
