import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {findBareLookups} from './bare-lookups.js';

// Runs as build/test/architecture.test.js, on the source files.
const root = fileURLToPath(new URL('../..', import.meta.url));
const ours = ['src', 'elements', 'shell', 'scripts', 'test', 'demo'];

interface File {
  readonly path: string;
  readonly text: string;
  /** Source without comments, which can mention any name. */
  readonly code: string;
  readonly imports: readonly string[];
}

/** Input of tests and of the demo: projects and documents, not our code. */
const input = /^demo\/site\/|^(?:test|demo)\/(?:.*\/)?(?:golden|bad|good|node_modules)(?:-\d)?\//;

const files = ours.flatMap(folder => list(folder));
const scripts = files.filter(({path}) => path.endsWith('.ts'));
const shipped = scripts.filter(({path}) => /^(?:src|elements|shell)\//.test(path));

function list(folder: string): File[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map(name => join(folder, name).replaceAll('\\', '/'))
    .filter(path => /\.(?:ts|css)$/.test(path) && !input.test(path))
    .map(path => {
      const text = readFileSync(join(root, path), 'utf8');
      const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{}(,])\/\/.*$/gm, '$1');
      const imports = [...code.matchAll(/(?:^|[\s;])(?:from|import)\s*\(?\s*'([^'\n]+)'/g)].map(match =>
        (match[1] as string).startsWith('.')
          ? relative(root, join(root, dirname(path), match[1] as string)).replaceAll('\\', '/')
          : (match[1] as string),
      );
      return {path, text, code, imports};
    });
}

const isOurs = (path: string) => ours.some(folder => path.startsWith(`${folder}/`));
const list_ = (found: readonly File[]) => found.map(({path}) => path);

test('imports point from shell to elements to src, never back', () => {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    src: ['src'],
    elements: ['src', 'elements'],
    shell: ['src', 'elements', 'shell'],
  };
  const wrong: string[] = [];
  for (const {path, imports} of shipped) {
    const from = path.split('/')[0] as string;
    for (const each of imports)
      if (isOurs(each) && !allowed[from]?.includes(each.split('/')[0] as string)) wrong.push(`${path} imports ${each}`);
  }
  assert.deepEqual(wrong, []);
});

test("prerendered pages render their chrome by Lit's server renderer, with the browser's templates", () => {
  const templates = list_(files).filter(path => path.startsWith('elements/site-chrome/templates/'));
  const setup = importsFrom('shell/node/commands/prerender/thread-setup.ts');
  for (const each of [...templates, '@lit-labs/ssr', 'shell/node/render-chrome.ts'])
    assert.ok(setup.has(each), `prerender does not reach ${each}`);
  const browser = importsFrom('shell/browser/chrome/render-chrome.ts');
  const shared = templates.filter(path => !path.endsWith('/chrome-templates.ts'));
  for (const each of shared) assert.ok(browser.has(each), `the browser does not reach ${each}`);
  assert.ok(templates.length > 5);
  // No other file renders the views to HTML.
  const writer = files.find(({path}) => path === 'src/prerender/page-html.ts');
  for (const part of ['header', 'sidebar', 'eyebrow', 'actions', 'pageFooter', 'siteFooter'])
    assert.match(writer?.code ?? '', new RegExp(`renderChrome\\('${part}'`), part);
});

test('a page passes responses to a worker, which compares them with their documentation', () => {
  const checker = ['src/api-reference/drift/check-body.ts', 'src/api-reference/links/find-next-requests.ts'];
  const [page, worker] = ['endpoint/alone.ts', 'form/body-worker.ts'].map(each =>
    importsFrom(`elements/api-reference/${each}`),
  );
  assert.ok(page?.has('elements/api-reference/remarks/check-in-worker.ts'));
  for (const each of checker) assert.deepEqual([page?.has(each), worker?.has(each)], [false, true], each);
});

