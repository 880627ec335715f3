import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {gzipSync} from 'node:zlib';

const dist = join(import.meta.dirname, '../../dist');
const skip = existsSync(join(dist, 'lectern.js')) ? false : 'dist is not built';
/** Returns the path of a chunk. Prerendered pages use the script tag's file if both are identical. */
const placeOf = (file: string) => (existsSync(join(dist, file)) ? file : file.replace(/^enhance\//, 'chunks/'));
const text = (file: string) => readFileSync(join(dist, placeOf(file)), 'utf8');
const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(text(file), {level: 9}).length, 0) / 1024;

/** Returns a file and its static imports, by path in `dist`. */
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
      // Skips the separate bundle for hand-written elements, icon files and diagram files.
      if (seen.has(chunk) || chunk === 'elements/embedding.js' || /^(?:icons|mermaid)/.test(chunk)) continue;
      seen.add(chunk);
      found.set(name, chunk);
      lazyChunks(chunk, found, seen);
    }
  return found;
}

/**
 * Maximum size of each lazy chunk in kilobytes with gzip. Raise a limit only with a reason. Highlighter languages share
 * one limit.
 */
const limits: Readonly<Record<string, number>> = {
  // Includes, in KB:
  // - 8: marked's lexer
  // - 1.9: reading appearance, banner, theme and fonts by the fields of docs.json (1.4 less in `frame`)
  // - 0.9: the page's language and messages
  // - 0.6: case-sensitive ids, unknown lower-case tags as elements, and emphasis next to CJK punctuation
  // - 0.3: concealed private pages
  // - 0.3: narrow columns, and line breaks of long names in code and headings
  // - 0.2: the footer at the text's edges, and space for the copy button
  // - 0.2: tables, callouts, and options of code
  // - 0.1: line breaks in long names
  // - 0.1: opening documents without page chrome
  // - 0.1: the placeholder of a slow page
  // - 0.1: columns of sentences in tables
  core: 56.8,
  // Includes, in KB:
  // - 4.3: Lit and the chrome's templates
  // - 4.1: the table of docs.json fields, and the page chrome (formerly two files)
  // - 0.4: groups of long sections that load on demand
  // - 0.3: changelogs of API documents in the navigation
  // - 0.2: the drawer's header and tab menu, and targets of 36 px
  // - 0.2: fades, copied text, and tab contents
  // - 0.2: pages of removed operations
  // - 0.2: properties of components that load when the page is idle
  // - 0.2: keys typed before the search opens
  // - 0.1: fragments of other tools
  // - 0.1: the operation button in reach
  // - 0.2: the line while a page loads, offline pages, and the drawer's head
  // - 0.2: the 404 page, and titles of the sidebar that have not loaded
  // - 0.1: counts of search results
  // Also contains the pages of API documents, rerendering in another version or language, and the style sheets for touch
  // and print. Copying is part of this chunk, because Safari rejects a copy that waits for a download.
  frame: 57.9,
  // Includes, in KB:
  // - 0.5: markers, clip paths, masks and patterns in inline SVG
  // - 0.4: marks for the reader's session
  // - 0.2: surfaces of badges, and headings of closed tabs
  // - 0.1: placeholders for inline expressions that must run
  // - 0.1: class names of icons and objects
  // - 0.1: loading the operation menu of a changelog
  // - 0.4: headings as a group of filters for updates, and columns of sentences in tables
  // Also contains filters of updates, Markdown in props and titles, data of scripts, and names of standalone badges and
  // icons.
  authored: 29.8,
  // The complete KaTeX, because most formulas need most of it.
  'draw-formula': 76,
  // Reads named references in labels: 0.1.
  'draw-diagram': 1.6,
  'docs-latex': 0.6,
  'docs-mermaid': 0.8,
  'docs-prompt': 1.2,
  // Placeholders for missing images and videos: 0.4.
  'image-zoom': 1.9,
  // Renders an operation: the element itself, and its connection to a worker. Includes, in KB:
  // - 1.4: items, keys and content of all subschemas, names around variants, path item fields, and parts by position
  // - 1.0: exact digits of JSON numbers, null in unions, and documents without servers
  // - 0.5: conditions and patterns of all subschemas, types around variants, and properties that are only required
  // - 0.4: dynamic references, constants with titles, and headers of body parts
  // - 0.4: defaults of items and variants, titles, long parameter examples, and text beside references
  // - 0.3: docs.json for a site with only API documents
  // - 0.3: marks of operations in lists and search, and recursive schemas
  // - 0.3: methods of webhooks, types of values, and requirements of conditions
  // - 0.1: loading overlays
  // - 0.1: the request bar's messages
  'create-local-reader': 26.9,
  operation: 6.9,
  // Includes, in KB:
  // - 0.1: the keys of Send
  documents: 6.7,
  // Complete JSONPath (RFC 9535).
  'overlay-document': 9.5,
  // Includes, in KB:
  // - 1.4: examples that match conditions, choices, `not` and unique items, and XML of variants
  // - 1.3: callbacks, links and all examples in Markdown, and headers of parts in samples
  // - 0.4: the request bar
  // - 0.4: styles and positions of parts, and items that several subschemas require
  // - 0.3: bytes without a type, numbers beyond JavaScript's precision, and entry names
  // - 0.2: complete callbacks, and words of examples
  'render-rest': 16.6,
  // Reads and renders AsyncAPI documents, and writes their Markdown. Includes, in KB:
  // - 0.1: servers with variables, schemes and bindings in Markdown
  // - 0.1: links, tags, binding schemas and all examples in Markdown
  views: 10.5,
  interpreter: 7.5,
  // Adds placeholders for live components. Only a page with such a component then loads Preact and its compiler.
  'live-page': 2,
  'run-in-page': 56,
  markdown: 8,
  // Compares the versions of a document. All rules with their texts and reasons are 9 KB of it.
  changelog: 12,
  'read-history-here': 11,
  // Includes, in KB:
  // - 1.6: the palette, with rows of pages and operations, kinds, commands, and similar words
  // - 0.2: marks in the source's own spelling
  // - 0.1: changelogs of API documents
  // - 0.4: pages opened before, icons of suggested pages, and the looks of the themes
  // - 0.7: counts of kinds, more results on request, and names and icons of suggested pages
  // - 0.4: rows that keep their place while the index loads
  // Also contains Korean words without their particles.
  search: 20.7,
  // Reads the commands and the target of questions from the page chrome, after the search has opened.
  'palette-context': 1.5,
  // Compares responses, and stores them in IndexedDB. `diff` and `idb` are 2.5 KB of it.
  'past-requests': 9.4,
  'read-yaml': 13,
  highlight: 10,
  // Includes, in KB:
  // - 0.6: the operation bar, and the check for a history
  // - 0.2: the style of the request bar
  // - 0.1: localized counts of values
  // - 0.05: the keys of Send
  'after-view': 6.65,
  // Includes, in KB:
  // - 0.3: all text of an operation page
  // - 0.3: marks, links, servers and schemes
  // - 0.3: all samples in the document, nested callbacks, badges, and unsupported parts
  // - 0.2: descriptions at their reference
  // - 0.2: complete callbacks, section names, and words of examples
  // - 0.1: the operation's history
  'operation-markdown': 6.9,
  utilities: 5,
  // The engine for utility classes outside our own style sheet.
  'class-sheet': 52,
  // Includes 0.4 KB for fixes by the reason of a failure.
  explain: 5,
  'json-place': 4.5,
  references: 1.5,
  // Highlights JSON and curl itself, which saves most API pages the highlighter. Includes all copying, with 0.4 KB for
  // copies without prompts and removed lines.
  'code-block': 2.6,
  // Includes the list of icon files, which other bundlers follow.
  'docs-icon': 2.2,
  'formula-sheet': 4,
  'docs-tooltip': 0.7,
  controls: 0.8,
  // Exports a document on demand. The bundler for several files is 12 KB of it.
  'create-export': 18,
  // Fields, credentials, sending, and the response with its JSON and streams, in one file. Includes 0.5 KB for the
  // request panel of a page, 0.8 KB for values from the reader's session, and 0.7 KB for credentials in rows.
  form: 38.1,
  // Gets tokens for OAuth 2.0 and OpenID Connect, which few operations need.
  'oauth-sign-in': 4.5,
  // Reads the YAML of frontmatter that has more than texts and lists. js-yaml is 16 KB of it.
  frontmatter: 18.2,
};
const language = 5;
/**
 * Maximum size of each part of a locale in KB. Includes:
 * - 0.2: drift and next requests
 * - 0.1: the form's mock, links and curl
 * - 0.1: the request panel
 * - 0.4: API changes, in scripts with two or three bytes per letter
 * - 0.2: plural forms
 * - 0.1: keys and counts of the search
 */
