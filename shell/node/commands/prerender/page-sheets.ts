import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {ClassSheet} from '../../../../src/prerender/class-sheets.js';
import type {PageSheets} from '../../../../src/prerender/page-sheet.js';
import {resolvePackageFolder} from '../../files/package-folder.js';
import {computeHash} from './bundle.js';

/** Creates a function that writes the style sheets for the first paint. `own` is the CSS of theme and docs.json. */
export function createPageSheets(own: string): PageSheets {
  const sheets = new Map<string, Promise<ClassSheet>>();
  return parts => {
    const key = parts.join(' ');
    const sheet = sheets.get(key) ?? make(new Set(parts), own);
    sheets.set(key, sheet);
    return sheet;
  };
}

let reading: Promise<readonly (readonly [name: string, text: string])[]> | undefined;

async function make(wanted: ReadonlySet<string>, own: string): Promise<ClassSheet> {
  reading ??= readFile(join(resolvePackageFolder(), 'dist/styles/parts.json'), 'utf8').then(text => JSON.parse(text));
  const parts = await reading;
  const text = parts.flatMap(([name, part]) => (wanted.has(name) ? part : [])).join('') + own;
  return {path: `_lectern/first-${computeHash(text)}.css`, text};
}
