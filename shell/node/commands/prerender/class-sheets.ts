import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {collectClassNames} from '../../../../src/markdown/utility-classes/class-names.js';
import {needsGeneratedRule, readOwnClasses} from '../../../../src/markdown/utility-classes/own-classes.js';
import {mayBeUtility} from '../../../../src/markdown/utility-classes/utility-name.js';
import type {ClassSheet, ClassSheets} from '../../../../src/prerender/class-sheets.js';
import {resolvePackageFolder} from '../../files/package-folder.js';
import {computeHash} from './bundle.js';

/** Maximum number of cached style sheets. Neighboring pages often have the same classes. */
const cacheSize = 500;

/**
 * Creates a function that generates the CSS rules for a page's classes. Loads the generator with the first page that
 * needs it.
 */
export function createClassSheets(): ClassSheets {
  const sheets = new Map<string, Promise<ClassSheet | undefined>>();
  return values => {
    const names = [...new Set([...values].flatMap(collectClassNames).filter(mayBeUtility))].sort();
    const key = names.join(' ');
    const sheet = sheets.get(key) ?? make(names);
    sheets.set(key, sheet);
    if (sheets.size > cacheSize) sheets.delete(sheets.keys().next().value as string);
    return sheet;
  };
}

let reading: ReturnType<typeof readOwn> | undefined;

async function readOwn() {
  return readOwnClasses(await readFile(join(resolvePackageFolder(), 'dist/styles/utilities.css'), 'utf8'));
}

async function make(names: readonly string[]): Promise<ClassSheet | undefined> {
  if (names.length === 0) return undefined;
  reading ??= readOwn();
  const own = await reading;
  if (!names.some(name => needsGeneratedRule(name, own, mayBeUtility))) return undefined;
  const {buildClassSheet} = await import('../../../../src/markdown/utility-classes/class-sheet.js');
  const text = await buildClassSheet(names, own.themed);
  return text === '' ? undefined : {path: `_lectern/classes-${computeHash(text)}.css`, text};
}
