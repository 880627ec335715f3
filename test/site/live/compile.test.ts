import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../../src/base/files.js';
import {interpreter} from '../../../src/markdown/interpreter/interpreter.js';
import {runtimePattern} from '../../../src/markdown/interpreter/may-run.js';
import {compile} from '../../../src/site/live/compile.js';
import {gatherModules} from '../../../src/site/live/gather-modules.js';
import {Linker, type RunModule} from '../../../src/site/live/linker.js';
import {LiveInterpreter} from '../../../src/site/live/live-interpreter.js';
import {writeModuleText} from '../../../src/site/live/module-text.js';
import {readIslandMarkup} from '../../../src/site/live/read-markup.js';

test("a page's statements become a module with unchanged lines", () => {
  const text = '---\ntitle: A\n---\n\nText.\n\nexport const A = () => <b/>;\n\n<A />\n';
  const lines = writeModuleText('a.mdx', text, ['() => 1']).split('\n');
  assert.equal(lines[6], 'export const A = () => <b/>;');
  assert.equal(lines.filter(Boolean).length, 2);
  assert.match(
    lines.at(-1) as string,
    /\$names = \{A: \(\) => A\}; export const \$written = \[\(\) => \(\(\) => 1\)\]/,
  );
});

test('a syntax error has its line, its column and a caret', () => {
  const text = 'export const A = () => {\n  return <b>{n</b>;\n};\n';
  const failed = compile('a.jsx', text, text);
  assert.ok('message' in failed);
  assert.deepEqual([failed.file, failed.line], ['a.jsx', 2]);
  assert.match(failed.excerpt ?? '', /^ {2}return <b>\{n<\/b>;\n +\^$/);
});

test('circular imports work, and packages and missing files are reported with their position', async () => {
  const files = createMemoryFiles({
    'snippets/a.jsx':
      "import gone from './gone.jsx';\nimport npm from 'npm';\nimport './x.css';\nexport const a = 1;\nexport const A = () => [gone, npm];",
    'snippets/c.jsx': "import {b} from './b';\nexport const a = 1;\nexport const c = () => b();",
    'snippets/b.ts':
      "import {a} from './c.jsx';\nimport data from '/data.json';\nexport const b = (): number => a + data.n;",
    'data.json': '{"n": 2}',
  });
  const modules = await gatherModules(
    new Map(['snippets/a.jsx', 'snippets/c.jsx'].map(path => [path, {written: []}])),
    files,
  );
  assert.deepEqual([...modules.keys()], ['snippets/a.jsx', 'snippets/c.jsx', 'snippets/b.ts', 'data.json']);
  const {imports} = modules.get('snippets/a.jsx') as {imports: ReadonlyMap<string, unknown>};
  assert.deepEqual(imports.get('npm'), {
    message: 'snippets/a.jsx imports "npm", a package from npm. Lectern does not load packages.',
    fix: 'Copy its code to a file of the project, such as /snippets/code.js, and import that file.',
    file: 'snippets/a.jsx',
    line: 2,
    column: 17,
  });
  assert.match((imports.get('./gone.jsx') as {message: string}).message, /"\.\/gone\.jsx", which does not exist/);
  const linked = [...modules].map(([path, {code = '', imports}]) => {
    const run = new Function('require', 'module', 'exports', code) as RunModule;
    return [path, {make: () => run, imports: Object.fromEntries(imports)}] as const;
  });
  const all = Object.fromEntries(linked);
  assert.equal((new Linker(all, {}, {}).require('snippets/b.ts').b as () => number)(), 3);
  assert.throws(() => new Linker(all, {}, {}).require('snippets/a.jsx'), /which does not exist/);
});

test('a static component renders directly, and others become islands with props and children', () => {
  const source = '({title, children}) => { const [n] = useState(0); return <b>{title}{children}</b>; }';
  const sources = new Map([
    ['Plain', {source: '() => <b>x</b>', scope: () => names}],
    ['Box', {source, scope: () => names}],
  ]);
  const names = {values: new Map(), definitions: new Map(), sources};
  const live = new LiveInterpreter(interpreter, runtimePattern, {page: 'a.mdx', reading: '7'});
  const host = {nodes: () => [], element: () => [], isOurs: () => false};
  const plain = live.call('() => <b>x</b>', new Map(), [], names, host);
  assert.equal(JSON.stringify(plain).includes('docs-live'), false);
  const children = [{type: 'text', value: 'Kids'}] as const;
  const answer = live.call(source, new Map([['title', 'T']]), children, names, host);
  assert.ok(answer.ok);
  const [place] = (
    answer.value as unknown as {nodes: readonly {name: string; attributes: ReadonlyMap<string, string>}[]}
  ).nodes;
  assert.deepEqual(JSON.parse(place?.attributes.get('data-live') ?? ''), {
    file: 'a.mdx',
    name: 'Box',
    props: {title: 'T', children: 'Kids'},
    page: '7',
  });
});

test("our renderer's markup is read back with text and attributes", () => {
  assert.deepEqual(
    JSON.parse(JSON.stringify(readIslandMarkup('<p class="a &amp; b" hidden>x &lt; y<br><b>z</b></p>t'))),
    [
      {
        name: 'p',
        attributes: {class: 'a & b', hidden: ''},
        children: ['x < y', {name: 'br', attributes: {}, children: []}, {name: 'b', attributes: {}, children: ['z']}],
      },
      't',
    ],
  );
});
