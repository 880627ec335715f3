import assert from 'node:assert/strict';
import {test} from 'node:test';
import {migrate} from '../../src/migrate/migrate.js';
import {matchesAny} from '../../src/migrate/read/glob.js';
import {readLinkList} from '../../src/migrate/read/link-list.js';
import {BrokenLiteral, ConfigEvaluator} from '../../src/migrate/read/literals.js';
import type {ConfigValue} from '../../src/migrate/read/value.js';
import {sourceOf} from './source.js';

function plain(value: ConfigValue | BrokenLiteral): unknown {
  if (value instanceof BrokenLiteral) return `line ${value.line}: ${value.message}`;
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, each]) => [key, plain(each)]));
  return Array.isArray(value) ? value.map(plain) : value;
}

async function read(text: string): Promise<unknown> {
  return plain(await new ConfigEvaluator(text, 'a.js', async (path, name) => `${name} of ${path}`).exported('default'));
}

const scripts: readonly (readonly [name: string, text: string, expected: unknown])[] = [
  [
    'data',
    `module.exports = {a: 'x', "b-c": [1, -2.5, true, null], d: \`y\`,};`,
    {a: 'x', 'b-c': [1, -2.5, true, null], d: 'y'},
  ],
  ['types', `const c: Config = {a: {b: 1} satisfies B, d: 'x' as const}\nexport default c`, {a: {b: 1}, d: 'x'}],
  ['calls that hand on', `export default defineConfig(withThing({title: 'T'}))`, {title: 'T'}],
  [
    'functions that only return',
    `export default {a: side()}\nfunction side(): Item[] {\n  return [{text: 'x'}]\n}`,
    {a: [{text: 'x'}]},
  ],
  ['names, spreads and short keys', `const a = {x: 1};\nconst b = 2;\nexport default {...a, b}`, {x: 1, b: 2}],
  ['imports', `import nav, {side as s} from './x'\nexport default {nav, s}`, {nav: 'default of ./x', s: 'side of ./x'}],
  [
    'sums of texts and holes of templates',
    `export default {a: 'x' + "y", b: \`(c) \${new Date().getFullYear()} me\`}`,
    {a: 'xy', b: '(c)  me'},
  ],
  [
    'what would have to run',
    `export default {a: fetch('x'), b: x ? 1 : 2, c: async () => {}, d() { return {} }, [e]: 1, f: /[/"]}/.test(g), h: 'kept'}`,
    {a: undefined, b: undefined, c: undefined, f: undefined, h: 'kept'},
  ],
  [
    'keys of the language',
    `export default {__proto__: {polluted: true}, constructor: 1}`,
    JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}'),
  ],
  ['circles', `const a = {b};\nconst b = {a};\nexport default a`, {b: {a: undefined}}],
  ['a bracket without an end', `export default {\n  a: [1,\n`, 'line 2: the "[" starts here and has no end'],
  ['a quote without an end', `export default {\n  a: 'x,\n}`, 'line 2: a string has no closing quote on its line'],
  ['a missing comma', `export default {\n  a: 'x'\n  b: 'y'\n}`, 'line 3: a comma or "}" is missing here'],
  ['nesting without end', `export default ${'['.repeat(5000)}`, 'line 1: it is nested deeper than 60 levels'],
];

for (const [name, text, expected] of scripts)
  test(`reads a script without running it: ${name}`, async () => {
    assert.deepEqual(await read(text), expected);
    assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  });

test('link lists become a tree below their headings', () => {
  const list = readLinkList(
    '# Summary\n\n* [Start](a.md)\n  - **Deep** [B](<b c.md> "t")\n## Part\n1. text\n<!-- - [No](no.md) -->',
  );
  assert.deepEqual(
    list.map(({text, link, children}) => [text, link, children.map(each => [each.text, each.link])]),
    [
      ['Start', 'a.md', [['B', 'b c.md']]],
      ['Part', undefined, [['text', undefined]]],
    ],
  );
});

test('file patterns match like globs', () => {
  const table: readonly (readonly [string, string, boolean])[] = [
    ['**/*.{md,mdx}', 'a/b.mdx', true],
    ['**/*.{md,mdx}', 'b.md', true],
    ['*.md', 'a/b.md', false],
    ['{a,b}/**', 'b/c/d.md', true],
    ['a?.md', 'ab.md', true],
    ['{', 'x', false],
  ];
  for (const [pattern, path, expected] of table)
    assert.equal(matchesAny(path, [pattern]), expected, `${pattern} ${path}`);
});

const broken: readonly (readonly [file: string, text: string, message: string])[] = [
  [
    'docusaurus.config.js',
    "module.exports = {\n  title: 'x\n}",
    'Lectern cannot read docusaurus.config.js: a string has no closing quote on its line.',
  ],
  [
    '.vitepress/config.ts',
    'export default defineConfig({\n  title: [',
    'Lectern cannot read .vitepress/config.ts: the "[" starts here and has no end.',
  ],
  ['mkdocs.yml', 'site_name: x\nnav: [a', 'Lectern cannot read mkdocs.yml: '],
  ['.gitbook.yaml', 'root: "a\nb: c', 'Lectern cannot read .gitbook.yaml: '],
];

for (const [file, text, message] of broken)
  test(`an invalid configuration has file, line and fix: ${file}`, async () => {
    const made = await migrate(sourceOf({[file]: text, 'docs/index.md': '# A'}), undefined);
    assert.ok('message' in made);
    assert.ok(made.message.startsWith(message), made.message);
    assert.equal(made.place.file, file);
    assert.ok(made.place.line >= 1 && made.fix.startsWith('Correct this line'));
  });

test('aliases that expand to a billion values end', async () => {
  const names = 'abcdefghijkl'.split('');
  const script = names.map(
    (name, at) =>
      `const ${name} = [${
        at === 0
          ? '1'
          : Array(9)
              .fill(names[at - 1])
              .join(', ')
      }]`,
  );
  assert.match(String(await read(`${script.join('\n')}\nmodule.exports = {x: l}`)), /it has more than 200,000 values$/);
  const yaml = names.map(
    (name, at) =>
      `${name}: &${name} [${
        at === 0
          ? 'x'
          : Array(9)
              .fill(`*${names[at - 1]}`)
              .join(', ')
      }]`,
  );
  const start = performance.now();
  const made = await migrate(sourceOf({'mkdocs.yml': `${yaml.join('\n')}\nnav: *l\n`, 'docs/a.md': '# A'}), undefined);
  assert.ok('texts' in made && performance.now() - start < 5000);
});

test('the configuration nearest to the root is used, for any tool', async () => {
  const made = await migrate(
    sourceOf({'mkdocs.yml': 'site_name: x', 'examples/a/docusaurus.config.js': '', 'docs/a.md': '# A'}),
    undefined,
  );
  assert.ok('texts' in made && made.tool === 'mkdocs');
});

test('a missing or different project is reported with a fix', async () => {
  const none = await migrate(sourceOf({'a.md': ''}), undefined);
  assert.ok('message' in none && none.message.startsWith('This folder contains no project of Docusaurus'));
  const other = await migrate(sourceOf({'mkdocs.yml': 'site_name: x'}), 'vitepress');
  assert.ok('message' in other && other.message.startsWith('This folder contains no project of vitepress'));
});
