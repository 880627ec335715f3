import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {languages} from '../src/messages/language.js';
import {findBareLookups} from './bare-lookups.js';

// Runs as build/test/architecture.test.js, on the source files.
const root = fileURLToPath(new URL('../..', import.meta.url));
const ours = ['src', 'elements', 'shell', 'scripts', 'test', 'demo'];

interface File {
  readonly path: string;
  readonly text: string;
  /** Without comments, which may name anything. */
  readonly code: string;
  readonly imports: readonly string[];
}

/** What tests and the demo read: projects and documents, no code of ours. */
const input = /^(?:test|demo)\/(?:.*\/)?(?:golden|site|bad|good|node_modules)(?:-\d)?\//;

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

/** What each part of `src` may import, beside itself and the files of the lowest layer. */
const layers: Readonly<Record<string, readonly string[]>> = {
  // Plain types and pure functions that everything uses: a message, a text with lines, a file, HTML, limits.
  base: [],
  config: [],
  tree: [],
  code: [],
  messages: [],
  page: [],
  // Places in JSON text are found by the reader of docs.json.
  openapi: ['config'],
  // The same of AsyncAPI, down to schemas, which are read as those of OpenAPI.
  asyncapi: ['openapi'],
  // How visits are counted.
  analytics: ['config'],
  navigation: ['config', 'messages', 'openapi'],
  routes: ['config', 'navigation'],
  // The same redirects in the formats of hosts.
  hosts: ['config', 'navigation', 'routes'],
  components: ['messages', 'page', 'routes', 'tree'],
  // A page as it was read becomes one with nothing left to look up; the interpreter is loaded for pages that need it.
  resolve: ['components', 'interpreter', 'page', 'tree'],
  // What a reader can fill in and send.
  'try-it': ['messages', 'openapi'],
  // The views of API documents.
  'api-views': ['asyncapi', 'components', 'messages', 'openapi', 'routes', 'tree', 'try-it'],
  interpreter: ['resolve', 'tree'],
  // Components of the project that run: loaded, or left out, as a whole.
  live: ['components', 'interpreter', 'page', 'resolve', 'tree'],
  // Style sheets of the classes that authors write.
  utilities: [],
  // What becomes of a resolved page: HTML, Markdown, words.
  render: ['code', 'components', 'resolve', 'tree'],
  search: ['components', 'render', 'resolve'],
  frame: ['code', 'components', 'config', 'messages', 'navigation', 'page', 'routes', 'tree'],
  // docs.json and the list of files, which every tool begins with; a message of the navigation gets its line.
  project: ['config', 'navigation', 'openapi', 'page'],
  // The check asks everything that there is about a project.
  check: [
    'api-views',
    'asyncapi',
    'code',
    'components',
    'config',
    'frame',
    'messages',
    'navigation',
    'openapi',
    'page',
    'project',
    'render',
    'resolve',
    'routes',
    'tree',
    'utilities',
    'whole',
  ],
  // Projects of other tools: their pages are rewritten, their headings get the ids that ours would have.
  migrate: ['components', 'interpreter', 'navigation', 'page', 'tree'],
  // Head tags name the page that they are for: a type of `open-page.ts`.
  seo: ['config', 'navigation', 'page', 'tree', 'whole'],
  // The policy of the try-it proxy, and what a project lets it ask.
  proxy: ['config', 'navigation', 'openapi'],
  // What the tools tell browsers of a project.
  manifest: ['frame', 'navigation', 'page', 'routes'],
  // One page and the whole site: what puts the parts together.
  whole: [
    'components',
    'config',
    'frame',
    'messages',
    'navigation',
    'openapi',
    'page',
    'proxy',
    'api-views',
    'render',
    'resolve',
    'routes',
    'search',
    'seo',
    'tree',
    'try-it',
  ],
  // What agents ask of a prerendered site.
  mcp: ['api-views', 'components', 'config', 'hosts', 'navigation', 'openapi', 'routes', 'search'],
  // The updates of a page for readers of feeds.
  feed: ['navigation', 'openapi', 'tree', 'whole'],
  // The pictures that links are shown with.
  thumbnails: ['config', 'frame', 'navigation', 'seo', 'tree', 'whole'],
  // Everything that a site has as files.
  prerender: [
    'analytics',
    'asyncapi',
    'check',
    'code',
    'components',
    'config',
    'feed',
    'frame',
    'hosts',
    'messages',
    'navigation',
    'openapi',
    'page',
    'project',
    'api-views',
    'render',
    'resolve',
    'routes',
    'search',
    'seo',
    'thumbnails',
    'tree',
    'whole',
  ],
};
const whole = new Set(['open-page', 'site']);

