import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {View} from '../../src/api-reference/views/reader.js';

const theme = join(import.meta.dirname, '../../../elements/theme');
const sheets = [
  'tokens',
  'tones',
  'content',
  'prose',
  'boxes',
  'pictures',
  'tables',
  'footnotes',
  'code',
  'components/accordions',
  'components/expandables',
  'components/badges',
  'components/fields',
  'components/tabs',
  'reference',
  'spec-text',
  'answers',
  'overview',
];
const css = sheets.map(name => readFileSync(join(theme, `${name}.css`), 'utf8')).join('\n');

/** Returns a page that shows views like an element, with the elements for their tabs and code. */
export function viewPage(views: readonly Pick<View, 'main' | 'aside'>[], mode: 'light' | 'dark' = 'light'): string {
  const boxes = views.map(
    ({main, aside}) =>
      `<div class="operation-box"><div class="operation"><div class="operation-main">${main}</div><div class="operation-aside">${aside}</div></div></div>`,
  );
  return `<!doctype html><html lang="en" data-mode="${mode}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Views</title><style>body{margin:0;background:var(--docs-surface-0)}main{max-width:1180px;margin:auto;padding:24px 16px}${css}</style></head><body><main class="docs-content"><h1>Views</h1>${boxes.join('')}</main><script type="module" src="/_lectern/elements.js"></script></body></html>`;
}