/** Returns all direct and indirect imports of a file, including `import()`. */
function importsFrom(entry: string): ReadonlySet<string> {
  const byPath = new Map(files.map(file => [file.path, file]));
  const found = new Set<string>([entry]);
  for (const path of found)
    for (const each of byPath.get(path)?.imports ?? []) found.add(isOurs(each) ? each.replace(/\.js$/, '.ts') : each);
  return found;
}

/** The rooms of `src` in the order of imports. A room can import only earlier rooms. */
const rooms: readonly string[] = [
  'base',
  'messages',
  'tree',
  'config',
  'components',
  'markdown/code',
  'markdown/utility-classes',
  'markdown/syntax',
  'markdown/frontmatter',
  'markdown/interpreter',
  'markdown/resolve',
  'markdown/render',
  'openapi',
  'asyncapi',
  'api-reference',
  'site/analytics',
  'site/navigation',
  'site/routes',
  'site/project',
  'site/live',
  'site/search',
  'site/chrome',
  'site/page',
  'site',
  'site/feed',
  'hosts',
  'check',
  'thumbnails',
  'prerender',
  'proxy',
  'mcp',
  'reference',
  'migrate',
];

function roomOf(path: string): string {
  const [, room = '', inner = '', ...file] = path.split('/');
  return file.length > 0 && rooms.includes(`${room}/${inner}`) ? `${room}/${inner}` : room;
}

test('inside src, imports point to earlier rooms only', () => {
  const wrong: string[] = [];
  for (const {path, imports} of shipped.filter(file => file.path.startsWith('src/'))) {
    const at = rooms.indexOf(roomOf(path));
    assert.ok(at >= 0, `${path} is in a folder that the list of rooms does not have: add it in its place`);
    for (const each of imports.filter(name => name.startsWith('src/')))
      if (rooms.indexOf(roomOf(each)) > at) wrong.push(`${path} imports ${each}`);
  }
  assert.deepEqual(wrong, []);
});

/** Finds groups of files that import each other. Type imports and `import()` count too. */
function findCircles(): readonly (readonly string[])[] {
  const targets = new Map(
    shipped.map(({path, imports}) => [path, imports.filter(isOurs).map(each => each.replace(/\.js$/, '.ts'))]),
  );
  const number = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): number => {
    const own = number.size;
    let low = own;
    number.set(path, own);
    open.push(path);
    for (const target of targets.get(path) ?? []) {
      if (!targets.has(target)) continue;
      if (!number.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, number.get(target) as number);
    }
    if (low === own) {
      const circle = open.splice(open.indexOf(path));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const path of targets.keys()) if (!number.has(path)) visit(path);
  return circles.sort((a, b) => ((a[0] as string) < (b[0] as string) ? -1 : 1));
}

test('files import each other in circles only where their data is recursive', () => {
  assert.deepEqual(findCircles(), [
    // A field can be a list, or an object with fields.
    [
      'elements/api-reference/form/field-input.ts',
      'elements/api-reference/form/object-fields.ts',
      'elements/api-reference/form/variant-fields.ts',
    ],
    // A response can have callbacks, which have responses.
    ['src/api-reference/views/operation/answer-parts.ts', 'src/api-reference/views/operation/callbacks.ts'],
    // A function contains markup, which contains expressions.
    [
      'src/markdown/interpreter/parse-expression.ts',
      'src/markdown/interpreter/parse-function.ts',
      'src/markdown/interpreter/parse-markup.ts',
    ],
    // An element contains nodes.
    ['src/markdown/render/html/render-element.ts', 'src/markdown/render/html/render-html.ts'],
    // A list contains blocks.
    ['src/markdown/syntax/block-tokenizer.ts', 'src/markdown/syntax/container.ts'],
    // A schema refers to other schemas of its document.
    ['src/openapi/document/document-set.ts', 'src/openapi/document/lookups.ts', 'src/openapi/schema/subtypes.ts'],
  ]);
});

test('a file or folder is named after what it is, never after when it is downloaded', () => {
  const late = /(?:^|\/)(?:first|later|further|late|rarely|extras)(?:-[\w-]*)?(?:\.[\w.]+)?(?=\/|$)|-words\.\w+$/;
  assert.deepEqual(list_(files.filter(({path}) => late.test(path))), []);
});

