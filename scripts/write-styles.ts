import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {transform} from 'lightningcss';
import {components as table} from '../src/components/table.js';

/**
 * Writes the style sheets of prerendered pages: one with every rule that a site can need, and its parts. Also writes
 * one per additional theme, and one for elements in host pages. The order equals that of pages rendered in a browser.
 */
const root = join(import.meta.dirname, '../..');
const theme = join(root, 'elements/theme');
const components = sheetsOf('component-sheets');
const prose = sheetsOf('prose-sheets');
const tokens = sheetsOf('token-sheets');
const sheets = [...tokens, ...sheetsOf('layout-sheets'), 'content', ...prose, 'code', ...sheetsOf('chrome-sheets')];
const views = [
  'reference',
  'try-button',
  'spec-text',
  'answers',
  'request-bar',
  'overview',
  'channel',
  'exports',
  'reading',
  'live-reset',
  'utilities',
  'typed',
  'ahead',
  'touch',

  'print',
  'forced-colors',
];

const all = [...sheets, ...components, ...views];
write('site', all);
// Writes each part too: a prerendered page begins with the parts that it shows (`src/prerender/page-sheet.ts`).
writeFileSync(
  join(root, 'dist/styles/parts.json'),
  JSON.stringify(all.map(name => [name.split('/').at(-1), minified(name, read(name))])),
);
// Writes the utilities separately too. The command reads the available classes from that file.
write('utilities', ['utilities']);
for (const name of ['theme-2', 'theme-3', 'theme-4', 'theme-5']) write(name, [name]);

// Writes one sheet for the shadow roots of all elements that `lectern/ssr` renders. Rules for inline elements name
// those elements.
const inline = table.filter(each => each.inline).map(({tag}) => tag);
const inlineHost = `:host(:is(${inline.join()}))`;
writeText('elements', [
  read('../base/foreign'),
  read('../base/foreign-gap'),
  read('../base/foreign-slotted'),
  read('../base/foreign-inline')
    .replaceAll(':host', inlineHost)
    .replaceAll('.docs-foreign', `${inlineHost} .docs-foreign`),
  ...[...tokens, 'content', ...prose, 'code', ...components].map(read),
  ...views.filter(name => !['live-reset', 'utilities', 'ahead'].includes(name)).map(read),
  read('endpoint-options'),
  // `data-js` means that the page contains our script. `scripting` means that the browser runs it.
  `@media (scripting: enabled) {${read('ahead').replaceAll(':root[data-js]', '.docs-foreign[data-js]')}}`,
]);

/** Returns the names of the style sheets in a list of the theme, in its order. */
function sheetsOf(list: string): readonly string[] {
  const text = readFileSync(join(theme, `${list}.ts`), 'utf8');
  const paths = new Map(
    [...text.matchAll(/import (\w+) from '\.\/([\w/-]+)\.css'/g)].map(([, name, path]) => [name, path]),
  );
  const [, order = ''] = /= \[([\w\s,]+)\]/.exec(text) ?? [];
  return [...order.matchAll(/\w+/g)].map(([name]) => paths.get(name) as string);
}

function read(part: string): string {
  return readFileSync(join(theme, `${part}.css`), 'utf8');
}

function write(name: string, parts: readonly string[]): void {
  writeText(name, parts.map(read));
}

function writeText(name: string, parts: readonly string[]): void {
  mkdirSync(join(root, 'dist/styles'), {recursive: true});
  writeFileSync(join(root, 'dist/styles', `${name}.css`), minified(name, parts.join('\n')));
}

function minified(name: string, text: string): string {
  const targets = {chrome: 120 << 16, safari: (17 << 16) | (2 << 8), firefox: 121 << 16};
  return transform({filename: `${name}.css`, code: Buffer.from(text), minify: true, targets}).code.toString();
}
