import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import {minifySync} from '@swc/wasm';
import {transform} from 'lightningcss';
import {provideMessages, splitMessages} from './build/scripts/bundles/messages.js';
import {loadedAsParts} from './build/scripts/bundles/parts.js';
import {packCounts} from './build/src/base/icon-pack.js';
import {codeElement} from './build/src/components/code-element.js';
import {components} from './build/src/components/table.js';
import {languages} from './build/src/messages/language.js';

/** Every component can be written by hand, in a page that is not ours. The one that draws API documents has a bundle of its own. */
const foreignTags = [codeElement, ...components].map(({tag}) => tag).filter(tag => tag !== 'openapi-endpoint');
/** Modules that make parts available to an application which bundles the elements. */
const parts = ['mermaid', 'math', 'icons', 'languages', 'parts'];

/** `import text from './x.css'`: the minified sheet as text, from the source tree (the compiler copies no style sheets). */
function css() {
  return {
    name: 'css',
    resolveId: (source, importer) =>
      source.endsWith('.css') ? join(import.meta.dirname, relative('build', join(importer, '..', source))) : null,
    load(id) {
      if (!id.endsWith('.css')) return null;
      this.addWatchFile(id);
      const {code} = transform({
        filename: id,
        code: readFileSync(id),
        minify: true,
        targets: {chrome: 120 << 16, safari: (17 << 16) | (2 << 8), firefox: 121 << 16},
      });
      return `export default ${JSON.stringify(code.toString())}`;
    },
  };
}

