import {existsSync, readFileSync, statSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {dirname, join, relative, sep} from 'node:path';
import {isFile} from '../../../../src/base/files.js';
import {isPageFile} from '../../../../src/base/page-files.js';
import {endOfMath} from '../../../../src/markdown/syntax/math.js';
import type {ProjectFiles} from '../../../../src/site/project/project-files.js';
import {listFilesBelow} from '../prerender/bundle.js';

/** Entry files of a site by script tag, including those that no script imports. */
const entries = [
  'lectern.js',
  'elements.js',
  'oauth.html',
  'oauth.js',
  'openapi-worker.js',
  'body-worker.js',
  'LICENSES.txt',
];
const wholeFolders = ['fonts'];

/** An optional part of the package: its folder, its use, and how to detect that a project needs it. */
interface Part {
  readonly folder: string;
  readonly name: string;
  isUsed(use: Use): boolean;
}

/** Features that a project uses. */
interface Use {
  readonly diagrams: boolean;
  readonly elk: boolean;
  readonly formulas: boolean;
  /** Icon library in docs.json. */
  readonly icons: string;
}

const parts: readonly Part[] = [
  {folder: 'mermaid', name: 'diagrams', isUsed: ({diagrams}) => diagrams},
  {folder: 'mermaid-elk', name: 'diagrams with the layout elk', isUsed: ({elk}) => elk},
  {folder: 'katex', name: 'formulas', isUsed: ({formulas}) => formulas},
  {folder: 'icons/lucide', name: 'icons of Lucide', isUsed: ({icons}) => icons === 'lucide'},
  {folder: 'icons/fontawesome', name: 'icons of Font Awesome', isUsed: ({icons}) => icons === 'fontawesome'},
];

/** Files of the package that a site by script tag loads, and what of it the project does not use. */
export interface RuntimeFiles {
  readonly paths: readonly string[];
  readonly unused: readonly string[];
}

/** Finds what browsers load of `dist` to show a project: what scripts name, from the first one on. */
export async function findRuntimeFiles(dist: string, use: Use): Promise<RuntimeFiles> {
  const isBelow = (folder: string, path: string) => path.startsWith(`${folder}/`);
  const unusedParts = parts.filter(part => existsSync(join(dist, part.folder)) && !part.isUsed(use));
  const isUsed = (path: string) => !unusedParts.some(({folder}) => isBelow(folder, path));
  const found = new Set<string>();
  const waiting = entries.filter(path => existsSync(join(dist, path)));
  for (const folder of wholeFolders)
    if (existsSync(join(dist, folder)))
      waiting.push(...(await listFilesBelow(join(dist, folder))).map(path => `${folder}/${path}`));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || !isUsed(path)) continue;
    found.add(path);
    if (/\.m?js$/.test(path)) waiting.push(...namedFiles(dist, path));
  }
  // Licences go with every copy.
  for (const folder of new Set([...found].flatMap(foldersAbove)))
    for (const name of await readdir(join(dist, folder)))
      if (name.startsWith('LICENSE')) found.add(folder === '.' ? name : `${folder}/${name}`);
  return {paths: [...found].sort(), unused: unusedParts.map(({name}) => name)};
}

function foldersAbove(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === '.' ? [folder] : [folder, ...foldersAbove(folder)];
}

/** Returns the package files that a script names: in imports, in `new URL`, in preload lists. */
function namedFiles(dist: string, script: string): readonly string[] {
  const text = readFileSync(join(dist, script), 'utf8');
  const named: string[] = [];
  for (const [, written = ''] of text.matchAll(/["'`]([\w./-]+\.(?:m?js|css|woff2|wasm|html|json))["'`]/g)) {
    if (!written.includes('/')) continue;
    const target = [join(dist, dirname(script), written), join(dist, written)].find(isPlainFile);
    const path = target && relative(dist, target).split(sep).join('/');
    if (path && !path.startsWith('..')) named.push(path);
  }
  return named;
}

function isPlainFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}

/** Looks for diagrams and formulas in all texts of a project. Rather too much than too little: a page may be made of parts. */
export async function findUse(files: Pick<ProjectFiles, 'list' | 'read'>, icons: string): Promise<Use> {
  let [diagrams, elk, formulas] = [false, false, false];
  for (const path of await files.list()) {
    if (!isPageFile(path) && !/\.(?:jsx|tsx|json|ya?ml|html)$/i.test(path)) continue;
    const read = await files.read(path);
    if (!isFile(read)) continue;
    const {text} = read;
    diagrams ||= /mermaid/i.test(text);
    elk ||= /\belk\b/i.test(text);
    formulas ||= /latex/i.test(text) || hasFormula(text);
  }
  return {diagrams, elk: diagrams && elk, formulas, icons};
}

function hasFormula(text: string): boolean {
  for (let at = text.indexOf('$'); at !== -1; at = text.indexOf('$', at + 1))
    if (endOfMath(text, at) !== -1) return true;
  return false;
}
