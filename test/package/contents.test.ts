import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {gzipSync} from 'node:zlib';
import {components} from '../../src/components/table.js';

// Tests the contents of the package.

const root = join(import.meta.dirname, '../../..');
const dist = (path: string) => readFileSync(join(root, 'dist', path), 'utf8');
const skip = existsSync(join(root, 'dist/LICENSES.txt')) ? false : 'dist is not built';

// Large parts of the package:
// - the manual for agents: 76 files
// - languages that applications import: 23 files
// - comparing and mocking APIs: 15 files
// - the request panel: 8 files, 0.2 MB
// - opening projects in a browser, and the list of runtime files: five files, 0.1 MB
// - the handler of a reference: two files, and two of types
// - mock, links and curl of the request form, with their messages: 0.2 MB
// - properties of components, and API changes in 23 languages: 0.16 MB
// - drift and next requests: 0.1 MB
// - body parts by position and style: one file that sample languages share
// Files for editors contain no spaces, which saves 0.26 MB.
test('the package stays within 1,155 files and 25.3 MB', {skip}, () => {
  const told = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [facts] = Object.values(JSON.parse(told)) as {entryCount: number; unpackedSize: number}[];
  assert.ok(facts && facts.entryCount <= 1155, `${facts?.entryCount} files`);
  assert.ok(facts.unpackedSize <= 25.3e6, `${facts.unpackedSize} bytes`);
});

test('the package contains the manual as Markdown without demo pages', {skip}, () => {
  const pages = readdirSync(join(root, 'dist/manual'), {recursive: true, encoding: 'utf8'});
  for (const path of ['quickstart.md', 'guide/embed.md', 'reference/command-line.md'])
    assert.ok(pages.includes(path), path);
  assert.deepEqual(
    pages.filter(path => /^(?:de|api|events|playground)\b/.test(path)),
    [],
  );
  assert.match(dist('manual/guide/check.md'), /^# /);
});

test('every entry begins with its licenses, in a comment that bundlers keep', {skip}, () => {
  const entries = [
    'lectern',
    'elements',
    'lectern-endpoint',
    'ssr',
    'mcp',
    'proxy',
    'server',
    'openapi-worker',
    'parts/math',
    'node/cli',
  ];
  const elements = readdirSync(join(root, 'dist/elements')).map(name => `elements/${name.slice(0, -3)}`);
  for (const name of [...entries, ...elements])
    assert.match(
      dist(`${name}.js`),
      /^(?:(?:#!|\/\/#).*\n)?\/\*! Lectern, MIT\. Licenses of all parts: LICENSES\.txt \*\//,
      name,
    );
});

test('the package contains the licenses of all bundled and copied code', {skip}, () => {
  const parts = dist('LICENSES.txt').split(`\n\n${'='.repeat(80)}\n\n`);
  const textOf = new Map(parts.map(part => [part.split(' ', 1)[0], part.slice(part.indexOf('\n')).trim()]));
  for (const name of [
    'lit-element',
    'lit-html',
    '@lit/reactive-element',
    'highlight.js',
    'lucide-static',
    '@fortawesome/fontawesome-free',
    '@expo-google-fonts/inter',
    '@fontsource-variable/geist',
    'katex',
    'marked',
    'js-yaml',
    'mermaid',
    'elkjs',
    'cytoscape',
    'd3-shape',
    'minisearch',
    'preact',
    'sucrase',
    '@unocss/core',
    '@modelcontextprotocol/sdk',
    'zod',
    'content-type',
  ])
    assert.match(textOf.get(name) ?? 'absent', /copyright|licen[cs]e/i, name);
});

// Includes, in KB:
// - 2.6: all keywords of schemas and bodies
// - 1.1: Markdown with everything that operation and channel pages show
// - 0.5: complete fixes of diagnostics
// - 0.1: detection of versions in git
test('the agent server is a single file of 125 KB', {skip}, async () => {
  const text = dist('mcp.js');
  const size = gzipSync(text, {level: 9}).length / 1024;
  assert.ok(size <= 125, `${size.toFixed(1)} KB`);
  assert.doesNotMatch(text, /\bnew Function\b|\beval\(/);
  // Imported from a data URL, without any other file.
  const alone = (await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)) as object;
  assert.deepEqual(Object.keys(alone), ['createMcp']);
});

// Includes, in KB:
// - 13: downloads of an overview, whose Markdown has all text of the page
// - 12: mock, links and curl of the request form, which load on demand elsewhere
// - 7: the request panel
// - 3.5: all keywords of schemas and bodies, and body parts in seven more languages
// - 1.5: fixes for syntax errors and duplicate keys
// - 4: names of webhooks, XML, mappings to other files, types of values, and entered credentials
// - 2.8: drop zones, files in samples, and complaints of responses at their fields
// - 0.5: properties of hand-written elements
test('an operation in one file has 342 KB', {skip}, () => {
  const size = gzipSync(dist('lectern-endpoint.js'), {level: 9}).length / 1024;
  assert.ok(size <= 342, `${size.toFixed(1)} KB`);
});

test('browser files reference no Node modules, which other bundlers would resolve', {skip}, () => {
  const files = readdirSync(join(root, 'dist'), {recursive: true, encoding: 'utf8'}).filter(
    path => path.endsWith('.js') && !/^(?:node|spec-schemas)[\\/]/.test(path),
  );
  assert.ok(files.length > 400, `${files.length} files`);
  assert.deepEqual(
    files.filter(path => /\bimport\(["'](?:node:|undici)/.test(dist(path))),
    [],
  );
});

test('editor data contains every element, attribute and event', {skip}, () => {
  const {contributions} = JSON.parse(dist('web-types.json'));
  const found = new Map<string, {attributes: {name: string}[]; js: {events: {name: string}[]}}>(
    contributions.html.elements.map((each: {name: string}) => [each.name, each]),
  );
  assert.deepEqual(
    components.filter(({tag}) => !found.has(tag)).map(({tag}) => tag),
    [],
  );
  const endpoint = found.get('openapi-endpoint');
  const names = (list: readonly {name: string}[] = []) => list.map(({name}) => name);
  for (const name of ['spec', 'operation-id', 'hide', 'layout', 'values', 'credentials', 'min-height', 'server'])
    assert.ok(names(endpoint?.attributes).includes(name), name);
  assert.deepEqual(names(endpoint?.js.events), [
    'openapi-shown',
    'openapi-failed',
    'openapi-before-send',
    'openapi-response',
  ]);
});
