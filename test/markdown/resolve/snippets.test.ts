import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatProblem} from '../../../src/base/problem.js';
import {resolveSnippetPath} from '../../../src/markdown/resolve/snippets.js';
import {draw, drawPage} from '../../components/draw.js';

const cases: readonly (readonly [says: string, page: string, files: Readonly<Record<string, string>>, html: string])[] =
  [
    [
      'a page brings in a snippet',
      'import A from "/snippets/a.mdx"\n\n<A />',
      {'snippets/a.mdx': '**x**'},
      '<p><strong>x</strong></p>',
    ],
    ['a path may be relative', 'import A from "../snippets/a.mdx"\n\n<A />', {'snippets/a.mdx': 'x'}, '<p>x</p>'],
    [
      'a path may have no extension',
      'import A from "/snippets/a"\nimport {B} from "../snippets/b"\n\n<A /><B />',
      {'snippets/a.mdx': '**x**', 'snippets/b.jsx': 'export const B = () => <i>y</i>;'},
      '<p><strong>x</strong></p><i>y</i>',
    ],
    [
      'the head of a snippet is no text',
      'import A from "/a.mdx"\n\n<A />',
      {'a.mdx': '---\ntitle: t\n---\nx'},
      '<p>x</p>',
    ],
    [
      'props are values in the snippet',
      'import A from "/a.mdx"\n\n<A name="N" count={2} />',
      {'a.mdx': '{name} {props.count}'},
      'N2',
    ],
    [
      'a prop that is not given has its default',
      'import A from "/a.mdx"\n\n<A />\n\n<A name="N" on />',
      {
        'a.mdx':
          '{name ?? "you"} {name || "you"} {name ? "a" : "b"} {on && "on"} {!on && "off"} <a title={name ?? "t"}>x</a>',
      },
      'youyouboff<a title="t">x</a>NNaon<a title="N">x</a>',
    ],
    [
      'a name that a page does not have stays text',
      'Write {name ?? "you"}.',
      {},
      '<p>Write {name ?? &quot;you&quot;}.</p>',
    ],
    [
      'props stand in attributes of the snippet',
      'import A from "/a.mdx"\n\n<A to="/b" />',
      {'a.mdx': '<a href={to}>x</a>'},
      '<a href="/docs/b">x</a>',
    ],
    [
      'children stand where the snippet says',
      'import A from "/a.mdx"\n\n<A>**x**</A>',
      {'a.mdx': '<div>{children}</div>'},
      '<div><strong>x</strong></div>',
    ],
    [
      'props.children is the same',
      'import A from "/a.mdx"\n\n<A>x</A>',
      {'a.mdx': '<div>{props.children}</div>'},
      '<div>x</div>',
    ],
    ['a name is imported', 'import {x} from "/a.mdx"\n\na {x}', {'a.mdx': 'export const x = "v"'}, '<p>a v</p>'],
    [
      'a name is imported under another',
      'import {x as y} from "/a.mdx"\n\na {y}',
      {'a.mdx': 'export const x = "v"'},
      '<p>a v</p>',
    ],
    [
      'markup is imported by name',
      'import {X} from "/a.mdx"\n\n<X />',
      {'a.mdx': 'export const X = <b>x</b>'},
      '<b>x</b>',
    ],
    [
      'data of a script are values',
      'import {list, n} from "/snippets/d.js"\n\nCount {list.length} {n} {list[1].name}.',
      {'snippets/d.js': '// Rows\nexport const list = [{name: "A"}, {name: "B"}];\nexport const n = list.length;'},
      '<p>Count 2 2 B.</p>',
    ],
    [
      'what a script exports as its default is imported under any name',
      'import A from "../snippets/d.mjs"\nimport B from "/snippets/e.js"\n\n{A.title} {B.x}',
      {'snippets/d.mjs': 'export default {title: "T"};', 'snippets/e.js': 'const b = {x: 1};\nexport default b;'},
      'T1',
    ],
    [
      'types of a script are no part of its values',
      'import {rows, fixed, last} from "/snippets/t.ts"\n\n{rows.length} {fixed[1]} {last.a}',
      {
        'snippets/t.ts':
          'export const rows: Row[] = [{a: 1}];\ninterface Row {\n  a: number;\n}\nexport const fixed = ["x", "y"] as const;\ntype Kind = "a";\nexport const last = {a: 2} satisfies Row;',
      },
      '1y2',
    ],
    [
      'a file of data is a value',
      'import data from "/snippets/d.json"\n\n{data.list.length} {data["a b"]}',
      {'snippets/d.json': '{"list": [1, 2], "a b": "\\u00e9\\/"}\n'},
      '2é/',
    ],
    [
      'names of a file of data are its keys',
      'import {list, n as count, __proto__ as p} from "/snippets/d.json"\n\n{list.length} {count}',
      {'snippets/d.json': '{"list": [1, 2], "n": 7}\n'},
      '27',
    ],
    [
      'all names of a script are one object',
      'import * as d from "/snippets/d.js"\n\nCount {d.list.length} {d.n} {d.list[1].name}.',
      {'snippets/d.js': 'export const list = [{name: "A"}, {name: "B"}];\nexport const n = 4;'},
      '<p>Count 2 4 B.</p>',
    ],
    [
      'so are those that have to be worked out',
      'import * as d from "/snippets/d.js"\n\n{d.n} {d.list.map(each => each.name).join("-")} {d["a"]}',
      {
        'snippets/d.js':
          'export const list = [{name: "A"}, {name: "B"}];\nexport const n = list.length;\nexport const a = 1;\nexport default list.map(each => each);',
      },
      '2A-B1',
    ],
    [
      'all keys of a file of data are one object, and the whole is its default',
      'import * as d from "/snippets/d.json"\n\n{d.n} {d.default.n}',
      {'snippets/d.json': '{"n": 7}'},
      '77',
    ],
    [
      'components of a script are used by their place in it',
      'import * as Parts from "/snippets/p.jsx"\n\n<Parts.A name="N" />',
      {'snippets/p.jsx': 'export const A = ({name}) => <b>{name}</b>;\nexport const n = 1;'},
      '<b>N</b>',
    ],
    [
      'all names of a snippet are one object',
      'import * as s from "/s.mdx"\n\n<s.X /> {s.v}',
      {'s.mdx': 'export const v = "w"\n\nexport const X = <b>x</b>\n\nText'},
      '<b>x</b>w',
    ],
    [
      'a snippet brings in data of a script, and a component gets them',
      'import {T} from "/snippets/t.jsx"\nimport {list} from "/snippets/d.js"\n\n<T rows={list} />',
      {
        'snippets/t.jsx':
          'import {sign} from "./d.js";\nexport const T = ({rows}) => <ul>{rows.map(row => <li>{sign}{row.name}</li>)}</ul>;',
        'snippets/d.js': 'export const list = [{name: "A"}];\nexport const sign = "+";',
      },
      '<ul><li>+A</li></ul>',
    ],
    [
      'a snippet brings in another',
      'import A from "/a.mdx"\n\n<A />',
      {'a.mdx': 'import B from "/b.mdx"\n\n<B />', 'b.mdx': 'x'},
      '<p>x</p>',
    ],
    [
      'a snippet sees its own names only',
      'import A from "/a.mdx"\n\nexport const x = "page"\n\n<A />',
      {'a.mdx': 'a {x}'},
      '<p>a {x}</p>',
    ],
    ['a tag names the file of a snippet', '<Snippet file="a.mdx" />', {'snippets/a.mdx': 'x'}, '<p>x</p>'],
    [
      'a snippet may hold the tabs',
      'import A from "/a.mdx"\n\n<Steps>\n<A />\n</Steps>',
      {'a.mdx': '<Step title="T">\nx\n</Step>'},
      '<docs-steps data-rendered><ol class="steps"><li class="step" id="t"><span class="step-mark" aria-hidden="true">1</span><p class="step-title">T<a class="heading-anchor" href="/docs/guides/page#t" aria-label="Link to this section: T"></a></p><div class="step-body"><p>x</p></div></li></ol></docs-steps>',
    ],
    [
      'a component without hooks comes from a script',
      'import {A} from "/a.jsx"\n\n<A name="N" />',
      {'a.jsx': 'export const A = ({name}) => <b>{name}</b>;'},
      '<b>N</b>',
    ],
    [
      'a default component comes from a script',
      'import A from "/a.jsx"\n\n<A name="N" />',
      {'a.jsx': 'export default function A({name}) {\n  return <b>{name}</b>;\n}'},
      '<b>N</b>',
    ],
  ];