function layerOf(path: string): string {
  const folder = path.split('/')[1] as string;
  return whole.has(folder) ? 'whole' : folder;
}

test('inside src, imports point to earlier layers only', () => {
  const wrong: string[] = [];
  for (const {path, imports} of shipped.filter(file => file.path.startsWith('src/'))) {
    const layer = layerOf(path);
    const allowed = layers[layer];
    assert.ok(allowed, `${path} is in a folder that the table of layers does not have: add it in its place`);
    for (const each of imports.filter(isOurs)) {
      const target = layerOf(each);
      if (target !== layer && target !== 'base' && !allowed.includes(target)) wrong.push(`${path} imports ${each}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('a package is imported in one place', () => {
  const places: Readonly<Record<string, RegExp>> = {
    '@apidevtools/json-schema-ref-parser': /^src\/openapi\/bundle\//,
    ajv: /^src\/openapi\/validation\/open-validator\.ts$/,
    '@lit-labs/ssr': /^shell\/node\/render\//,
    '@unocss/core': /^src\/utilities\//,
    '@unocss/preset-wind3': /^src\/utilities\//,
    '@resvg/resvg-wasm': /^shell\/node\/prerender\/thumbnails\//,
    'js-yaml': /^src\/(?:page|openapi)\//,
    ignore: /^shell\/node\/ignored-files\.ts$/,
    'ipaddr.js': /^src\/base\/ip-address\.ts$/,
    'jsonc-parser': /^src\/config\//,
    katex: /^elements\/docs-latex\//,
    minisearch: /^src\/search\//,
    'highlight.js': /^elements\/code-block\//,
    lit: /^(?:elements|shell)\//,
    marked: /^src\/tree\//,
    parse5: /^shell\/node\/render\//,
    preact: /^elements\/docs-live\//,
    'preact-render-to-string': /^shell\/node\/live\//,
    sirv: /^shell\/node\//,
    sucrase: /^src\/live\//,
    '@modelcontextprotocol/sdk': /^(?:src|shell\/node)\/mcp\//,
    twoslash: /^shell\/node\/types\//,
  };
  // Whose files lie beside ours as they are.
  const copied: typeof places = {
    mermaid: /^elements\/docs-mermaid\//,
    '@mermaid-js/layout-elk': /^elements\/docs-mermaid\//,
  };
  const wrong: string[] = [];
  for (const {path, imports} of shipped) {
    for (const each of imports.filter(name => !isOurs(name))) {
      // What Node brings along is for the shell that runs there.
      if (each.startsWith('node:') && path.startsWith('shell/node/')) continue;
      const [scope = '', name = ''] = each.split('/');
      const from = scope.startsWith('@') ? `${scope}/${name}` : scope;
      if (!(places[from] ?? copied[from])?.test(path)) wrong.push(`${path} imports ${each}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('no package runs a script when it is installed', () => {
  // `npm ci` may run them: `npm pack` and `npm version` need the scripts of this package.
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
  // Style sheets may be longer: a rule is a line or two, and the sheet of one part is read as a list. Tables of cases too.
  const long = scripts.filter(({path, text}) => text.split('\n').length > 401 && !path.startsWith('test/'));
  assert.deepEqual(list_(long), []);
});

test('nothing is exported as default, except by the types of style sheets', () => {
  const found = scripts.filter(({path, code}) => /^export default\b/m.test(code) && path !== 'elements/css.d.ts');
  assert.deepEqual(list_(found), []);
});

test('HTML is set in one place, and text is never run', () => {
  const sinks =
    /\b(?:innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|srcdoc|unsafeHTML|unsafeStatic)\b\s*(?:=(?!=)|\()|\bdocument\.write|\bnew Function\b|\bFunction\(|\beval\(|\bDOMParser\b/;
  assert.deepEqual(list_(shipped.filter(({code}) => sinks.test(code))), ['elements/base/set-html.ts']);
});

test('HTML is assembled from text by the renderers only', () => {
  const allowed = /^src\/(?:base\/html|components\/glyphs|render\/html\/[\w-]+)\.ts$/;
  const found = shipped.filter(({path, code}) => code.includes('Html.assembled') && !allowed.test(path));
  assert.deepEqual(list_(found), []);
});

/** Objects of others, read by names that our own code has. */
const foreignObjects = new Set([
  // Methods of texts and lists, from a closed list.
  'src/interpreter/methods.ts',
  // Hooks of Preact.
  'elements/docs-live/react.ts',
  // What scripts of others put on `window`.
  'elements/openapi-thirdparty/viewers.ts',
  'shell/browser/analytics/feedback.ts',
  'shell/browser/analytics/provider.ts',
]);

test('tables are read by own properties only: names of authors and documents may be those of Object.prototype', () => {
  const found = findBareLookups(shipped.filter(({path}) => path.endsWith('.ts') && !foreignObjects.has(path)));
  assert.deepEqual(found, []);
});

test('a table that is read by a word without a guard is found', () => {
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

test('nothing is left to do in the code', () => {
  const mark = new RegExp(`\\b(?:${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')})\\b`);
  assert.deepEqual(list_(files.filter(({text}) => mark.test(text))), []);
});

/** Files of `src` without a test file of their own, and the test that runs them. */
const exercised: Readonly<Record<string, string>> = {
  // Each rule has a folder of faults there.
  'src/check/rules/*': 'test/check/rules.test.ts',
  'src/check/*': 'test/check/rules.test.ts',
  'src/check/format/*': 'test/check/format.test.ts',
  'src/api-views/exports/*': 'test/api-views/exports/export-document.test.ts',
  'src/openapi/exports/*': 'test/openapi/exports/postman.test.ts',
  'src/components/*': 'test/components/golden.test.ts',
  'src/config/*': 'test/config/read-config.test.ts',
  'src/frame/*': 'test/frame/render-frame.test.ts',
  'src/live/*': 'test/live/compile.test.ts',
  'src/utilities/*': 'test/utilities/class-sheet.test.ts',
  'src/interpreter/*': 'test/interpreter/evaluate.test.ts',
  'src/render/*': 'test/render/markdown/page-markdown.test.ts',
  'src/render/html/*': 'test/components/golden.test.ts',
  'src/render/markdown/*': 'test/render/markdown/page-markdown.test.ts',
  'src/render/text/*': 'test/search/sections.test.ts',
  'src/open-page/page-markdown.ts': 'test/render/markdown/page-markdown.test.ts',
  'src/resolve/*': 'test/resolve/dynamic-children.test.ts',
  'src/navigation/*': 'test/navigation/build-navigation.test.ts',
  'src/openapi/document/*': 'test/openapi/whole.test.ts',
  'src/openapi/operation/*': 'test/openapi/whole.test.ts',
  'src/openapi/references/*': 'test/openapi/whole.test.ts',
  'src/openapi/request/*': 'test/openapi/whole.test.ts',
  'src/openapi/schema/*': 'test/openapi/whole.test.ts',
  'src/openapi/slices/*': 'test/openapi/whole.test.ts',
  'src/openapi/request/languages/*': 'test/openapi/samples.test.ts',
  'src/openapi/request/languages/further/*': 'test/openapi/further-languages.test.ts',
  // Each part as a whole; the table of hostile requests is test/shell/node/hostile.test.ts.
  'src/proxy/*': 'test/proxy/proxy.test.ts',
  'src/api-views/*': 'test/api-views/golden.test.ts',
  'src/api-views/operation/*': 'test/api-views/golden.test.ts',
  'src/api-views/schema/*': 'test/api-views/golden.test.ts',
  'src/api-views/text/*': 'test/api-views/golden.test.ts',
  'src/analytics/policy.ts': 'test/analytics/settings.test.ts',
  'src/messages/en-extras.ts': 'test/messages/languages.test.ts',
  'src/config/further/*': 'test/config/further.test.ts',
  'src/frame/extras/*': 'test/frame/extras.test.ts',
  'src/messages/en-api.ts': 'test/api-views/golden.test.ts',
  'src/messages/en-try-it.ts': 'test/e2e/try-it.test.ts',
  'src/messages/en-freshness.ts': 'test/e2e/freshness.test.ts',
  'src/try-it/field.ts': 'test/try-it/build-field.test.ts',
  'src/base/words.ts': 'test/api-views/words.test.ts',
  'src/asyncapi/*': 'test/asyncapi/open-channel.test.ts',
  'src/api-views/asyncapi/*': 'test/api-views/asyncapi/render-channel.test.ts',
  'src/messages/en-async.ts': 'test/api-views/asyncapi/render-channel.test.ts',
  'src/routes/*': 'test/routes/link.test.ts',
  'src/hosts/*': 'test/hosts/table.test.ts',
  'src/tree/*': 'test/tree/parse-tree.test.ts',
  'src/code/tokens.ts': 'test/code/tokens.test.ts',
  'src/code/checked-code.ts': 'test/shell/node/types/type-checker.test.ts',
  'src/code/without-type-marks.ts': 'test/shell/node/types/type-checker.test.ts',
  'src/code/split-lines.ts': 'test/prerender/page-ports.test.ts',
  'src/base/files.ts': 'test/resolve/snippets.test.ts',
  'src/base/limits.ts': 'test/tree/hostile.sweep.ts',
  'src/messages/*': 'test/messages/languages.test.ts',
  ...Object.fromEntries(languages.map(each => [`src/messages/${each}/*`, 'test/messages/languages.test.ts'])),
  'src/messages/en.ts': 'test/components/golden.test.ts',
  'src/messages/en-response.ts': 'test/try-it/failure.test.ts',
  'src/messages/en-content.ts': 'test/components/golden.test.ts',
  'src/page/read-yaml.ts': 'test/page/frontmatter.test.ts',
  'src/page/leading-heading.ts': 'test/page/page.test.ts',
  'src/page/reading-time.ts': 'test/page/page.test.ts',
  'src/base/icon-pack.ts': 'test/icons.test.ts',
  'src/base/ports.ts': 'test/prerender/page-ports.test.ts',
  'src/base/problem.ts': 'test/config/read-config.test.ts',
  'src/base/view-settings.ts': 'test/api-views/further-view.test.ts',
  'src/mcp/*': 'test/mcp/mcp.test.ts',
  'src/mcp/tools/*': 'test/mcp/tools.test.ts',
  'src/prerender/*': 'test/prerender/prerender.test.ts',
  'src/thumbnails/*': 'test/thumbnails/draw-text.test.ts',
  'src/open-page/*': 'test/open-page/open-page.test.ts',
  'src/project/*': 'test/project/read-project.test.ts',
  'src/site/as-written.ts': 'test/shell/node/dev/dev-listener.test.ts',
  'src/site/special-pages.ts': 'test/e2e/missing.test.ts',
  'src/site/titled-heads.ts': 'test/e2e/bound-pages.test.ts',
  'src/search/excerpt.ts': 'test/search/search-index.test.ts',
  'src/search/fields.ts': 'test/search/search-index.test.ts',
  'src/search/nearest-words.ts': 'test/search/search-index.test.ts',
  'src/search/ranking.ts': 'test/search/search-index.test.ts',
  'src/search/results.ts': 'test/search/search-index.test.ts',
  'src/search/words.ts': 'test/search/search-index.test.ts',
  'src/search/shards/*': 'test/search/shards/sharded-search.test.ts',
  'src/site/searched-page.ts': 'test/search/sections.test.ts',
  'src/site/site.ts': 'test/frame/render-frame.test.ts',
  'src/base/source.ts': 'test/openapi/column.test.ts',
  // The schema is made of these texts.
  'src/base/doc.ts': 'test/config/schema.test.ts',
  'src/migrate/*': 'test/migrate/tools.test.ts',
  'src/migrate/read/*': 'test/migrate/read.test.ts',
  'src/migrate/text/*': 'test/migrate/pages.test.ts',
  'src/migrate/tools/*': 'test/migrate/tools.test.ts',
  'src/openapi/validation/validator.ts': 'test/check/examples/spec-example.test.ts',
  'src/openapi/validation/open-validator.ts': 'test/try-it/body-faults.test.ts',
  'src/api-views/schema/schema-text.ts': 'test/api-views/overview-markdown.test.ts',
  'src/api-views/view-markup.ts': 'test/shell/node/render/render-elements.test.ts',
  'src/api-views/view-request.ts': 'test/shell/node/render/render-elements.test.ts',
  'src/asyncapi/is-async.ts': 'test/asyncapi/index-channels.test.ts',
  'src/components/draw-written.ts': 'test/shell/node/render/render-elements.test.ts',
  'src/components/written-element.ts': 'test/shell/node/render/render-elements.test.ts',
  'src/frame/closest-notice.ts': 'test/e2e/missing.test.ts',
  'src/frame/font-address.ts': 'test/e2e/fonts.test.ts',
  'src/frame/letter-icon.ts': 'test/prerender/favicon.test.ts',
  'src/frame/missing-parts.ts': 'test/e2e/missing.test.ts',
  'src/frame/own-face.ts': 'test/frame/default-fonts.test.ts',
  'src/frame/part-ids.ts': 'test/prerender/prerender.test.ts',
  'src/frame/skeleton.ts': 'test/prerender/prerender.test.ts',
  'src/hosts/site-contents.ts': 'test/prerender/contents-file.test.ts',
  'src/hosts/site-data.ts': 'test/hosts/host.test.ts',
  'src/live/compile-order.ts': 'test/shell/node/dev/shared-answer.test.ts',
  'src/messages/en-embedded.ts': 'test/elements/code-block.test.ts',
  'src/navigation/absent-operation.ts': 'test/e2e/missing.test.ts',
  'src/navigation/document-of.ts': 'test/prerender/prerender.test.ts',
  'src/navigation/node-settings.ts': 'test/prerender/prerender.test.ts',
  'src/navigation/pages-in-order.ts': 'test/routes/link-follower.test.ts',
  'src/open-page/page-views.ts': 'test/prerender/prerender.test.ts',
  'src/open-page/whole-markdown.ts': 'test/prerender/prerender.test.ts',
  'src/open-page/written-fields.ts': 'test/written-fields.test.ts',
  'src/openapi/document/find-documents.ts': 'test/check/check-project.test.ts',
  'src/openapi/document/self-contained.ts': 'test/openapi/self-contained.test.ts',
  'src/openapi/document/unreachable.ts': 'test/shell/node/render/render-elements.test.ts',
  'src/openapi/exports/is-json.ts': 'test/openapi/exports/document-text.test.ts',
  'src/openapi/operation/api-index.ts': 'test/asyncapi/index-channels.test.ts',
  'src/openapi/operation/find-operation.ts': 'test/navigation/find-navigation-problems.test.ts',
  'src/openapi/operation/locate-operation.ts': 'test/api-views/local-reader.test.ts',
  'src/openapi/operation/nearest-operation.ts': 'test/api-views/local-reader.test.ts',
  'src/openapi/operation/operation-words.ts': 'test/openapi/operation-words.test.ts',
  'src/openapi/operation/path-shape.ts': 'test/openapi/index-document.test.ts',
  'src/openapi/references/check-references.ts': 'test/openapi/check-references.test.ts',
  'src/openapi/references/reference-cycles.ts': 'test/openapi/check-references.test.ts',
  'src/openapi/slices/open-slice.ts': 'test/openapi/heirs.test.ts',
  'src/resolve/may-need-to-run.ts': 'test/check/rules.test.ts',
  'src/site/entry-page.ts': 'test/prerender/prerender.test.ts',
  'src/site/missing-page.ts': 'test/prerender/prerender.test.ts',
  'src/site/operation-sections.ts': 'test/search/sections.test.ts',
  'src/site/page-language.ts': 'test/frame/site-css.test.ts',
  'src/tree/snippet-address.ts': 'test/live/compile.test.ts',
  'src/openapi/slices/slice-index.ts': 'test/openapi/self-contained.test.ts',
  'src/openapi/slices/slice-source.ts': 'test/openapi/slice-source.test.ts',
  'src/openapi/slices/slice.ts': 'test/openapi/heirs.test.ts',
  'src/render/html/coloured-code.ts': 'test/prerender/page-ports.test.ts',
  'src/render/html/fill-islands.ts': 'test/live/run.test.ts',
  'src/render/html/typed-code.ts': 'test/shell/node/types/type-checker.test.ts',
  'src/openapi/exports/dump-schema.ts': 'test/openapi/exports/document-text.test.ts',
  'src/openapi/validation/body-schema.ts': 'test/try-it/body-faults.test.ts',
};

/** Everything that a file imports, and what that imports, with `import()` too. */
function reachedFrom(start: string): ReadonlySet<string> {
  const byPath = new Map(scripts.map(file => [file.path, file]));
  const reached = new Set([start]);
  for (const path of reached)
    for (const each of byPath.get(path)?.imports ?? []) if (isOurs(each)) reached.add(each.replace(/\.js$/, '.ts'));
  return reached;
}

test('every file of src has a test, or is run by a named one', () => {
  const reached = new Map<string, ReadonlySet<string>>();
  const runs = (test: string, path: string) => {
    // A page in a browser runs what is built.
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
