import assert from 'node:assert/strict';
import {test} from 'node:test';
import {memoryFiles} from '../../../src/base/files.js';
import {resolvePage} from '../../../src/markdown/resolve/resolve-page.js';
import {parseTree} from '../../../src/markdown/syntax/parse-tree.js';
import {gatherModules} from '../../../src/site/live/gather-modules.js';
import type {Island} from '../../../src/site/live/island.js';
import {Linker} from '../../../src/site/live/linker.js';
import {LiveInterpreter} from '../../../src/site/live/live-interpreter.js';
import type {RenderNode} from '../../../src/tree/render-tree.js';

const page = `export const start = 3;

Text with {(() => { const [n, setN] = React.useState(start); return n + 1; })()} and {1 + 1}.
`;

/** The page, and what its islands ask for. */
async function read(run: readonly string[]) {
  let live: LiveInterpreter | undefined;
  const {nodes, problems} = await resolvePage({
    tree: parseTree(page),
    file: 'index.mdx',
    frontmatter: new Map(),
    files: memoryFiles({'index.mdx': page}),
    snippets: new Map(),
    source: page,
    live: {
      run,
      config: '/docs.json',
      root: '/',
      async interpreter(plain, needsToRun) {
        live = new LiveInterpreter(plain, needsToRun, {page: 'index.mdx', reading: '1'});
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

test('an expression with state is an island where components may run, with the names of its page', async () => {
  const {nodes, problems, live} = await read(['components']);
  const [island, ...others] = islandsIn(nodes);
  assert.ok(island && live);
  assert.deepEqual(others, []);
  assert.deepEqual(problems, []);
  const gathered = await gatherModules(live.wanted, memoryFiles({'index.mdx': page}));
  const {code = ''} = gathered.get('index.mdx') ?? {};
  const make = ({React}: Readonly<Record<string, unknown>>) =>
    new Function('React', 'require', 'module', 'exports', code).bind(undefined, React) as never;
  const hooks = {React: {useState: (value: unknown) => [value, () => {}]}};
  const linker = new Linker({'index.mdx': {make, imports: {}}}, {}, hooks);
  const component = linker.component(island.file, island.name) as () => unknown;
  assert.equal(component(), 4);
});

test('without run the same page has a placeholder and a warning that names the setting', async () => {
  const {nodes, problems} = await read([]);
  assert.deepEqual(islandsIn(nodes), []);
  const [problem] = problems;
  assert.equal(problem?.code, 'code-unsupported');
  assert.match(problem?.message ?? '', /^\{\(\(\) => \{ const \[n, setN\] = React\.useStat…\} is left out\./);
  assert.match(problem?.fix ?? '', /integrations\.lectern\.run/);
  assert.equal(problem?.place.line, 3);
});