test('a package is imported in one place', () => {
  const places: Readonly<Record<string, RegExp>> = {
    '@apidevtools/json-schema-ref-parser': /^src\/openapi\/bundle\//,
    'jsonpath-rfc9535': /^src\/openapi\/overlays\//,
    ajv: /^src\/openapi\/validation\/open-validator\.ts$/,
    '@lit-labs/ssr': /^shell\/node\/(?:commands\/render\/|render-chrome\.ts)/,
    '@unocss/core': /^src\/markdown\/utility-classes\//,
    '@unocss/preset-wind3': /^src\/markdown\/utility-classes\//,
    diff: /^src\/api-reference\/past-requests\/compare-texts\.ts$/,
    idb: /^elements\/api-reference\/past-requests\/request-database\.ts$/,
    '@resvg/resvg-wasm': /^shell\/node\/commands\/prerender\/thumbnails\//,
    'js-yaml': /^src\/(?:markdown\/frontmatter|openapi)\//,
    ignore: /^src\/site\/project\/ignore-rules\.ts$/,
    'ipaddr.js': /^src\/base\/ip-address\.ts$/,
    'jsonc-parser': /^src\/config\//,
    katex: /^elements\/content\/docs-latex\//,
    minisearch: /^src\/site\/search\//,
    'highlight.js': /^elements\/content\/code-block\//,
    lit: /^(?:elements|shell)\//,
    marked: /^src\/markdown\/syntax\//,
    parse5: /^shell\/node\/commands\/render\//,
    preact: /^elements\/content\/docs-live\//,
    'preact-render-to-string': /^shell\/node\/live\//,
    sirv: /^shell\/node\//,
    sucrase: /^src\/(?:markdown\/resolve|site\/live)\//,
    '@modelcontextprotocol/sdk': /^(?:src|shell\/node\/commands)\/mcp\//,
    twoslash: /^shell\/node\/types\//,
  };
  // Packages whose files the build copies without changes next to ours.
  const copied: typeof places = {
    mermaid: /^elements\/content\/docs-mermaid\//,
    '@mermaid-js/layout-elk': /^elements\/content\/docs-mermaid\//,
  };
  const wrong: string[] = [];
  for (const {path, imports} of shipped) {
    for (const each of imports.filter(name => !isOurs(name))) {
      // Only the Node shell can import Node's modules.
      if (each.startsWith('node:') && path.startsWith('shell/node/')) continue;
      const [scope = '', name = ''] = each.split('/');
      const from = scope.startsWith('@') ? `${scope}/${name}` : scope;
      if (!(places[from] ?? copied[from])?.test(path)) wrong.push(`${path} imports ${each}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('no package runs an install script', () => {
  // `npm ci` can run these packages' scripts, because `npm pack` and `npm version` need this package's own scripts.
  const {packages} = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, {readonly hasInstallScript?: boolean}>>;
  };
  assert.ok(Object.keys(packages).length > 100);
  assert.deepEqual(
    Object.keys(packages).filter(name => packages[name]?.hasInstallScript),
    [],
  );
});

test('no script has more than 400 lines', () => {
  // Style sheets and test tables can be longer, because each rule or row is short and independent.
  const long = scripts.filter(({path, text}) => text.split('\n').length > 401 && !path.startsWith('test/'));
  assert.deepEqual(list_(long), []);
});

test('only the types of style sheets have a default export', () => {
  const found = scripts.filter(({path, code}) => /^export default\b/m.test(code) && path !== 'elements/css.d.ts');
  assert.deepEqual(list_(found), []);
});

test('HTML is set in one place, and text is never executed', () => {
  const sinks =
    /\b(?:innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|srcdoc|unsafeHTML|unsafeStatic)\b\s*(?:=(?!=)|\()|\bdocument\.write|\bnew Function\b|\bFunction\(|\beval\(|\bDOMParser\b/;
  assert.deepEqual(list_(shipped.filter(({code}) => sinks.test(code))), ['elements/base/set-html.ts']);
});

test('only the renderers assemble HTML from text', () => {
  const allowed = /^src\/(?:base\/html|components\/glyphs|markdown\/render\/html\/[\w-]+)\.ts$/;
  const found = shipped.filter(({path, code}) => code.includes('Html.assembled') && !allowed.test(path));
  assert.deepEqual(list_(found), []);
});

/** Foreign objects, whose property names come from our own code. */
const foreignObjects = new Set([
  // Methods of strings and lists, from a fixed list.
  'src/markdown/interpreter/methods.ts',
  // Hooks of Preact.
  'elements/content/docs-live/react.ts',
  // Globals that third-party scripts add to `window`.
  'elements/api-reference/thirdparty/viewers.ts',
  'shell/browser/analytics/feedback.ts',
  'shell/browser/analytics/provider.ts',
]);

test('lookup tables are read by own properties only', () => {
  const found = findBareLookups(shipped.filter(({path}) => path.endsWith('.ts') && !foreignObjects.has(path)));
  assert.deepEqual(found, []);
});

test('an unguarded lookup is found', () => {
  const cases: Readonly<Record<string, boolean>> = {
    'const table: Readonly<Record<string, string>> = {a: "b"}; const read = (name: string) => table[name];': true,
    'const read = (type: string) => ({http: 1, oauth2: 2})[type];': true,
    'const read = (type?: string) => ({http: 1})[type ?? ""];': true,
    'const read = (type: string, it: {readonly [name: string]: number}) => it[type];': true,
    'const read = (type: string, it: unknown) => (it as Record<string, unknown>)[type];': true,
    'const read = (it: JsonObject, type: string) => it[type] ?? type;': true,
    'class Reader { readonly #parts: Record<string, unknown>; read(name: string) { return this.#parts[name]; } }': true,
    'const table = {a: 1}; const read = (type: string) => table[type as keyof typeof table];': true,
    'const read = (it: JsonObject, type: string) => (Object.hasOwn(it, type) ? it[type] : undefined);': false,
    'const read = (it: JsonObject) => Object.keys(it).map(key => it[key]);': false,
    'const read = (it: JsonObject) => it["title"];': false,
    'const read = (list: readonly string[], at: number) => list[at];': false,
  };
  for (const [code, isFound] of Object.entries(cases))
    assert.equal(findBareLookups([{path: 'case.ts', code}]).length > 0, isFound, code);
});

test('elements are defined in one place', () => {
  const found = shipped.filter(({code}) => code.includes('customElements.define'));
  assert.deepEqual(list_(found), ['elements/base/define.ts']);
});

test('the code contains no open tasks', () => {
  const mark = new RegExp(`\\b(?:${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')})\\b`);
  assert.deepEqual(list_(files.filter(({text}) => mark.test(text))), []);
});

/** Files of `src` without a test file of the same name, and the test that covers them. */
const exercised: Readonly<Record<string, string>> = {
  // Each rule has a folder with faults there.
  'src/check/rules/*': 'test/check/rules.test.ts',
  'src/check/*': 'test/check/rules.test.ts',
  'src/check/format/*': 'test/check/format.test.ts',
  'src/api-reference/form/is-curl.ts': 'test/api-reference/form/parse-curl.test.ts',
  'src/api-reference/form/pack-text.ts': 'test/api-reference/form/request-link.test.ts',
  'src/api-reference/form/read-value.ts': 'test/api-reference/form/read-request.test.ts',
  'src/openapi/validation/open-schema.ts': 'test/api-reference/mock/plan-mock.test.ts',
  'src/api-reference/past-requests/kept-request.ts': 'test/api-reference/past-requests/keep-request.test.ts',
  'src/api-reference/links/*': 'test/api-reference/links/find-next-requests.test.ts',
  'src/api-reference/drift/*': 'test/api-reference/drift/check-response.test.ts',
  'src/api-reference/mock/*': 'test/api-reference/mock/plan-mock.test.ts',
  'src/api-reference/mock/find-mocked.ts': 'test/shell/node/commands/mock/mock-command.test.ts',
  'src/api-reference/mock/mock-handler.ts': 'test/shell/node/commands/mock/mock-command.test.ts',
  'src/api-reference/views/exports/*': 'test/api-reference/views/exports/export-document.test.ts',
  'src/components/*': 'test/components/golden.test.ts',
  'src/config/*': 'test/config/read-config.test.ts',
  'src/site/chrome/*': 'test/site/chrome/build-chrome.test.ts',
  'src/site/hides-groups.ts': 'test/e2e/user-info.test.ts',
  'src/site/live/*': 'test/site/live/compile.test.ts',
  'src/markdown/utility-classes/*': 'test/markdown/utility-classes/class-sheet.test.ts',
  'src/markdown/interpreter/*': 'test/markdown/interpreter/evaluate.test.ts',
  'src/markdown/interpreter/evaluate-for-user.ts': 'test/markdown/interpreter/shown-user.test.ts',
  'src/markdown/render/*': 'test/markdown/render/markdown/page-markdown.test.ts',
  'src/markdown/render/html/*': 'test/components/golden.test.ts',
  'src/markdown/render/markdown/*': 'test/markdown/render/markdown/page-markdown.test.ts',
  'src/markdown/render/text/*': 'test/site/search/sections.test.ts',
  'src/site/page/build-page-markdown.ts': 'test/markdown/render/markdown/page-markdown.test.ts',
  'src/markdown/resolve/*': 'test/markdown/resolve/dynamic-children.test.ts',
  'src/site/navigation/*': 'test/site/navigation/build-navigation.test.ts',
  'src/openapi/document/*': 'test/openapi/whole.test.ts',
  'src/openapi/operation/*': 'test/openapi/whole.test.ts',
  'src/openapi/references/*': 'test/openapi/whole.test.ts',
  'src/openapi/overlays/*': 'test/openapi/overlays/overlays.test.ts',
  'src/openapi/request/*': 'test/openapi/whole.test.ts',
  'src/openapi/schema/*': 'test/openapi/whole.test.ts',
  'src/openapi/slices/*': 'test/openapi/whole.test.ts',
  'src/openapi/request/languages/*': 'test/openapi/optional-languages.test.ts',
  ...Object.fromEntries(
    'csharp curl go java javascript php python ruby writers'
      .split(' ')
      .map(name => [`src/openapi/request/languages/${name}.ts`, 'test/openapi/samples.test.ts']),
  ),
  // Tested as one unit. The table of hostile requests is test/shell/node/hostile.test.ts.
  'src/proxy/*': 'test/proxy/proxy.test.ts',
  'src/reference/*': 'test/reference/create-reference.test.ts',
  'src/api-reference/history/released-changes.ts': 'test/mcp/api-changes.test.ts',
  'src/api-reference/history/api-history.ts': 'test/api-reference/history/read-history.test.ts',
  'src/api-reference/views/*': 'test/api-reference/views/golden.test.ts',
  'src/api-reference/views/operation/*': 'test/api-reference/views/golden.test.ts',
  'src/api-reference/views/schema/*': 'test/api-reference/views/golden.test.ts',
  'src/api-reference/views/text/*': 'test/api-reference/views/golden.test.ts',
  'src/site/analytics/policy.ts': 'test/site/analytics/settings.test.ts',
  'src/messages/en-site.ts': 'test/messages/languages.test.ts',
  ...Object.fromEntries(
    'action-views color-rules feedback global-selectors related site-attributes tool-actions variant-config view-settings'
      .split(' ')
      .map(name => [`src/site/chrome/${name}.ts`, 'test/site/chrome/chrome-settings.test.ts']),
  ),
  'src/messages/en-api.ts': 'test/api-reference/views/golden.test.ts',
  'src/messages/en-try-it.ts': 'test/e2e/try-it.test.ts',
  'src/messages/en-freshness.ts': 'test/e2e/freshness.test.ts',
  'src/api-reference/form/field.ts': 'test/api-reference/form/build-field.test.ts',
  'src/base/fill-message.ts': 'test/api-reference/views/optional-messages.test.ts',
  'src/asyncapi/*': 'test/asyncapi/open-channel.test.ts',
  'src/api-reference/views/asyncapi/*': 'test/api-reference/views/asyncapi/render-channel.test.ts',
  'src/messages/en-async.ts': 'test/api-reference/views/asyncapi/render-channel.test.ts',
  'src/site/routes/*': 'test/site/routes/routes.test.ts',
  'src/hosts/*': 'test/hosts/table.test.ts',
  'src/markdown/syntax/*': 'test/markdown/syntax/parse-tree.test.ts',
  'src/markdown/code/tokens.ts': 'test/markdown/code/tokens.test.ts',
  'src/markdown/code/checked-code.ts': 'test/shell/node/types/create-type-checker.test.ts',
  'src/markdown/code/without-type-marks.ts': 'test/shell/node/types/create-type-checker.test.ts',
  'src/markdown/code/split-lines.ts': 'test/prerender/page-ports.test.ts',
  'src/tree/*': 'test/components/golden.test.ts',
  'src/base/json.ts': 'test/openapi/whole.test.ts',
  'src/base/site-path.ts': 'test/base/link.test.ts',
  'src/base/files.ts': 'test/markdown/resolve/snippets.test.ts',
  'src/base/limits.ts': 'test/markdown/syntax/hostile.sweep.ts',
  'src/messages/*': 'test/messages/languages.test.ts',
  'src/messages/en.ts': 'test/components/golden.test.ts',
  'src/messages/en-response.ts': 'test/api-reference/form/failure.test.ts',
  'src/messages/en-content.ts': 'test/components/golden.test.ts',
  'src/markdown/frontmatter/read-yaml.ts': 'test/markdown/frontmatter/frontmatter.test.ts',
  'src/markdown/frontmatter/leading-heading.ts': 'test/markdown/frontmatter/page.test.ts',
  'src/markdown/frontmatter/reading-time.ts': 'test/markdown/frontmatter/page.test.ts',
  'src/base/icon-pack.ts': 'test/icons.test.ts',
  'src/base/ports.ts': 'test/prerender/page-ports.test.ts',
  'src/base/problem.ts': 'test/config/read-config.test.ts',
  'src/base/view-settings.ts': 'test/api-reference/views/detailed-view.test.ts',
  'src/base/printable.ts': 'test/shell/node/commands/diff/diff.test.ts',
  'src/openapi/diff/*': 'test/openapi/diff/diff-documents.test.ts',
  'src/openapi/diff/group-changes.ts': 'test/shell/node/commands/diff/diff.test.ts',
  'src/openapi/diff/compare/*': 'test/openapi/diff/diff-documents.test.ts',
  'src/openapi/diff/format/*': 'test/shell/node/commands/diff/diff.test.ts',
  'src/openapi/diff/rules/*': 'test/openapi/diff/diff-documents.test.ts',
  'src/check/urls/*': 'test/check/urls/check-urls.test.ts',
  'src/mcp/*': 'test/mcp/mcp.test.ts',
  'src/mcp/tools/*': 'test/mcp/tools.test.ts',
  'src/prerender/*': 'test/prerender/prerender.test.ts',
  'src/thumbnails/*': 'test/thumbnails/draw-text.test.ts',
  'src/site/page/*': 'test/site/page/open-page.test.ts',
  'src/site/project/*': 'test/site/project/read-project.test.ts',
  'src/site/original-docs-header.ts': 'test/shell/node/commands/dev/dev-listener.test.ts',
  'src/site/special-pages.ts': 'test/e2e/missing.test.ts',
  'src/site/document-titles.ts': 'test/e2e/bound-pages.test.ts',
  'src/site/search/excerpt.ts': 'test/site/search/search-index.test.ts',
  'src/site/search/fields.ts': 'test/site/search/search-index.test.ts',
  'src/site/search/spelling.ts': 'test/site/search/search-index.test.ts',
  'src/site/search/ranking.ts': 'test/site/search/search-index.test.ts',
  'src/site/search/results.ts': 'test/site/search/search-index.test.ts',
  'src/site/search/words.ts': 'test/site/search/search-index.test.ts',
  'src/site/search/shards/*': 'test/site/search/shards/sharded-search.test.ts',
  'src/site/searched-page.ts': 'test/site/search/sections.test.ts',
  'src/site/site.ts': 'test/site/chrome/build-chrome.test.ts',
  'src/base/source.ts': 'test/openapi/column.test.ts',
  // The schema is generated from these texts.
  'src/base/doc.ts': 'test/config/schema.test.ts',
  'src/migrate/*': 'test/migrate/tools.test.ts',
  'src/migrate/read/*': 'test/migrate/read.test.ts',
  'src/migrate/text/*': 'test/migrate/pages.test.ts',
  'src/migrate/tools/*': 'test/migrate/tools.test.ts',
  'src/api-reference/form/parts-field.ts': 'test/api-reference/views/positional-parts.test.ts',
  'src/openapi/validation/validator.ts': 'test/check/examples/check-spec-example.test.ts',
  'src/openapi/validation/open-validator.ts': 'test/api-reference/form/list-body-faults.test.ts',
  'src/api-reference/views/schema/schema-text.ts': 'test/api-reference/views/overview-markdown.test.ts',
  'src/api-reference/views/render-view.ts': 'test/shell/node/commands/render/render-elements.test.ts',
  'src/api-reference/views/view-request.ts': 'test/shell/node/commands/render/render-elements.test.ts',
  'src/asyncapi/is-async.ts': 'test/asyncapi/index-channels.test.ts',
  'src/components/render-written-element.ts': 'test/shell/node/commands/render/render-elements.test.ts',
  'src/components/written-element.ts': 'test/shell/node/commands/render/render-elements.test.ts',
  'src/site/chrome/closest-notice.ts': 'test/e2e/missing.test.ts',
  'src/site/chrome/font-address.ts': 'test/e2e/fonts.test.ts',
  'src/site/chrome/letter-icon.ts': 'test/prerender/favicon.test.ts',
  'src/site/chrome/missing-parts.ts': 'test/e2e/missing.test.ts',
  'src/site/chrome/find-own-font.ts': 'test/site/chrome/default-fonts.test.ts',
  'src/site/chrome/part-ids.ts': 'test/prerender/prerender.test.ts',
  'src/site/chrome/skeleton.ts': 'test/prerender/prerender.test.ts',
  'src/hosts/site-contents.ts': 'test/prerender/contents-file.test.ts',
  'src/hosts/site-data.ts': 'test/hosts/host.test.ts',
  'src/site/live/compile-order.ts': 'test/shell/node/commands/dev/shared-result.test.ts',
  'src/messages/en-embedded.ts': 'test/e2e/try-it.test.ts',
  'src/site/navigation/find-entry-document.ts': 'test/prerender/prerender.test.ts',
  'src/site/navigation/node-settings.ts': 'test/prerender/prerender.test.ts',
  'src/site/navigation/pages-in-order.ts': 'test/site/routes/link-follower.test.ts',
  'src/site/page/page-views.ts': 'test/prerender/prerender.test.ts',
  'src/site/page/whole-markdown.ts': 'test/prerender/prerender.test.ts',
  'src/site/page/written-fields.ts': 'test/written-fields.test.ts',
  'src/openapi/document/find-documents.ts': 'test/check/check-project.test.ts',
  'src/openapi/document/to-self-contained.ts': 'test/openapi/self-contained.test.ts',
  'src/openapi/document/describe-unreachable.ts': 'test/shell/node/commands/render/render-elements.test.ts',
  'src/openapi/exports/is-json.ts': 'test/openapi/exports/format-document.test.ts',
  'src/openapi/operation/api-index.ts': 'test/asyncapi/index-channels.test.ts',
  'src/openapi/operation/find-operation.ts': 'test/site/navigation/find-navigation-problems.test.ts',
  'src/openapi/operation/locate-operation.ts': 'test/api-reference/views/local-reader.test.ts',
  'src/openapi/operation/name-operation.ts': 'test/openapi/index-document.test.ts',
  'src/openapi/operation/find-nearest-operation.ts': 'test/api-reference/views/local-reader.test.ts',
  'src/openapi/operation/build-operation-text.ts': 'test/openapi/operation-text.test.ts',
  'src/openapi/operation/part-link.ts': 'test/openapi/part-link.test.ts',
  'src/openapi/operation/path-shape.ts': 'test/openapi/index-document.test.ts',
  'src/openapi/references/check-references.ts': 'test/openapi/check-references.test.ts',
  'src/openapi/references/data-keys.ts': 'test/openapi/check-references.test.ts',
  'src/openapi/references/referenced-files.ts': 'test/shell/node/files/document-project.test.ts',
  'src/openapi/references/reference-cycles.ts': 'test/openapi/check-references.test.ts',
  'src/openapi/slices/open-slice.ts': 'test/openapi/heirs.test.ts',
  'src/markdown/resolve/may-need-to-run.ts': 'test/check/rules.test.ts',
  'src/site/entry-page.ts': 'test/prerender/prerender.test.ts',
  'src/site/missing-page.ts': 'test/prerender/prerender.test.ts',
  'src/site/operation-sections.ts': 'test/site/search/sections.test.ts',
  'src/site/get-page-language.ts': 'test/site/chrome/site-css.test.ts',
  'src/markdown/syntax/snippet-paths.ts': 'test/site/live/compile.test.ts',
  'src/openapi/slices/slice-index.ts': 'test/openapi/self-contained.test.ts',
  'src/openapi/slices/slice-source.ts': 'test/openapi/slice-source.test.ts',
  'src/openapi/slices/slice.ts': 'test/openapi/heirs.test.ts',
  'src/markdown/render/html/highlighted-code.ts': 'test/prerender/page-ports.test.ts',
  'src/markdown/render/html/fill-islands.ts': 'test/site/live/run.test.ts',
  'src/markdown/render/html/render-reference.ts': 'test/site/feed/feed-html.test.ts',
  'src/markdown/render/html/typed-code.ts': 'test/shell/node/types/create-type-checker.test.ts',
  'src/openapi/exports/dump-schema.ts': 'test/openapi/exports/format-document.test.ts',
  'src/openapi/validation/body-schema.ts': 'test/api-reference/form/list-body-faults.test.ts',
};

/** Returns all direct and indirect imports of a file, including `import()`. */
function reachedFrom(start: string): ReadonlySet<string> {
  const byPath = new Map(scripts.map(file => [file.path, file]));
  const reached = new Set([start]);
  for (const path of reached)
    for (const each of byPath.get(path)?.imports ?? []) if (isOurs(each)) reached.add(each.replace(/\.js$/, '.ts'));
  return reached;
}

test('every file of src has a test, or a named test runs it', () => {
  const reached = new Map<string, ReadonlySet<string>>();
  const runs = (test: string, path: string) => {
    // A page in a browser runs the built files.
    if (/^test\/(?:e2e|live)\//.test(test)) return existsSync(join(root, test));
    if (!reached.has(test)) reached.set(test, reachedFrom(test));
    return reached.get(test)?.has(path) === true;
  };
  const missing: string[] = [];
  for (const {path} of shipped.filter(file => file.path.startsWith('src/'))) {
    const own = path.replace(/^src\//, 'test/').replace(/\.ts$/, '.test.ts');
    const other = exercised[path] ?? exercised[`${dirname(path)}/*`];
    if (!existsSync(join(root, own)) && !(other && runs(other, path))) missing.push(`${path}: not run by ${other}`);
  }
  assert.deepEqual(missing, []);
});

test('one module finds the shared material, so that a wrong path skips no tests', () => {
  const others = scripts.filter(({path, text}) => path !== 'test/shared.ts' && /\.\.\/\.\.\/shared\//.test(text));
  assert.deepEqual(
    others.map(({path}) => path).filter(path => path !== 'test/architecture.test.ts'),
    [],
  );
});