/** Documentation of fields and props is for tools: browsers do not load it, but the check reads allowed words there. */
const withoutDocs = {
  name: 'without-docs',
  transform: (code, id) =>
    id.includes(`${sep}build${sep}`) ? {code: code.replace(/\bdoc\s*`[^`]*`/g, "''"), map: null} : null,
};

/**
 * Of marked only the lexer is used, with GitHub's rules. The file ends with an instance of everything, made as it is loaded,
 * which would bring along the renderer, the parser and the hooks.
 */
const lexerOnly = {
  name: 'lexer-only',
  transform(code, id) {
    if (!id.includes(`${sep}marked${sep}`)) return null;
    const exported = name => new RegExp(`([\\w$]+) as ${name}\\b`).exec(code)?.[1];
    const [lexer, tokenizer] = [exported('Lexer'), exported('Tokenizer')];
    const end = /\bvar (\w+)=new \w+;function \w+\(\w+,\w+\)\{return \1\.parse\(/.exec(code)?.index;
    if (!(lexer && tokenizer && end)) this.error('marked ends otherwise than it did: look for its instance again.');
    const text = `${code.slice(0, end)}export {${lexer} as Lexer, ${tokenizer} as Tokenizer};`;
    return {code: withoutUnused(text, text => this.parse(text)), map: null};
  },
};

/** What `src/markdown/syntax` reads itself, by the names of methods and of rules, and flavours of Markdown that are not ours. */
const unusedMethods = new Set(
  [
    'blockquote code fences heading html lheading list paragraph text lex lexInline',
    'autolink br codespan inlineText tag url',
  ]
    .join(' ')
    .split(' '),
);
const unusedRules = new Set(
  'blockquote heading html lheading list paragraph table text anyPunctuation br del url pedantic breaks'.split(' '),
);

/** Empties what nobody asks for, and then what only that needed: browsers take long to read the expressions of rules. */
function withoutUnused(code, parse) {
  const cuts = new Map();
  const cut = ({start, end}, text) => end - start > text.length && cuts.set(start, {end, text});
  const declared = parse(code).body.flatMap(({declarations = []}) => declarations);
  const objects = new Map(declared.map(({id, init}) => [id.name, init?.properties ?? []]));
  // GitHub's flavour is CommonMark with some rules in the place of others.
  const flavours = [...objects.values()].flat().filter(({key, value}) => key?.name === 'gfm' && value.name);
  const replaced = new Map();
  for (const [base, ...rules] of flavours.map(({value}) => objects.get(value.name)))
    replaced.set(base.argument.name, new Set(rules.map(({key}) => key.name)));
  for (const {id, init, end} of declared) {
    for (const {key, value} of init?.properties ?? [])
      if (unusedRules.has(key?.name) || replaced.get(id.name)?.has(key?.name)) cut(value, '0');
    for (const {key, value} of init?.body?.body ?? []) if (unusedMethods.has(key?.name) && value) cut(value.body, '{}');
    const others = code.slice(0, id.start) + code.slice(end);
    const name = id.name.replace('$', '\\$&');
    if (init && !new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(others)) cut(init, '0');
  }
  if (cuts.size === 0) return code;
  let text = '';
  let at = 0;
  for (const [start, {end, text: instead}] of [...cuts].sort(([a], [b]) => a - b)) {
    if (start < at) continue;
    text += code.slice(at, start) + instead;
    at = end;
  }
  return withoutUnused(text + code.slice(at), parse);
}

/**
 * What builds elements that somebody writes by hand comes from the bundle of all elements where a page needs it: pages of
 * ours never do, and an operation alone has to be small.
 */
const builtElsewhere = {
  name: 'built-elsewhere',
  resolveId: (source, importer) =>
    importer?.endsWith('built-late.js') && source.endsWith('define-foreign.js') ? {id: 'built', external: true} : null,
};
/** What draws operations has a bundle of its own, which that of the other elements shares. */
const operations = {
  name: 'operations',
  resolveId: source => (source.endsWith('/endpoint/openapi-endpoint.js') ? {id: 'operations', external: true} : null),
};
const named = {built: '../elements/embedding.js', operations: '../elements/openapi-endpoint.js'};
const paths = id => named[id] ?? besides[id] ?? id.replace(/^icons:/, '../icons/');

/**
 * What lies beside our parts as it is. Named in imports and in `new URL(…, import.meta.url)` of whole words, so that the
 * bundlers of other people find it and take it along.
 */
const besides = {
  mermaid: '../mermaid/mermaid.js',
  '@mermaid-js/layout-elk': '../mermaid-elk/mermaid-elk.js',
};
const ownFiles = {
  name: 'own-files',
  resolveId: id => (id in besides || id.startsWith('icons:') ? {id, external: true} : null),
  load(id) {
    if (/load-pack\.js(?:\?as-is)?$/.test(id)) return listOfPacks();
    return id.endsWith(join('docs-latex', 'formula-sheet.js')) ? formulaSheet() : null;
  },
};

function listOfPacks() {
  const lists = Object.entries(packCounts).map(([library, count]) => {
    const loads = Array.from({length: count}, (_, pack) => `()=>import('icons:${library}/${pack}.js')`);
    return `${library}:[${loads.join()}]`;
  });
  return `const packs = {${lists.join()}};
    export const loadPack = async (library, pack) => (await packs[library][pack]()).default;`;
}

/** Of the fonts the format that every browser of today reads, which the sheet names first. */
function formulaSheet() {
  const css = readFileSync(join(import.meta.dirname, 'node_modules/katex/dist/katex.min.css'), 'utf8');
  const parts = css.replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, '').split(/url\((fonts\/[^)]*)\)/);
  const text = parts.map((part, at) =>
    at % 2 === 0 ? JSON.stringify(part) : `'url("' + new URL('../katex/${part}', import.meta.url).href + '")'`,
  );
  return `export const formulaSheet = ${text.join(' + ')};`;
}

/** Replaces the module that applies overlays, in bundles that never do. */
const noOverlays = 'export const overlayDocument = async value => ({value, problems: []});';

/** What one file alone cannot have: a worker, icons by name, formulas and diagrams. Operations are drawn without. */
const absent = {
  'api-reference/documents/worker-reader.js':
    'export const startReader = () => ({read: async () => undefined, drop() {}});',
  'content/docs-icon/load-pack.js': 'export const loadPack = async () => ({});',
  'content/docs-latex/draw-formula.js': "export const drawFormula = async () => 'Formulas are drawn by elements.js.';",
  'content/docs-mermaid/draw-diagram.js':
    "export const drawDiagram = async () => ({problem: 'Diagrams are drawn by elements.js.'});",
  // The one-file script has English messages only.
  '../src/messages/load-form-messages.js': 'export const loadFormMessages = async () => undefined;',
  '../src/messages/load-messages.js': 'export const loadMessages = async () => undefined;',
  // Nor does it apply overlays.
  '../src/openapi/overlays/overlay-document.js': noOverlays,
  // A download of several files is their root there.
  '../src/openapi/bundle/bundle-document.js': 'export const bundleDocument = async () => undefined;',
  '../src/markdown/code/quick-tokens.js': 'export const quickTokens = () => undefined;',
};
const inOneFile = {
  name: 'in-one-file',
  load: id => Object.entries(absent).find(([file]) => id.endsWith(join('elements', file)))?.[1] ?? null,
};
/** One file that has the parser needs no short way around it. */
const parserOnly = {
  name: 'parser-only',
  load: id =>
    id.endsWith(join('api-reference/views/text/rich-text.js')) ? 'export const richText = () => undefined;' : null,
};

/** Documents with overlays are read in the page: few have some, and what applies them is 9 KB. */
const withoutOverlays = {
  name: 'without-overlays',
  load: id => (id.endsWith(join('overlays', 'overlay-document.js')) ? noOverlays : null),
};

/** Bundlers of other people leave this import as it is: what it loads, no bundler knows. */
const leftAlone = {
  name: 'left-alone',
  renderChunk: code => ({
    code: code.replace(
      /\bimport\(new URL\(/g,
      'import(/* @vite-ignore *//* webpackIgnore: true *//* turbopackIgnore: true */new URL(',
    ),
    map: null,
  }),
};

/** In pages that are not ours. */
const asParts = loadedAsParts(join(import.meta.dirname, 'build/elements/base/parts.js'), source =>
  source === './define-foreign.js'
    ? '../elements/embedding.js'
    : (besides[source] ?? (source.startsWith('icons:') ? paths(source) : undefined)),
);
/** What is loaded as a part is a chunk like others. */
const partNames = name => (name.includes('/') || name === 'elements' ? '[name].js' : 'chunks/[name]-[hash].js');

/** `chunk:frame` in the entry becomes the file of that chunk, so that it can be sent for before it is imported. */
const chunkNames = {
  name: 'chunk-names',
  generateBundle(_, bundle) {
    for (const entry of Object.values(bundle).filter(each => each.isEntry))
      entry.code = entry.code.replace(/chunk:([a-z]+)/g, (_, name) => {
        const chunk = Object.values(bundle).find(each => each.type === 'chunk' && each.name === name);
        if (!chunk) this.error(`There is no chunk ${name}.`);
        return chunk.fileName;
      });
  },
};

/** `elements/param-field.js` and its like: one line each, so that a page can name the element that it uses. */
const single = {
  name: 'single',
  resolveId: id => (id.startsWith('single:') ? id : null),
  load(id) {
    if (!id.startsWith('single:')) return null;
    const path = JSON.stringify(join(import.meta.dirname, 'build/elements/embedding.js'));
    return `import {defineForeign} from ${path};\nvoid defineForeign(${JSON.stringify(id.slice('single:'.length))});\n`;
  },
};

/** Chunks that import nothing: the bundles make the same files of them, which the package holds once. */
function library(id) {
  if (/[\\/]node_modules[\\/]katex[\\/]/.test(id)) return 'katex';
  const [, language] = /[\\/]highlight\.js[\\/].*[\\/]languages[\\/]([\w-]+)\.js$/.exec(id) ?? [];
  // Chunks of their own: nothing that every page needs is merged into a language that few pages load.
  const [, messages] = /[\\/]messages[\\/]([\w-]+-(?:page|form))\.js$/.exec(id) ?? [];
  if (messages) return messages;
  // Small, and the samples of requests have both.
  return language === 'http' ? 'json' : (language ?? null);
}

/**
 * What a page needs first comes in one file each, whatever else shares parts of it: first what the entry waits for, then
 * core with all that frame and components have in common, then these two. Small files that several chunks share would
 * be one more request in a row.
 */
function firstChunks(id, {getModuleInfo}) {
  const path = name => join(import.meta.dirname, 'build/shell/browser', `${name}.js`);
  const [entry, core, frame, authored] = ['boot/lectern', 'boot/start', 'chrome/render-chrome', 'page/authored'].map(
    name => importsOf(path(name), getModuleInfo),
  );
  if (entry.has(id)) return null;
  if (core.has(id) || (frame.has(id) && authored.has(id))) return 'core';
  if (frame.has(id)) return 'frame';
  if (authored.has(id)) return 'authored';
  const holds = holdsId(id, getModuleInfo);
  return Object.entries(askedTogether).find(([, parts]) => parts.some(holds))?.[0] ?? null;
}

/**
 * Parts of a page by script tag that are asked for apart in the code and come together: a file of their own each would cost
 * a request for a few hundred bytes. What stands first has what several share.
 */
const askedTogether = {
  'code-block': [
    'elements/content/code-block/code-block',
    'elements/content/copy-text/copy-button',
    'elements/content/copy-text/copy-text',
  ],
  controls: ['elements/site-chrome/site-menu', 'elements/site-chrome/site-theme/site-theme'],
  paper: ['shell/browser/chrome/paper'],
  operation: [
    ...['endpoint/openapi-endpoint', 'documents/reader-of', 'documents/worker-reader', 'documents/read-limited'].map(
      name => `elements/api-reference/${name}`,
    ),
    // A site of API documents alone needs both at once.
    'shell/browser/boot/reference',
  ],
  // What draws a short document in JSON; others are drawn by a worker.
  'read-here': [
    'elements/api-reference/documents/read-here',
    'src/api-reference/views/text/spec-text',
    'src/api-reference/views/text/site-links',
  ],
  'render-rest': ['src/api-reference/views/operation/render-rest'],
  'reader-requests': [
    'src/api-reference/views/reader-requests',
    ...['operation/index-document', 'operation/api-index', 'document/document-head'].map(name => `src/openapi/${name}`),
  ],
  // Not what draws the rest of a view: in a site a worker does.
  get 'after-view'() {
    return followsView.filter(name => !name.startsWith('src/api-reference/views/'));
  },
};

/**
 * The same for the element of API documents: what is visible comes in two files, sheets and blocks of code in a third beside
 * the document, and all that follows by itself in a fourth. What reads Markdown waits until a text has some.
 */
function readerChunk(id, {getModuleInfo}) {
  const holds = holdsId(id, getModuleInfo);
  const elements = 'elements/api-reference';
  // What comes first has no optional parts.
  if (/[\\/]elements[\\/](?:base[\\/]parts|register)\.js$/.test(id)) return 'after-view';
  if (holds(`${elements}/endpoint/alone`)) return null;
  // Loaded in forced-colors mode alone: it must not be merged into another chunk.
  if (id.endsWith('forced-colors.css')) return 'forced-colors';
  if (holds(`${elements}/documents/read-here`)) return 'read-here';
  const beside = ['src/components/code-block', 'src/api-reference/views/text/rich-text'];
  if ([...beside, `${elements}/documents/read-limited`, `${elements}/endpoint/operation-sheets`].some(holds))
    return 'beside';
  if (followsView.some(holds)) return 'after-view';
  return holds('src/api-reference/views/text/spec-text') ? 'spec-text' : null;
}

const followsView = [
  ...['after-view', 'try-it-button', 'define-inside', 'expose-parts', 'show-skeleton'].map(
    name => `elements/api-reference/endpoint/${name}`,
  ),
  'elements/api-reference/reading/read-on',
  ...['base/fill-when-forced', 'base/built-late', 'base/follow-mode', 'content/copy-text/copy-button'].map(
    name => `elements/${name}`,
  ),
  ...['copy-text/copy-text', 'docs-tabs', 'code-block/code-block'].map(name => `elements/content/${name}`),
  'src/api-reference/views/operation/render-rest',
  'src/messages/en-reading',
];

const known = new Map();

/** Whether a module of ours, by its path without ending, imports this one without asking. */
const holdsId = (id, getModuleInfo) => name =>
  importsOf(join(import.meta.dirname, 'build', `${name}.js`), getModuleInfo).has(id);

/** A module and all that it imports without asking. */
function importsOf(id, getModuleInfo) {
  if (known.has(id)) return known.get(id);
  const found = new Set([id]);
  for (const each of found) for (const imported of getModuleInfo(each)?.importedIds ?? []) found.add(imported);
  known.set(id, found);
  return found;
}

const minified = new Map();

/** Several bundles have the same chunks, above all the languages of code: each text is minified once. */
const minify = {
  name: 'minify',
  renderChunk(code) {
    if (!minified.has(code)) minified.set(code, minifySync(code, minification).code);
    return {code: minified.get(code), map: null};
  },
};
const minification = {
  module: true,
  ecma: 2022,
  compress: {passes: 3, pure_getters: true},
  mangle: true,
  format: {comments: false},
};

/**
 * Nearly all that these files hold runs while a page is opened. The browsers that know this mark compile their functions
 * beside the main thread, while the file arrives, and not one by one when they are called.
 */
const runAtOnce = ['lectern', 'core', 'frame', 'elements/openapi-endpoint', 'read-here', 'beside', 'spec-text'];
const compiledAhead = {
  name: 'compiled-ahead',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && runAtOnce.includes(chunk.name))
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
  },
};

/** At the head of each entry, but of the script that blocks each page. Bundlers of other people keep such a comment. */
const licensed = {
  name: 'licensed',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.isEntry && chunk.name !== 'mode')
        chunk.code = chunk.code.replace(
          /^(?:(?:#!|\/\/#).*\n)?/,
          '$&/*! Lectern, MIT. Licenses of all parts: LICENSES.txt */\n',
        );
  },
};

/** The base of Lit's elements without the templates that `lit` comes with: component elements are drawn by our own renderer. */
const baseAlone = {
  name: 'base-alone',
  async resolveId(source, importer) {
    if (source !== 'lit' || !importer?.endsWith('component-element.js')) return null;
    const lit = await this.resolve('lit', importer, {skipSelf: true});
    return this.resolve('@lit/reactive-element', lit.id);
  },
};

/** Of the compiler of components neither source maps are asked for nor checks of its options. */
const stubs = {
  '@jridgewell/gen-mapping': 'export const GenMapping = Object, maybeAddSegment = () => {}, toEncodedMap = () => ({});',
  'ts-interface-checker':
    'const none = () => ({});\nexport {none as union, none as array, none as lit, none as opt, none as iface, none as name, none as func, none as param, none as enumtype, none as tuple};\nexport const createCheckers = () => ({Options: {strictCheck() {}}});',
};
const compilerOnly = {
  name: 'compiler-only',
  resolveId: (id, importer) => (id in stubs && /[\\/]sucrase[\\/]/.test(importer ?? '') ? `\0${id}` : null),
  load: id => stubs[id.slice(1)] ?? null,
};

/** The bundler of references gets all documents as data: its code for fetching them stays out, with its import of undici. */
const withoutServers = {
  name: 'without-servers',
  transform: (_, id) =>
    /[\\/]json-schema-ref-parser[\\/].*[\\/]resolvers[\\/]http\.js$/.test(id)
      ? {code: 'export default {order: 200, canRead: () => false};', map: null}
      : null,
};

/** The packages of which anything is in a bundle: their licences go with it (`write-licences.ts`). */
const bundled = new Set();
const noted = {
  name: 'noted',
  generateBundle(_, bundle) {
    for (const id of Object.values(bundle).flatMap(({modules}) => Object.keys(modules ?? {})))
      bundled.add(/.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]);
    writeFileSync(join(import.meta.dirname, 'build/bundled.json'), JSON.stringify([...bundled].filter(Boolean).sort()));
  },
};

/** ajv asks for its own schemas as files. */
const asModule = {
  name: 'as-module',
  transform: (code, id) => (id.endsWith('.json') ? `export default ${code}` : undefined),
};

/** What bundles documents of several files asks whether bytes are those of Node: in a browser it is given data, never bytes. */
const withoutBytes = {
  name: 'without-bytes',
  transform: (code, id) =>
    /[\\/]json-schema-ref-parser[\\/]/.test(id) && code.includes('Buffer.')
      ? {code: `const Buffer = {isBuffer: () => false};\n${code}`, map: null}
      : null,
};

/** A server that asks its clients nothing needs no validator for their answers, nor the 120 KB of it. */
const asksNothing = {
  name: 'asks-nothing',
  load: id =>
    /[\\/]@modelcontextprotocol[\\/]sdk[\\/].*[\\/]validation[\\/]ajv-provider\.js$/.test(id)
      ? 'export class AjvJsonSchemaValidator {}'
      : null,
};

/** The checks of messages are not compiled: edge hosts run no text, and some refuse a file that could. */
const withoutCode = {
  name: 'without-code',
  transform(code, id) {
    if (!/[\\/]zod[\\/]v4[\\/]core[\\/]util\.js$/.test(id)) return null;
    const plain = code.replace(/(?<=export const allowsEval = )cached\(\(\) => \{[\s\S]*?\n\}\);/, '{value: false};');
    if (plain === code) this.error('zod asks otherwise whether it may compile: look for that again.');
    return {code: plain, map: null};
  },
};

/** Of API documents that server reads slices, which are JSON, and writes Markdown: nothing of YAML and of markup. */
const unwritten = {
  'openapi/document/read-yaml.js':
    'export const readYaml = () => ({value: undefined, problems: []}), yamlPlaces = () => () => ({line: 1, column: 1});',
  'openapi/document/unreadable.js': 'export const unreadable = () => ({value: undefined, problems: []});',
  'openapi/document/place-problems.js': 'export const placeProblems = async () => [];',
  // They were applied when slices were written.
  'openapi/overlays/overlay-document.js': noOverlays,
  // Requests are written for curl.
  'openapi/request/languages/writers.js': "export const writers = new Map(), javascript = () => '';",
  'openapi/request/languages/optional-languages.js': 'export const optionalLanguages = [];',
  'api-reference/views/text/spec-text.js': 'export const specText = () => undefined;',
  'api-reference/views/text/rich-text.js': 'export const richText = () => undefined;',
  'api-reference/views/operation/render-operation.js':
    'export const renderOperation = () => ({}), brokenParts = () => [];',
  'api-reference/views/operation/render-rest.js': 'export const answerRest = async () => undefined;',
};
const asMarkdownOnly = {
  name: 'as-markdown-only',
  load: id => Object.entries(unwritten).find(([file]) => id.endsWith(join('src', file)))?.[1] ?? null,
};

const plugins = [
  noted,
  splitMessages(),
  withoutBytes,
  withoutServers,
  ownFiles,
  single,
  css(),
  withoutDocs,
  lexerOnly,
  compilerOnly,
  baseAlone,
  nodeResolve({browser: true}),
  commonjs({include: /highlight\.js|ipaddr\.js|ignore\/index|lines-and-columns/}),
  minify,
  leftAlone,
  chunkNames,
  compiledAhead,
];
const withParts = plugins.flatMap(plugin => (plugin === ownFiles ? [plugin, asParts] : [plugin]));
/** Packages tell by the condition `node` that there is no document. */
const onServers = [
  noted,
  splitMessages(),
  withoutServers,
  asksNothing,
  compilerOnly,
  nodeResolve({browser: false, exportConditions: ['node']}),
  commonjs({include: /highlight\.js|ipaddr\.js|ignore\/index|lines-and-columns|content-type/}),
];
/** Lit asks Node for what every host has: text of bytes in base 64. */
const withoutBuffer = {
  name: 'without-buffer',
  resolveId: id => (id === 'buffer' ? '\0buffer' : null),
  load: id => (id === '\0buffer' ? 'export const Buffer = {from: text => ({toString: () => btoa(text)})};' : null),
};
const treeshake = {propertyReadSideEffects: false};
const output = {
  dir: 'dist',
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
  hashCharacters: 'hex',
  minifyInternalExports: true,
  paths,
};

// Bundles of their own: what a site needs for its first picture stays in few files, whatever elements share with it.
const bundles = [
  {
    input: {lectern: 'build/shell/browser/boot/lectern.js'},
    preserveEntrySignatures: 'allow-extension',
    plugins: [builtElsewhere, ...plugins],
    treeshake,
    output: {
      ...output,
      onlyExplicitManualChunks: true,
      manualChunks: (id, modules) => library(id) ?? firstChunks(id, modules),
    },
  },
  {
    input: {
      elements: 'build/elements/elements.js',
      'elements/embedding': 'build/elements/embedding.js',
      'elements/asyncapi-channel': 'build/elements/api-reference/channel/alone.js',
      ...Object.fromEntries(foreignTags.map(tag => [`elements/${tag}`, `single:${tag}`])),
    },
    preserveEntrySignatures: 'allow-extension',
    plugins: [operations, ...withParts],
    treeshake,
    output: {
      ...output,
      entryFileNames: ({name}) => partNames(name),
      onlyExplicitManualChunks: true,
      manualChunks: library,
      experimentalMinChunkSize: 7000,
    },
  },
  // Apart: what entries share would be a request more for each.
  {
    input: {'elements/openapi-endpoint': 'build/elements/api-reference/endpoint/alone.js'},
    preserveEntrySignatures: 'allow-extension',
    plugins: withParts,
    treeshake,
    output: {
      ...output,
      entryFileNames: ({name}) => partNames(name),
      onlyExplicitManualChunks: true,
      manualChunks: (id, modules) => library(id) ?? readerChunk(id, modules),
      experimentalMinChunkSize: 4500,
    },
  },
  {
    // What an application that bundles the elements imports besides.
    input: {
      ...Object.fromEntries(parts.map(part => [`parts/${part}`, `build/elements/parts/${part}.js`])),
      'parts/messages': 'locale:all',
      ...Object.fromEntries(languages.map(each => [`parts/messages/${each}`, `locale:${each}`])),
    },
    preserveEntrySignatures: 'allow-extension',
    plugins: [provideMessages(join(import.meta.dirname, 'build')), ...withParts],
    treeshake,
    output: {...output, onlyExplicitManualChunks: true, manualChunks: library},
  },
  {
    // All of it in one file, for pages that name a script of another host: no module, so no leave of that host is needed.
    input: {'lectern-endpoint': 'build/elements/api-reference/endpoint/in-one-file.js'},
    plugins: [inOneFile, parserOnly, ...plugins],
    treeshake,
    output: {...output, format: 'iife', inlineDynamicImports: true},
  },
  {
    // What prerendered pages get besides.
    input: {enhance: 'build/shell/browser/router/enhance.js'},
    plugins: [builtElsewhere, ...plugins],
    treeshake,
    output: {
      ...output,
      // Its parts import it by its name, and browsers keep it for ever.
      entryFileNames: 'enhance/[name]-[hash].js',
      chunkFileNames: 'enhance/[name]-[hash].js',
      // On nearly every page, and small.
      onlyExplicitManualChunks: true,
      manualChunks: id => (/[\\/]site-(?:menu|theme)\.js$/.test(id) ? 'controls' : library(id)),
      experimentalMinChunkSize: 1000,
    },
  },
  {
    // Runs components of a project that were compiled ahead; the module of a page names it. Apart, so that pages without
    // them load nothing of it.
    input: {live: 'build/shell/browser/page/live/run-drawn.js'},
    preserveEntrySignatures: 'strict',
    plugins,
    treeshake,
    output: {...output, entryFileNames: 'enhance/[name]-[hash].js', chunkFileNames: 'enhance/[name]-[hash].js'},
  },
  {
    // Runs before anything is drawn: no module.
    input: {mode: 'build/shell/browser/boot/mode.js'},
    plugins,
    treeshake,
    output: {...output, format: 'iife'},
  },
  {
    // Fetches what was built above, by the name that the prerenderer gives it.
    input: {start: 'build/shell/browser/router/start.js'},
    external: /\/enhance\.js$/,
    plugins,
    treeshake,
    output: {...output, format: 'iife', paths: () => './enhance/enhance.js'},
  },
  {
    // The rules of the check for `lectern dev`.
    input: {'check-worker': 'build/shell/browser/dev/check-worker.js'},
    plugins: plugins.filter(plugin => plugin !== withoutDocs),
    treeshake,
    output: {...output, inlineDynamicImports: true},
  },
  {
    // The handler of the try-it proxy for edge hosts.
    input: {proxy: 'build/src/proxy/proxy.js'},
    preserveEntrySignatures: 'strict',
    plugins,
    treeshake,
    output,
  },
  {
    // The handler of a reference for edge hosts.
    input: {server: 'build/src/reference/edge-reference.js'},
    preserveEntrySignatures: 'strict',
    plugins,
    treeshake,
    output,
  },
  {
    // The server for agents on edge hosts: one file.
    input: {mcp: 'build/src/mcp/mcp.js'},
    preserveEntrySignatures: 'strict',
    plugins: [withoutDocs, withoutCode, asMarkdownOnly, ...onServers, minify],
    treeshake,
    output: {...output, inlineDynamicImports: true},
  },
  {
    // Draws elements of a page on edge hosts: no files are read.
    input: {ssr: 'build/shell/node/commands/render/edge.js'},
    preserveEntrySignatures: 'strict',
    plugins: [withoutDocs, withoutBuffer, ...onServers, minify],
    treeshake,
    output,
  },
  {
    input: {
      cli: 'build/shell/node/cli.js',
      ssr: 'build/shell/node/commands/render/node.js',
      'proxy-server': 'build/shell/node/commands/proxy/proxy-server.js',
      'prerender-thread': 'build/shell/node/commands/prerender/thread.js',
      'live-worker': 'build/shell/node/live/live-worker.js',
      'mcp-worker': 'build/shell/node/commands/mcp/mcp-worker.js',
      'pattern-worker': 'build/shell/node/patterns/pattern-worker.js',
      'types-worker': 'build/shell/node/types/types-worker.js',
      'thumbnail-worker': 'build/shell/node/commands/prerender/thumbnails/thumbnail-worker.js',
    },
    preserveEntrySignatures: 'strict',
    // Finds parts of itself by name.
    external: /^(?:node:|ajv(?:\/|$))/,
    // With the documentation of props: it names the words that the check allows.
    plugins: [...onServers, minify],
    treeshake,
    // Parts that do nothing but define are put together, so that there are fewer files.
    output: {...output, paths: undefined, dir: 'dist/node', experimentalMinChunkSize: 40_000},
  },
  {
    // The handler of a reference for servers: a file of its own, so that the commands stay in few.
    input: {server: 'build/shell/node/reference/server.js'},
    preserveEntrySignatures: 'strict',
    external: /^node:/,
    plugins: [...onServers, minify],
    treeshake,
    output: {...output, paths: undefined, dir: 'dist/node', inlineDynamicImports: true},
  },
  {
    // One file each, wherever a site or another bundler puts it. WebKit evaluates the entry of a worker once more for every
    // chunk that imports from it, so a worker has no chunks.
    input: {'openapi-worker': 'build/elements/api-reference/documents/openapi-worker.js'},
    plugins: [withoutOverlays, parserOnly, ...plugins],
    treeshake,
    output: {...output, inlineDynamicImports: true},
  },
  {
    input: {'body-worker': 'build/elements/api-reference/form/body-worker.js'},
    plugins: [noted, nodeResolve(), asModule, commonjs({include: /[\\/]node_modules[\\/]/}), minify],
    treeshake,
    output: {...output, inlineDynamicImports: true},
  },
  {
    // Official schemas of API documents as functions, each loaded when a document of its version is checked.
    input: Object.fromEntries(
      readdirSync('build/spec-schemas').map(file => [
        `spec-schemas/${file.slice(0, -3)}`,
        `build/spec-schemas/${file}`,
      ]),
    ),
    preserveEntrySignatures: 'strict',
    plugins: [noted, nodeResolve(), commonjs({include: /ajv|fast-deep-equal/}), minify],
    treeshake,
    output: {...output, chunkFileNames: 'spec-schemas/[name]-[hash].js'},
  },
  {
    // Diagrams, each kind apart, and the layout that few of them ask for. From the sources of the library, since what it has
    // built itself holds imports in text that some bundlers follow.
    input: {
      'mermaid/mermaid': 'node_modules/mermaid/dist/mermaid.core.mjs',
      'mermaid-elk/mermaid-elk': 'node_modules/@mermaid-js/layout-elk/dist/mermaid-layout-elk.core.mjs',
    },
    preserveEntrySignatures: 'strict',
    plugins: [noted, nodeResolve({browser: true}), commonjs(), minify],
    treeshake,
    output: {
      ...output,
      chunkFileNames: 'mermaid/chunks/[name]-[hash].js',
      experimentalMinChunkSize: 20_000,
    },
  },
  {
    // The page where a sign-in ends.
    input: {oauth: 'build/shell/browser/oauth/oauth.js'},
    plugins,
    treeshake,
    output,
  },
];

export default bundles.map(bundle => ({...bundle, plugins: [...bundle.plugins, licensed]}));