for (const [says, page, files, html] of cases) test(says, async () => assert.equal(await draw(page, files), html));

test('footnotes of a repeated snippet have unique ids', async () => {
  const html = await draw('import A from "/a.mdx"\n\n<A />\n\n<A />\n\nPage[^1].\n\n[^1]: Own.', {
    'a.mdx': 'Text[^1].\n\n[^1]: Note.',
  });
  const ids = [...html.matchAll(/ id="(fn[^"]*)"/g)].map(match => match[1]);
  assert.equal(ids.length, 6);
  assert.equal(new Set(ids).size, 6);
  for (const [, target] of html.matchAll(/href="[^"#]*#([^"]*)"/g)) assert.ok(ids.includes(target), target);
});

test('a missing snippet is empty and reported', async () => {
  const {content, problems} = await drawPage('a\n\nimport B from "/snippets/b.mdx"\n\n<B />\n\nc');
  assert.equal(content.text, '<p>a</p><p>c</p>');
  assert.deepEqual(
    problems.map(({code, fix, related}) => [code, fix, related]),
    [['snippet-missing', 'Add snippets/b.mdx, or correct the path.', undefined]],
  );
  assert.match(
    formatProblem(problems[0]!),
    /guides\/page\.mdx imports the file "\/snippets\/b\.mdx", which does not exist\./,
  );
});

test('a missing file is reported once', async () => {
  const {content, problems} = await drawPage('<Snippet file="b.mdx" />');
  assert.equal(content.text, '');
  assert.deepEqual(
    problems.map(({code}) => code),
    ['snippet-missing'],
  );
});

test('circular snippets end', async () => {
  const files = {'a.mdx': 'import B from "/b.mdx"\n\na<B />', 'b.mdx': 'import A from "/a.mdx"\n\nb<A />'};
  const {content, problems} = await drawPage('import A from "/a.mdx"\n\n<A />', files);
  assert.equal(content.text, '<div class="paragraph">a<p>b</p></div>');
  assert.deepEqual(
    problems.map(({code}) => code),
    ['snippet-recursion'],
  );
});

test('a chain of imports that is too deep is not reported as a cycle', async () => {
  const chain = Array.from(
    {length: 25},
    (_, at) => [`s${at}.mdx`, `import A from "/s${at + 1}.mdx"\n\n<A />`] as const,
  );
  const {problems} = await drawPage('import A from "/s0.mdx"\n\n<A />', Object.fromEntries(chain));
  assert.deepEqual(
    problems.map(({message, fix}) => [message, fix]),
    [
      [
        's19.mdx imports s20.mdx, the 21st snippet in a chain of imports. Lectern follows 20.',
        'Merge some snippets of the chain.',
      ],
      ['<A> is nested more than 20 levels deep.', 'Merge some of the components that contain it.'],
    ],
  );
});

test('names the files through which a snippet imports itself', async () => {
  const imports = (path: string) => `import A from "/${path}"\n\n<A />`;
  const messagesOf = async (files: {[path: string]: string}) =>
    (await drawPage(imports('a.mdx'), files)).problems.map(({message, fix}) => `${message} ${fix}`);
  assert.deepEqual(await messagesOf({'a.mdx': imports('a.mdx')}), ['a.mdx imports itself. Delete this import.']);
  assert.deepEqual(
    await messagesOf({'a.mdx': imports('b.mdx'), 'b.mdx': imports('c.mdx'), 'c.mdx': imports('a.mdx')}),
    ['c.mdx imports a.mdx, which imports c.mdx through b.mdx. Delete one of these imports.'],
  );
});

test('components that are nested too deep are not reported as a cycle', async () => {
  const names = Array.from({length: 25}, (_, at) => `export const N${at} = <b><N${at + 1} /></b>`).join('\n');
  const {problems} = await drawPage(`${names}\nexport const N25 = <b>x</b>\n\n<N0 />`);
  assert.deepEqual(
    problems.map(({message, fix}) => `${message} ${fix}`),
    ['<N10> is nested more than 20 levels deep. Merge some of the components that contain it.'],
  );
  const cycle = await drawPage('export const A = <b><A /></b>\n\n<A />');
  assert.equal(cycle.problems[0]?.message, '<A> contains itself, directly or through other components.');
});

test('a recursive name ends', async () => {
  const {problems} = await drawPage('export const A = <b><A /></b>\n\n<A />');
  assert.deepEqual([...new Set(problems.map(({code}) => code))], ['snippet-recursion']);
});

test('components that need packages or hooks are placeholders', async () => {
  const page = 'import {X} from "some-package"\nimport {Y} from "/y.jsx"\n\n<X>x</X>\n\n<Y>y</Y>';
  const html = await draw(page, {'y.jsx': 'export const Y = () => { const [a] = useState(1); return <b>{a}</b> }'});
  assert.match(html, /&lt;X&gt;/);
  assert.match(html, /&lt;Y&gt;/);
});

test('a file is read once per page', async () => {
  const reads: string[] = [];
  const {buildPage} = await import('../../../src/site/page/open-page.js');
  const {pageOptions} = await import('../../components/draw.js');
  const options = pageOptions();
  const files = {read: async (path: string) => ({path, text: reads.push(path) ? 'x' : ''})};
  const page = 'import A from "/a.mdx"\nimport B from "/b.mdx"\nimport C from "/a.mdx"\n\n<A /> <B /> <C />';
  await buildPage('p', 'p.mdx', page, {...options, files});
  await buildPage('q', 'q.mdx', page, {...options, files});
  assert.deepEqual(reads.sort(), ['a.mdx', 'b.mdx']);
});

const paths: readonly (readonly [written: string, from: string, path: string | undefined])[] = [
  ['/a/b.mdx', 'c/d.mdx', 'a/b.mdx'],
  ['./b.mdx', 'c/d.mdx', 'c/b.mdx'],
  ['../b.mdx', 'c/d.mdx', 'b.mdx'],
  ['../../b.mdx', 'c/d.mdx', undefined],
  ['/../b.mdx', 'c/d.mdx', undefined],
  ['react', 'c/d.mdx', undefined],
  ['https://a.b/c.mdx', 'c/d.mdx', undefined],
  ['//a.b/c.mdx', 'c/d.mdx', undefined],
  ['/a\\b.mdx', 'c/d.mdx', undefined],
  ['/a/./b.mdx', 'c/d.mdx', 'a/b.mdx'],
];

for (const [written, from, path] of paths)
  test(`the import ${written} of ${from} is ${path ?? 'no file'}`, () =>
    assert.equal(resolveSnippetPath(written, from), path));

test('types in TypeScript snippets are ignored', async () => {
  const script = `import type {FC, ReactNode} from 'react';
interface Props { readonly name: string; n?: number; children?: ReactNode }
type Kind = 'a' | 'b';
export const total: number = (1 + 2) as number;
export const Hello: FC<Props> = ({name, n = 1}: Props) => {
  const label: string = \`Hi \${name}\`;
  return <p>{label} {n!} {name satisfies string}</p>;
};
export function Rows<T extends string>({items}: {items: readonly T[]}): JSX.Element {
  return <ul>{items.map((each: T) => <li key={each}>{each as string}</li>)}</ul>;
}`;
  const page = `import {Hello, Rows, total} from '/snippets/parts.tsx'\n\n<Hello name="A" n={3} />\n\n<Rows items={["a","b"]} />\n\n{total}`;
  const html = await draw(page, {'snippets/parts.tsx': script});
  assert.equal(html.replace(/\s+/g, ' '), '<p>Hi A 3 A</p><ul><li>a</li><li>b</li></ul>3');
});
