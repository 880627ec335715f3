import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {transform} from 'lightningcss';

/**
 * Writes the style sheets of prerendered pages: one with all that a site may need, in the order in which pages in a browser
 * put them on, and one for each theme but the first.
 */
const root = join(import.meta.dirname, '../..');
const theme = join(root, 'elements/theme');
const sheets = ['tokens', 'layout', 'content', 'prose', 'code', 'frame'];
const components = [
  ...readFileSync(join(theme, 'component-sheets.ts'), 'utf8').matchAll(/from '\.\/(components\/[\w-]+)\.css'/g),
].map(([, name]) => name as string);
const views = [
  'reference',
  'spec-text',
  'answers',
  'overview',
  'channel',
  'utilities',
  'ahead',
  'touch',
  'print',
  'forced-colors',
];

write('site', [...sheets, ...components, ...views]);
for (const name of ['theme-2', 'theme-3', 'theme-4', 'theme-5']) write(name, [name]);

function write(name: string, parts: readonly string[]): void {
  const all = parts.map(part => readFileSync(join(theme, `${part}.css`), 'utf8')).join('\n');
  const targets = {chrome: 120 << 16, safari: (17 << 16) | (2 << 8), firefox: 121 << 16};
  const {code} = transform({filename: `${name}.css`, code: Buffer.from(all), minify: true, targets});
  mkdirSync(join(root, 'dist/styles'), {recursive: true});
  writeFileSync(join(root, 'dist/styles', `${name}.css`), code);
}