const locale = 6.7;

test('browsers compile the first chunks during the download', {skip}, () => {
  const first = ['lectern.js', 'elements/openapi-endpoint.js'];
  const parts = first.flatMap(entry => {
    const chunks = lazyChunks(entry);
    return ['core', 'frame', 'create-local-reader'].flatMap(name => chunks.get(name) ?? []);
  });
  assert.ok(parts.length >= 3);
  for (const file of [...first, ...parts]) assert.ok(text(file).startsWith('//# allFunctionsCalledOnLoad\n'), file);
});

test('the script tag needs at most 59.1 KB for a visible page', {skip}, () => {
  const core = lazyChunks('lectern.js').get('core') as string;
  const size = kilobytes(new Set([...withImports('lectern.js'), ...withImports(core)]));
  // Includes, in KB:
  // - 0.5: the footer, code and tables
  // - 0.3: line breaks in long names, and narrow columns
  // - 0.2: `spec` instead of docs.json
  // - 0.1: requesting the project's fonts next to docs.json
  // - 0.1: the mock setting
  assert.ok(size <= 59.1, `${size.toFixed(1)} KB`);
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

test('the script tag requests docs.json and the page before loading anything else', {skip}, () => {
  assert.deepEqual([...withImports('lectern.js')], ['lectern.js']);
});

test('first paint and page chrome load in one request each', {skip}, () => {
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

// The blocking script also preloads cached fonts (0.3 KB), so that no other page waits for a font.
test('a prerendered page needs at most 13.8 KB, and its blocking script 0.7 KB', {skip}, () => {
  const [entry] = readdirSync(join(dist, 'enhance')).filter(name => name.startsWith('enhance-'));
  const size = kilobytes(new Set([...withImports(`enhance/${entry}`), 'start.js']));
  // Includes shared parts below 1 KB, which saves 29 files.
  assert.ok(size <= 13.8, `${size.toFixed(1)} KB`);
  assert.ok(text('mode.js').length <= 720, `${text('mode.js').length} bytes`);
});

// DESIGN allows 16 KB when the page is idle. Search and code share the remaining KB.
test('properties of components cost 15 KB prerendered, and 5 KB with a script tag', {
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

// Includes 0.5 KB that detect AsyncAPI documents, and request their renderer. The code for sections and highlighting
// loads with the first view.
test('live components cost 70 KB with a script tag, 15 KB precompiled, and otherwise nothing', {skip}, () => {
  const chunks = lazyChunks('lectern.js');
  const authored = withImports(chunks.get('authored') as string);
  // Every page loads the frame.
  const loaded = ['interpreter', 'frame'].flatMap(name => [...withImports(chunks.get(name) as string)]);
  const known = new Set([...authored, ...loaded]);
  const added = ['live-page', 'run-in-page'].flatMap(name => [...withImports(chunks.get(name) as string)]);
  const inPage = kilobytes(new Set(added.filter(file => !known.has(file))));
  assert.ok(inPage <= 70, `${inPage.toFixed(1)} KB`);
  const runner = readdirSync(join(dist, 'enhance')).find(name => /^live-[\da-f]+\.js$/.test(name));
  const ahead = kilobytes(withImports(`enhance/${runner}`));
  assert.ok(ahead <= 15, `${ahead.toFixed(1)} KB`);
  // The files that every page loads contain no Preact code.
  const entry = readdirSync(join(dist, 'enhance')).find(name => name.startsWith('enhance-'));
  for (const file of [...known, ...withImports(`enhance/${entry}`)])
    assert.ok(!text(file).includes('componentDidCatch'), file);
});

// Includes, in KB:
// - 3: code blocks, which load at the same time anyway, and which bundlers copy if other modules import them
// - 0.3: the host page's language
// - 0.3: line breaks in long names, and separate parts of a field
// - 0.1: overlays
test('an operation on a host page is visible after 44.4 KB of script', {skip}, () => {
  const element = 'elements/openapi-endpoint.js';
  const reader = lazyChunks(element).get('create-local-reader') as string;
  const size = kilobytes(new Set([...withImports(element), ...withImports(reader)]));
  // Includes, in KB:
  // - 1.4: items, keys and content of all subschemas, names around variants, and path item fields
  // - 0.5: all keywords of a schema
  // - 0.2: defaults of items and variants, titles, and long parameter examples
  // - 0.1: detection of recursive schemas
  // - 0.1: strikethrough only for a deprecated row's name
  // - 0.1: empty parameter values, and webhook security
  // - 0.1: localized counts and lists
  assert.ok(size <= 44.4, `${size.toFixed(1)} KB`);
});

// One file, because WebKit evaluates a worker's entry again for every chunk that imports from it, and other bundlers
// copy only the entry.
test('opening a project costs 20 KB, and its frame 2.5 KB more than the site', {skip}, () => {
  assert.ok(kilobytes(['open/open.js']) <= 20, `${kilobytes(['open/open.js'])} KB`);
  assert.ok(kilobytes(['open/frame.js']) <= 2.5, `${kilobytes(['open/frame.js'])} KB`);
});

test('a worker is one file without imports, and nothing imports it', {skip}, () => {
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
  // Includes, in KB:
  // - 4.2: dynamic references, titled values, complete Markdown of operations, and headers of parts in samples
  // - 3.3: all subschemas, body parts by position and style, path items, and text beside references
  // - 2.6: examples that match the whole schema, complete Markdown of channels, and YAML merge keys
  // - 1.3: plans of mocked responses
  // - 1.3: fixes for syntax errors and duplicate keys
  // - 1.1: indented code and source tags in descriptions, and JSON text in examples
  // - 1.0: exact digits of numbers in JSON and YAML, and null in unions
  // - 0.9: rules for keys and items, headers of form parts, and external examples
  // - 0.9: marks and links of fields in Markdown, and examples with the required length
  // - 0.7: body validation
  // - 0.7: facts about items, callbacks and examples in views and Markdown
  // - 0.6: documented responses as a slice
  // - 0.5: schema pills, and samples with all or no optional values
  // - 0.5: variants by `allOf`, marks of operations, and an overview's download formats
  // - 0.5: the request bar
  // - 0.4: operation pages and channel servers in Markdown
  // - 0.2: line breaks in long names
  // - 0.1: nested braces in fences, and tab labels with markup
  // - 0.1: schemas and examples that the mock shares
  assert.ok(kilobytes(['openapi-worker.js']) <= 133, `${kilobytes(['openapi-worker.js']).toFixed(1)} KB`);
});

test('the code for its document and views loads in 33.6 KB', {
  skip,
}, () => {
  const element = 'elements/openapi-endpoint.js';
  const chunks = lazyChunks(element);
  const visible = new Set([...withImports(element), ...withImports(chunks.get('create-local-reader') as string)]);
  const size = kilobytes([...withImports(chunks.get('spec-text') as string)].filter(file => !visible.has(file)));
  assert.ok(size <= 33.6, `${size.toFixed(1)} KB`);
});

test('the renderer for edge hosts is complete and does not need Node', {skip}, () => {
  const all = new Set([...withImports('ssr.js'), ...lazyChunks('ssr.js').values()]);
  const asked = [...all].flatMap(file =>
    [...text(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']((?:node:|@?\w)[\w@/-]*)["']/g)].map(
      ([, name]) => `${file}: ${name}`,
    ),
  );
  assert.deepEqual(asked, []);
  assert.ok(kilobytes(withImports('ssr.js')) <= 190, `${kilobytes(withImports('ssr.js')).toFixed(1)} KB`);
});
