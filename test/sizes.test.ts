import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {gzipSync} from 'node:zlib';

const dist = join(import.meta.dirname, '../../dist');
const skip = existsSync(join(dist, 'lectern.js')) ? false : 'dist is not built';
/** Parts of prerendered pages that the script tag has as well lie with its own. */
const placeOf = (file: string) => (existsSync(join(dist, file)) ? file : file.replace(/^enhance\//, 'chunks/'));
const text = (file: string) => readFileSync(join(dist, placeOf(file)), 'utf8');
const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(text(file), {level: 9}).length, 0) / 1024;

/** Returns a file and what it imports without asking, by path in `dist`. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path] of text(file).matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g))
    withImports(join(file, '..', path as string), seen);
  return seen;
}

/** Returns the chunks that a file loads by `import()`, by name without the hash. */
function lazyChunks(file: string, found = new Map<string, string>(), seen = new Set<string>()): Map<string, string> {
  for (const each of withImports(file))
    for (const [, path] of text(each).matchAll(/\bimport\(\s*["'`](\.[^"'`]+)["'`]\s*\)/g)) {
      const chunk = join(each, '..', path as string);
      const name = chunk.replace(/^chunks\//, '').replace(/-[\da-f]{8}\.js$/, '');
      // A bundle of its own, for pages that write elements by hand; files of icons and of diagrams.
      if (seen.has(chunk) || chunk === 'elements/embedding.js' || /^(?:icons|mermaid)/.test(chunk)) continue;
      seen.add(chunk);
      found.set(name, chunk);
      lazyChunks(chunk, found, seen);
    }
  return found;
}

/** Kilobytes with gzip of each lazy chunk. Raise one only with a reason. Languages of the highlighter share a limit. */
const limits: Readonly<Record<string, number>> = {
  // The lexer of marked is 8 KB of it. Renderers ask for what a page that is drawn ahead has with its text.
  // Which language a page is in, and its words, are asked for before it is drawn: 0.9 KB.
  // With the face of text, asked for before the first picture.
  // Heads name documents from their own folder.
  // Private pages are concealed: 0.3.
  // Appearance, banner, theme and fonts are read by the fields of docs.json, as the rest is: 1.9 here, 1.4 less in the frame.
  // Own ids stay letter by letter, unknown lower-case tags are elements; emphasis next to CJK punctuation: 0.6.
  // Long names break behind their marks: 0.1.
  // The footer on the edges of the text, code with room for its button: 0.2. Tables, callouts, options in code: 0.2.
  // Short columns of tables take what they need; long names in code and above titles break between words: 0.3.
  // Fences of pages have a language of their own.
  // Documents are opened without page chrome: 0.1.
  core: 55.4,
  // The navigation makes the pages of API documents; the open page can be drawn again, in another version too; links are led
  // to where they end. Its sheets are those for touch and paper as well, which the first picture does not wait for.
  // The code for copying loads before a click: Safari refuses a copy that waits for it.
  // A page can be drawn again in another language, and the buttons of the frame say it.
  // Pages of groups list what is below them, pages have menus of their own, and groups of the sidebar may lead to a page.
  // Our own labels in the navigation are in the language of the page.
  // Paper has a sheet with panels, tables and page breaks of its own, and the colours of light.
  // With "Embed this operation".
  // Messages of problems ask for the sheet of their box. Names of groups in others lead to their roots.
  // Related pages have titles of their own.
  // A visit without a manifest has a note, bound pages take the tab of `api` out, private nodes of docs.json are left out.
  // All of docs.json is read by one table, and all of the chrome is rendered by it: 4.1, which came as two files before.
  // The chrome is made by templates of Lit, which come with it: 4.3.
  // Fragments of other tools are distinguished from headings: 0.1.
  // The head of the drawer and its tabs as a menu, targets of 36 px: 0.2. Fades, what was copied, the contents of tabs: 0.2.
  // It keeps the button of an operation within reach: 0.1. Changelogs of API documents in the navigation: 0.3. Pages of
  // operations that were removed: 0.2. Groups of long sections get their entries when they come near: 0.4.
  // Elements of components get their properties when the page is idle: 0.2.
  // Keys that are typed before the search opens: 0.2.
  frame: 55.8,
  // Entries of a changelog with the same label have different ids. A page is resolved into a tree of its own.
  // Components that stand for Markdown become it there, and Markdown in props is read; updates have filters.
  // Titles of components have emphasis, code and links; a default that is data is JSON. Data of scripts are read, also whole.
  // Inline expressions that have to run are placeholders: 0.1.
  // Badges and icons that stand alone have names.
  // Spaces between the parts of a field, which machines read. Surfaces of badges, headings of closed tabs: 0.2.
  // Classes of icons and objects have names: 0.1.
  // The menu of operations in a changelog is loaded for one: 0.1.
  // Inline SVG has markers, clip paths, masks and patterns: 0.5.
  // Marks for the session of a reader: 0.4.
  authored: 28.5,
  // KaTeX whole: a formula needs most of it.
  'draw-formula': 76,
  // Reads named references in labels: 0.1.
  'draw-diagram': 1.6,
  'docs-latex': 0.6,
  'docs-mermaid': 0.8,
  'docs-prompt': 1.2,
  // Boxes instead of pictures and videos that are missing: 0.4.
  'image-zoom': 1.9,
  // Renders an operation: the element itself, and its connection to a worker.
  // Reads and writes JSON with the digits of its numbers, null in unions and the place of a document without servers: 1.0.
  // Private parts of documents are left out.
  // Dynamic references ask for what reads them; constants with titles are values; parts of bodies have headers: 0.4.
  // Overlays are applied by what is loaded for them alone: 0.1 each. A site of API documents alone makes its docs.json here: 0.3.
  // The bar of a request has three messages and its note: 0.1.
  // Marks of operations in lists and the search, schemas that refer to themselves: 0.3.
  // Conditions and patterns of all parts, types around variants, properties that are only required: 0.5.
  // Defaults of items and variants, titles, long examples of parameters, texts next to references: 0.4.
  // Items, keys and content of all parts of a schema, names around variants, fields of path items, parts by position: 1.4.
  'read-here': 26.2,
  operation: 6.7,
  documents: 6.1,
  // JSONPath of RFC 9535, whole.
  'overlay-document': 9.5,
  // The Markdown of an operation holds callbacks, links and all examples; samples write parts with their headers: 1.3.
  // The bar of a request: 0.4. Bytes without a type, numbers that JavaScript would change, names of entries: 0.3.
  // Examples that fit conditions, choices, `not` and lists of distinct items; XML of variants: 1.4.
  // Callbacks in full, words of examples: 0.2.
  // Styles and positions of parts, items that several parts ask for: 0.4.
  'render-rest': 15.7,
  // Everything that reads and draws AsyncAPI documents, and its Markdown.
  // Servers with variables, schemes and bindings in its Markdown: 0.1.
  // Its Markdown has links, tags, schemas of bindings and all examples: 0.1.
  views: 10.3,
  interpreter: 7.5,
  // Leaves places for components that run; then Preact and their compiler, which only a page with one loads.
  'live-page': 2,
  'run-in-page': 56,
  markdown: 8,
  // Compares the versions of a document: every rule with its text and reason is 9 KB of it.
  changelog: 12,
  'read-history-here': 11,
  // Korean words are looked for without their particle. A palette: rows of pages and operations with the field that was found,
  // kinds, commands, nearest words: 1.6.
  // Changelogs of API documents: 0.1.
  // Words are marked in the letters of the source: 0.2.
  search: 18.6,
  // Reads commands and the place to ask from the chrome, when the search is open already.
  'palette-context': 1.5,
  // Compares responses and keeps them in IndexedDB: `diff` and `idb` are 2.5 KB of it.
  'past-requests': 9.4,
  'read-yaml': 13,
  highlight: 10,
  // The bar of an operation whose line has scrolled away, and the look for a history: 0.6. The look of the bar of a request: 0.2.
  // Counts of values in the language: 0.1.
  'after-view': 6.2,
  // All that a page says of an operation: 0.3. Its history: 0.1. Marks, links, servers and schemes: 0.3.
  // All samples of the document, nested callbacks, badges, parts that cannot be shown: 0.3.
  // Descriptions of a use stay there: 0.2.
  // Callbacks in full, names of sections, words of examples: 0.2.
  'operation-markdown': 6.7,
  utilities: 5,
  // The engine of utility classes, for pages with one that our sheet does not have.
  'class-sheet': 52,
  explain: 4,
  'json-place': 4.5,
  references: 1.5,
  // It colours JSON and requests of curl itself, which spares most API pages the highlighter. With all that copies.
  // Copies without prompts and removed lines: 0.4.
  'code-block': 2.6,
  // With the list of the files of icons, which bundlers of other people follow.
  'docs-icon': 2.1,
  'formula-sheet': 4,
  'docs-tooltip': 0.7,
  controls: 0.8,
  // Exports a document on demand: the bundler of several files is 12 KB of it.
  'make-export': 18,
  // Fields, credentials, sending, and the response with its JSON and streams, in one file.
  // The panel of a page, which shows the same request: 0.5.
  // The session of a reader fills it: 0.8.
  form: 44,
  // Reads the YAML of frontmatter that has more than texts and lists: js-yaml is 16 KB of it.
  frontmatter: 17.3,
};
const language = 5;
/** Of each part of the messages of a locale. The mock, links and curl in the form: 0.1; drift and next requests: 0.2; the panel: 0.1. */
// Sentences for changes of an API, in scripts of two and three bytes a letter: 0.4. Plural forms: 0.2.
const locale = 6.6;

test('browsers compile what runs first while it arrives', {skip}, () => {
  const first = ['lectern.js', 'elements/openapi-endpoint.js'];
  const parts = first.flatMap(entry => {
    const chunks = lazyChunks(entry);
    return ['core', 'frame', 'read-here'].flatMap(name => chunks.get(name) ?? []);
  });
  assert.ok(parts.length >= 3);
  for (const file of [...first, ...parts]) assert.ok(text(file).startsWith('//# allFunctionsCalledOnLoad\n'), file);
});

test('the script tag and what it needs for a visible page stay within 57.6 KB', {skip}, () => {
  const core = lazyChunks('lectern.js').get('core') as string;
  const size = kilobytes(new Set([...withImports('lectern.js'), ...withImports(core)]));
  // Fonts of the project are asked for next to docs.json: 0.1. `spec` instead of docs.json: 0.2. The setting of the mock: 0.1.
  // The footer, code and tables: 0.5. Breaks in long names, short columns: 0.3.
  assert.ok(size <= 57.6, `${size.toFixed(1)} KB`);
});

test('every lazy chunk stays within its limit', {skip}, () => {
  const tooLarge: string[] = [];
  for (const [name, file] of lazyChunks('lectern.js')) {
    const size = kilobytes([file]);
    const limit = limits[name] ?? (/-(?:page|form)$/.test(name) ? locale : language);
    if (size > limit) tooLarge.push(`${name} has ${size.toFixed(1)} KB, the limit is ${limit}`);
  }
  assert.deepEqual(tooLarge, []);
});

test('the script tag sends for docs.json and the page before anything else is loaded', {skip}, () => {
  assert.deepEqual([...withImports('lectern.js')], ['lectern.js']);
});

test('what the first picture and the frame need comes in one request each', {skip}, () => {
  const chunks = lazyChunks('lectern.js');
  const core = chunks.get('core') as string;
  for (const name of ['core', 'frame', 'authored'])
    assert.deepEqual(
      [...withImports(chunks.get(name) as string)].filter(
        file => ![chunks.get(name), core, 'lectern.js'].includes(file),
      ),
      [],
      name,
    );
});

// The blocking script also preloads fonts that are cached (0.3 KB), so that no other page waits for one.
test('the script of a prerendered page stays within 13.3 KB, and the blocking one within 0.7 KB', {skip}, () => {
  const [entry] = readdirSync(join(dist, 'enhance')).filter(name => name.startsWith('enhance-'));
  const size = kilobytes(new Set([...withImports(`enhance/${entry}`), 'start.js']));
  // Parts below 1 KB that others share with it come with it: 29 files fewer.
  assert.ok(size <= 13.3, `${size.toFixed(1)} KB`);
  assert.ok(text('mode.js').length <= 720, `${text('mode.js').length} bytes`);
});

// DESIGN allows 16 KB when the page is idle. Search and code share the rest of it.
test('the properties of components cost a prerendered page 15 KB, and a site by script tag 5 KB with its sheet for paper', {
  skip,
}, () => {
  const enhance = readdirSync(join(dist, 'enhance'));
  const [entry, components] = ['enhance-', 'components-'].map(start => enhance.find(name => name.startsWith(start)));
  const known = withImports(`enhance/${entry}`);
  assert.ok(![...known].includes(`enhance/${components}`));
  const added = [...withImports(`enhance/${components}`)].filter(
    file => !known.has(file) && !/\/(?:shared|code)-/.test(file),
  );
  assert.ok(kilobytes(new Set(added)) <= 15, `${kilobytes(new Set(added)).toFixed(1)} KB`);
  const idle = lazyChunks('lectern.js').get('paper') as string;
  assert.match(text(idle), /attributeOldValue/);
  assert.ok(kilobytes([idle]) <= 5, `${kilobytes([idle]).toFixed(1)} KB`);
});

// Half a kilobyte of it distinguishes documents of AsyncAPI and asks for what draws them. What opens folds and brings code to
// life comes when there is a view.
test('components that run cost 70 KB by script tag, 15 KB compiled ahead, and other pages nothing', {skip}, () => {
  const chunks = lazyChunks('lectern.js');
  const authored = withImports(chunks.get('authored') as string);
  const known = new Set([...authored, ...withImports(chunks.get('interpreter') as string)]);
  const added = ['live-page', 'run-in-page'].flatMap(name => [...withImports(chunks.get(name) as string)]);
  const inPage = kilobytes(new Set(added.filter(file => !known.has(file))));
  assert.ok(inPage <= 70, `${inPage.toFixed(1)} KB`);
  const runner = readdirSync(join(dist, 'enhance')).find(name => /^live-[\da-f]+\.js$/.test(name));
  const ahead = kilobytes(withImports(`enhance/${runner}`));
  assert.ok(ahead <= 15, `${ahead.toFixed(1)} KB`);
  // Nothing of Preact is in what every page loads.
  const entry = readdirSync(join(dist, 'enhance')).find(name => name.startsWith('enhance-'));
  for (const file of [...known, ...withImports(`enhance/${entry}`)])
    assert.ok(!text(file).includes('componentDidCatch'), file);
});

// 0.3 of it finds the language of the host page, 0.1 its overlays, 0.3 breaks long names and separates the parts of a field.
// Blocks of code are 3 of it: they load at the same time in any case, and bundlers copy a chunk that others import from.
test('an operation is visible in a page that is not ours with 42.1 KB of script', {skip}, () => {
  const element = 'elements/openapi-endpoint.js';
  const reader = lazyChunks(element).get('read-here') as string;
  const size = kilobytes(new Set([...withImports(element), ...withImports(reader)]));
  // Schemas that refer to themselves are found: 0.1. Of a deprecated row only the name is struck: 0.1.
  // All parts of a schema: 0.5. Empty values of parameters, security of webhooks: 0.1.
  // Counts and lists in the language of the page: 0.1.
  // Defaults of items and variants, titles, long examples of parameters: 0.2.
  // All parts of items, keys and content, names around variants, fields of path items: 1.4.
  assert.ok(size <= 42.1, `${size.toFixed(1)} KB`);
});

// WebKit evaluates the entry of a worker again for every chunk that imports from it; other bundlers copy the entry alone.
test('opening a project costs 20 KB, and its frame 2.5 KB beside the site', {skip}, () => {
  assert.ok(kilobytes(['open/open.js']) <= 20, `${kilobytes(['open/open.js'])} KB`);
  assert.ok(kilobytes(['open/frame.js']) <= 2.5, `${kilobytes(['open/frame.js'])} KB`);
});

test('a worker is one file: nothing is imported by it, and nothing imports it', {skip}, () => {
  const workers = ['openapi-worker.js', 'check-worker.js', 'body-worker.js'];
  const chunks = readdirSync(join(dist, 'chunks')).map(name => `chunks/${name}`);
  for (const worker of workers) {
    assert.deepEqual([...withImports(worker)], [worker]);
    assert.deepEqual([...lazyChunks(worker)], []);
    const importing = new RegExp(`(?:from|import)\\s*\\(?\\s*["'\`][^"'\`]*${worker.replace('.', '\\.')}`);
    assert.deepEqual(
      ['lectern.js', 'elements.js', ...chunks].filter(file => importing.test(text(file))),
      [],
    );
  }
  // With pills of schemas, and samples with all or nothing of what is optional: half a kilobyte. Variants by `allOf`, marks of
  // operations and the forms in which an overview gives its document away: another. What a body has to fit: 0.7.
  // First lines of fences with braces in braces, labels of tabs with markup: 0.1.
  // Rules for keys and items, headers of parts of forms, examples that lie elsewhere: 0.9, which pages load with such documents.
  // Indented code and tags of the source in descriptions, examples that are JSON text: 1.1.
  // Digits of numbers in JSON and YAML, null in unions: 1.0.
  // Dynamic references, values with titles, Markdown that holds all of an operation, parts with headers in samples: 4.2.
  // Schemas and examples that the mock reads too: 0.1. Plans of mocked responses: 1.3. Documented responses as a slice: 0.6.
  // The bar of a request: 0.5.
  // Breaks in long names: 0.2. Markdown with marks and links of fields, examples of the length they need: 0.9.
  // Markdown with all that the pages of operations and servers of channels show: 0.4.
  // Examples that fit all of their schema, whole Markdown of channels, merge keys of YAML: 2.6.
  // Facts of items, callbacks and examples in views and Markdown: 0.7.
  // All parts of schemas, parts of bodies by position and style, what path items and references say: 3.3.
  assert.ok(kilobytes(['openapi-worker.js']) <= 126.8, `${kilobytes(['openapi-worker.js']).toFixed(1)} KB`);
});

test('what reads Markdown for it comes beside the document, with the sheets that views need, in 33.6 KB', {
  skip,
}, () => {
  const element = 'elements/openapi-endpoint.js';
  const chunks = lazyChunks(element);
  const visible = new Set([...withImports(element), ...withImports(chunks.get('read-here') as string)]);
  const size = kilobytes([...withImports(chunks.get('spec-text') as string)].filter(file => !visible.has(file)));
  assert.ok(size <= 33.6, `${size.toFixed(1)} KB`);
});

test('what draws elements on edge hosts is whole, and asks nothing of Node', {skip}, () => {
  const all = new Set([...withImports('ssr.js'), ...lazyChunks('ssr.js').values()]);
  const asked = [...all].flatMap(file =>
    [...text(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']((?:node:|@?\w)[\w@/-]*)["']/g)].map(
      ([, name]) => `${file}: ${name}`,
    ),
  );
  assert.deepEqual(asked, []);
  assert.ok(kilobytes(withImports('ssr.js')) <= 190, `${kilobytes(withImports('ssr.js')).toFixed(1)} KB`);
});
