import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../../src/base/files.js';
import {resolvePage} from '../../../src/markdown/resolve/resolve-page.js';
import {parseTree} from '../../../src/markdown/syntax/parse-tree.js';
import {gatherModules} from '../../../src/site/live/gather-modules.js';
import type {Island} from '../../../src/site/live/island.js';
import {Linker} from '../../../src/site/live/linker.js';
import {LiveInterpreter} from '../../../src/site/live/live-interpreter.js';
import type {RenderNode} from '../../../src/tree/render-tree.js';

const counted = `export const start = 3;

Text with {(() => { const [n, setN] = React.useState(start); return n + 1; })()} and {1 + 1}.
`;

/** Returns the page, and the files that its islands import. */
async function read(run: readonly string[], page = counted, snippets: Readonly<Record<string, string>> = {}) {
  let live: LiveInterpreter | undefined;
  const {nodes, problems} = await resolvePage({
    tree: parseTree(page),
    file: 'index.mdx',
    frontmatter: new Map(),
    files: createMemoryFiles({'index.mdx': page, ...snippets}),
    snippets: new Map(),
    source: page,
    live: {
      run,
      config: '/docs.json',
      root: '/',
      async interpreter(plain, runtimePattern) {
        live = new LiveInterpreter(plain, runtimePattern, {page: 'index.mdx', reading: '1'});
        return live;
      },
    },
  });
  return {nodes, problems, live};
}

function islandsIn(nodes: readonly RenderNode[]): readonly Island[] {
  return nodes.flatMap(node => {
    if (node.type !== 'element') return [];
    const written = node.attributes.get('data-live');
    return typeof written === 'string' ? [JSON.parse(written) as Island] : islandsIn(node.children);
  });
}

test('an expression with state is an island if components are enabled', async () => {
  const {nodes, problems, live} = await read(['components']);
  const [island, ...others] = islandsIn(nodes);
  assert.ok(island && live);
  assert.deepEqual(others, []);
  assert.deepEqual(problems, []);
  const gathered = await gatherModules(live.wanted, createMemoryFiles({'index.mdx': counted}));
  const {code = ''} = gathered.get('index.mdx') ?? {};
  const make = ({React}: Readonly<Record<string, unknown>>) =>
    new Function('React', 'require', 'module', 'exports', code).bind(undefined, React) as never;
  const hooks = {React: {useState: (value: unknown) => [value, () => {}]}};
  const linker = new Linker({'index.mdx': {make, imports: {}}}, {}, hooks);
  const component = linker.component(island.file, island.name) as () => unknown;
  assert.equal(component(), 4);
});

test('otherwise it is a placeholder, with a warning that names the setting', async () => {
  const {nodes, problems} = await read([]);
  assert.deepEqual(islandsIn(nodes), []);
  const [problem] = problems;
  assert.equal(problem?.code, 'code-unsupported');
  assert.match(
    problem?.message ?? '',
    /^\{\(\(\) => \{ const \[n, setN\] = React\.useStat…\} needs code, but pages run no code\./,
  );
  assert.match(problem?.fix ?? '', /"run": \["components"\]/);
  assert.equal(problem?.place.line, 3);
});

const giveUps: readonly (readonly [name: string, page: string, islands: readonly string[], snippet?: string])[] = [
  [
    'a component that throws',
    'export const Price = ({amount}) => {\n  if (amount < 0) throw new Error("No.");\n  return <b>{amount}</b>;\n};\n\n<Price amount={2} />',
    ['Price {"amount":2}'],
  ],
  ['an expression that asks for the time', 'In {new Date().getFullYear()}.', ['$written.0 {}']],
  [
    'a component that takes ours from the object of all',
    'export const Start = () => {\n  const {Card} = MintlifyComponents;\n  return <Card title="Start" />;\n};\n\n<Start />',
    ['Start {}'],
  ],
  [
    'a value of a file that is more than data, as a prop and in the text',
    'import {opened, Day} from "/parts.jsx";\n\n<Day of={opened} />\n\n{opened.getFullYear()}',
    ['Day {"of":{"written":1,"file":"index.mdx"}}', '$written.2 {}'],
    'export const opened = new Date(2024, 1, 2);\nexport const Day = ({of}) => <b>{of.getFullYear()}</b>;',
  ],
];

for (const [name, page, islands, snippet] of giveUps)
  test(`${name} runs if components are enabled, and is a placeholder otherwise`, async () => {
    const snippets = snippet === undefined ? {} : {'parts.jsx': snippet};
    const {nodes, problems} = await read(['components'], page, snippets);
    assert.deepEqual(
      islandsIn(nodes).map(({name, props}) => `${name} ${JSON.stringify(props)}`),
      islands,
    );
    assert.deepEqual(problems, []);
    const without = await read([], page, snippets);
    assert.deepEqual(islandsIn(without.nodes), []);
    assert.match(JSON.stringify(without.nodes), /"needs-script"/);
    assert.ok(without.problems.some(({code}) => code === 'code-unsupported'));
  });
