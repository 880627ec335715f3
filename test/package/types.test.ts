import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {components} from '../../src/components/table.js';
import {writeProject} from '../e2e/site.js';

// The types of the installed package.

const root = join(import.meta.dirname, '../../..');
type Export = string | {readonly [condition: string]: Export};
const filesOf = (each: Export): readonly string[] =>
  typeof each === 'string' ? [each] : Object.values(each).flatMap(filesOf);
const {exports, types, typesVersions} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Readonly<Record<string, Export>>;
  types: string;
  typesVersions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
};
const skip = existsSync(join(root, 'dist/types/elements.d.ts')) ? false : 'dist is not built';

/** Runs a program in a folder with the installed package. */
async function inProject(
  files: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<{readonly failed: boolean; readonly text: string}> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-package-'));
  try {
    writeProject(folder, {'package.json': '{"type": "module"}', ...files});
    mkdirSync(join(folder, 'node_modules/@types'), {recursive: true});
    symlinkSync(root, join(folder, 'node_modules/lectern'));
    for (const name of ['@types/react', '@types/node', 'csstype', 'preact', 'undici-types'])
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    return await new Promise(done =>
      execFile(process.execPath, args, {cwd: folder}, (error, out, err) =>
        done({failed: error !== null, text: out + err}),
      ),
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
}

test('every export is a file', {skip}, () => {
  const files = Object.entries(exports).flatMap(([name, paths]) =>
    filesOf(paths).map(file => file.replace('*', name === './messages/*' ? 'de' : 'param-field')),
  );
  assert.deepEqual(
    files.filter(file => !existsSync(join(root, file))),
    [],
  );
});

test('TypeScript without exports support finds the same declarations', () => {
  const declared = Object.entries(exports).map(([name, each]) => {
    const file = typeof each === 'string' ? each : each.types;
    return [name.slice(2), [String(file).replace(/^\.\//, '')]] as const;
  });
  assert.deepEqual({'': [types.replace(/^\.\//, '')], ...typesVersions['*']}, Object.fromEntries(declared));
});

test('declarations only import installed packages', {skip}, () => {
  const types = join(root, 'dist/types');
  const files = readdirSync(types, {recursive: true, encoding: 'utf8'}).filter(name => name.endsWith('.ts'));
  const imported = files.flatMap(name =>
    [...readFileSync(join(types, name), 'utf8').matchAll(/(?:from |import\()['"]([^.'"][^'"]*)['"]/g)].map(
      ([, from]) => `${name}: ${from}`,
    ),
  );
  const frameworks = ['preact.d.ts: preact', 'react.d.ts: react', 'solid.d.ts: solid-js', 'vue.d.ts: vue'];
  assert.deepEqual(imported.filter(each => !each.includes(': node:')).sort(), frameworks);
});

test('each script that the pattern of elements exports has types', {skip}, () => {
  const names = readdirSync(join(root, 'dist/elements')).filter(name => name.endsWith('.js'));
  const untyped = names.filter(name => !existsSync(join(root, 'dist/types/elements', name.replace(/\.js$/, '.d.ts'))));
  assert.deepEqual(untyped, []);
});

test('the types of Preact compile with the installed version', {skip}, async () => {
  const program = `import type {} from 'lectern/preact';
export const a = <param-field query="q" required class="x" onClick={() => {}}>Text</param-field>;
// @ts-expect-error: not a text
export const b = <param-field query={5} />;`;
  const compilerOptions = {
    ...{strict: true, noEmit: true, module: 'NodeNext', target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable']},
    ...{
      jsx: 'react-jsx',
      jsxImportSource: 'preact',
      types: [],
    },
  };
  const files = {'tsconfig.json': JSON.stringify({compilerOptions}), 'a.tsx': program};
  const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '--pretty', 'false'];
  assert.deepEqual(await inProject(files, tsc), {failed: false, text: ''});
});

test('in Node, elements have no effect, except with the condition browser', {
  skip,
}, async () => {
  const program = `
    import {createRequire} from 'node:module';
    const require = createRequire(import.meta.url);
    for (const name of ['lectern', 'lectern/elements', 'lectern/elements/param-field', 'lectern/lectern-endpoint.js']) {
      await import(name);
      require(name);
      console.log(import.meta.resolve(name).replace(/.*\\/dist\\//, ''));
    }`;
  const inNode = await inProject({'run.mjs': program}, ['run.mjs']);
  assert.deepEqual(inNode, {failed: false, text: 'node/nothing.js\n'.repeat(4)});
  const resolve = "console.log(import.meta.resolve('lectern/elements/param-field').replace(/.*\\/dist\\//, ''))";
  const inBrowser = await inProject({'run.mjs': resolve}, ['--conditions=browser', 'run.mjs']);
  assert.equal(inBrowser.text, 'elements/param-field.js\n');
});

const good = `
import 'lectern/elements';
import 'lectern/elements/param-field';
import 'lectern/styles/elements.css';
import type {} from 'lectern/react';
import {renderElements, renderEndpoint, streamElements} from 'lectern/ssr';
import {createMcp, type McpHandler, type McpOptions} from 'lectern/mcp';
import {createProxy} from 'lectern/proxy';
import {proxyListener} from 'lectern/proxy-server';
import {reference, toListener, type ReferenceHandler, type ReferenceOptions} from 'lectern/server';

export const page = (
  <main>
    <docs-card title="Guide" href="/guide" horizontal className="wide" onClick={() => {}}>All of it.</docs-card>
    <openapi-endpoint spec="/a.yaml" method="get" path="/users" loading="lazy" mode="dark" />
    <openapi-endpoint spec={{openapi: '3.1.0'}} auth-method="bearer" hide="auth examples form title" />
    <param-field query="limit" type="integer" required>At most 100.</param-field>
  </main>
);
export async function use(): Promise<string> {
  const element = document.querySelector('openapi-endpoint');
  element?.addEventListener('openapi-shown', event => event.view.title.trim());
  element?.addEventListener('openapi-failed', ({problems}) => problems.map(each => each.message));
  element?.addEventListener('openapi-before-send', event => {
    event.request = {...event.request, url: event.request.url};
  });
  element?.addEventListener('openapi-response', ({response}) => response.status.toFixed());
  if (element) {
    element.spec = {openapi: '3.1.0'};
    element.values = {limit: 3};
    element.authMethod = 'bearer';
    element.hide = 'body form';
    element.operationId = 'getUser';
    element.credential = {value: 'secret'};
  }
  await element?.reload();
  const field = document.createElement('param-field');
  field.query = 'limit';
  field.required = true;
  field.initialValue = undefined;
  const [query, required]: [string | undefined, boolean] = [field.query, field.required];
  const group = document.createElement('card-group');
  group.cols = 3;
  group.title = 'All';
  document.createElement('docs-tabs').items = ['One'];
  document.createElement('docs-card').mode = 'dark';
  void [query, required];
  const stream: ReadableStream<Uint8Array> = streamElements('', {read: async () => ''});
  const options: McpOptions = {site: 'https://docs.example.com/', allowOrigins: ['*'], read: async path => path};
  const mcp: McpHandler = createMcp(options);
  const shown: ReferenceOptions = {spec: [request => ({url: request.url}), '/openapi.json'], title: 'Shop', policy: false};
  const handler: ReferenceHandler = reference(shown);
  void [handler(new Request('https://a.example/')), toListener(handler)];
  void [stream, createProxy, proxyListener, mcp(new Request('https://docs.example.com/mcp')).then(({status}) => status)];
  return (await renderElements('<p>', {styles: 'inline', onError: ({fix}) => void fix})) + (await renderEndpoint({spec: 'a', path: '/b'}));
}
`;
const bad = `
import 'lectern/elements/does-not-exist';
import type {} from 'lectern/react';
import type {} from 'lectern/elements';
import {renderElements} from 'lectern/ssr';
import {createMcp} from 'lectern/mcp';

export const a = <docs-card title={5} />;
export const b = <openapi-endpoint mode="grey" />;
export const c = renderElements(1);
export const d = document.querySelector('docs-tabs')?.addEventListener('docs-tab-change', event => event.labels);
export const e = createMcp({site: 5});
document.createElement('param-field').required = 'yes';
document.createElement('card-group').cols = '3';
document.createElement('docs-card').mode = 'grey';
export const f = <openapi-endpoint auth-method="barer" />;
export const g = <openapi-endpoint hide="exmples" />;
export const h = <openapi-endpoint hide="auth exmples" />;
export const i = <openapi-endpoint spec={5} />;
export const j = <docs-badge size="large" />;
document.createElement('openapi-endpoint').authMethod = 'barer';
document.createElement('asyncapi-channel').spec = 5;
`;
/**
 * Lines with errors in every configuration. With NodeNext, line 2 resolves to the Node module, which accepts any name.
 */
const badLines = Array.from({length: 15}, (_, at) => at + 8);

for (const [module, resolution] of [
  ['ESNext', 'Bundler'],
  ['NodeNext', 'NodeNext'],
] as const)
  test(`types of all exports compile with ${resolution}, and wrong props are errors`, {skip}, async () => {
    const config = {
      compilerOptions: {
        strict: true,
        noEmit: true,
        jsx: 'react-jsx',
        module,
        moduleResolution: resolution,
        noUncheckedSideEffectImports: true,
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['react', 'node'],
      },
    };
    const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '--pretty', 'false'];
    const files = {'tsconfig.json': JSON.stringify(config)};
    assert.deepEqual(await inProject({...files, 'good.tsx': good}, tsc), {failed: false, text: ''});
    const {text} = await inProject({...files, 'bad.tsx': bad}, tsc);
    assert.deepEqual(
      [...text.matchAll(/^bad\.tsx\((\d+),/gm)].map(([, line]) => Number(line)),
      resolution === 'Bundler' ? [2, ...badLines] : badLines,
      text,
    );
  });

test('elements imported in Node have no effect', {skip}, async () => {
  const run =
    "import 'lectern'; import 'lectern/elements'; import 'lectern/elements/param-field'; console.log(typeof customElements);";
  assert.deepEqual(await inProject({'run.js': run}, ['run.js']), {failed: false, text: 'undefined\n'});
});

test('the package renders elements in Node and on edge hosts', {skip}, async () => {
  const run = `
import {readFileSync} from 'node:fs';
import {renderElements} from 'lectern/ssr';
import * as edge from './node_modules/lectern/dist/ssr.js';
const page = '<docs-note>a</docs-note><code-block language="js">const a = 1</code-block>';
const one = await renderElements(page, {stylesheet: 'a.css'});
console.log(one === await edge.renderElements(page, {stylesheet: 'a.css'}), one.includes('hljs-'), (await renderElements(page)).includes('<style>@layer'));`;
  assert.deepEqual(await inProject({'run.js': run}, ['run.js']), {failed: false, text: 'true true true\n'});
});

test('the agent server runs from the package', {skip}, async () => {
  const run = `
import {createMcp} from 'lectern/mcp';
const contents = {name: 'Acme', instructions: [], variants: [{id: ''}], documents: []};
const mcp = createMcp({read: path => path === '_lectern/contents.json' ? JSON.stringify(contents) : undefined});
const send = (method, params) => mcp(new Request('https://a.example/mcp', {
  method: 'POST',
  headers: {'content-type': 'application/json', accept: 'application/json, text/event-stream'},
  body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
}));
const {result} = await (await send('tools/list')).json();
console.log(result.tools.map(({name}) => name).join(' '));`;
  assert.deepEqual(await inProject({'run.js': run}, ['run.js']), {
    failed: false,
    text: 'search read_page list_operations read_operation diff\n',
  });
});

test('editors get every element with its attributes', {skip}, () => {
  const read = (name: string) => JSON.parse(readFileSync(join(root, 'dist', name), 'utf8'));
  const {modules} = read('custom-elements.json') as {
    modules: readonly {declarations: readonly {tagName: string; attributes: readonly {name: string}[]}[]}[];
  };
  const {tags} = read('html-data.json') as {tags: readonly {name: string; attributes: readonly {name: string}[]}[]};
  const declared = modules.flatMap(each => each.declarations);
  for (const {tag} of components) {
    const own = declared.find(each => each.tagName === tag);
    assert.ok(own, tag);
    assert.deepEqual(
      tags.find(each => each.name === tag)?.attributes.map(({name}) => name),
      own.attributes.map(({name}) => name),
    );
  }
  const field = declared.find(each => each.tagName === 'param-field')?.attributes.map(({name}) => name) ?? [];
  for (const name of ['query', 'required', 'mode']) assert.ok(field.includes(name), name);
});
