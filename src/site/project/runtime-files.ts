import {isFile} from '../../base/files.js';
import {isPageFile} from '../../base/page-files.js';
import {findMathEnd} from '../../markdown/syntax/math.js';
import type {ProjectFiles} from './project-files.js';

/** Optional features that a project uses. */
export interface RuntimeUse {
  readonly diagrams: boolean;
  readonly elk: boolean;
  readonly formulas: boolean;
}

/** Optional part of the package: a folder, and a test whether a project needs it. */
interface RuntimePart {
  readonly folder: string;
  readonly name: string;
  isUsed(use: RuntimeUse): boolean;
}

/**
 * Optional parts of the browser files. Icons are not optional: each library lacks some names of the other, such as
 * brands.
 */
export const runtimeParts: readonly RuntimePart[] = [
  {folder: 'mermaid', name: 'diagrams', isUsed: ({diagrams}) => diagrams},
  {folder: 'mermaid-elk', name: 'diagrams with the layout elk', isUsed: ({elk}) => elk},
  {folder: 'katex', name: 'formulas', isUsed: ({formulas}) => formulas},
];

/**
 * Package files for a site with a script tag, by the folder of their optional part. The empty key is for files that all
 * sites need.
 */
export type RuntimeList = Readonly<Record<string, readonly string[]>>;

/** Package files to copy for a site with a script tag, and the optional parts to leave out. */
export interface RuntimeFiles {
  readonly paths: readonly string[];
  readonly unused: readonly string[];
}

/** Selects the browser files that a project needs from the package's `runtime.json`. */
export function selectRuntimeFiles(list: RuntimeList, use: RuntimeUse): RuntimeFiles {
  const known = runtimeParts.filter(({folder}) => Object.hasOwn(list, folder));
  const used = known.filter(part => part.isUsed(use));
  const paths = new Set(['', ...used.map(({folder}) => folder)].flatMap(folder => list[folder] ?? []));
  return {paths: [...paths].sort(), unused: known.filter(part => !used.includes(part)).map(({name}) => name)};
}

/**
 * Searches all texts of a project for diagrams and formulas. Prefers false positives: snippets can form them only when
 * a page is built.
 */
export async function findRuntimeUse(files: Pick<ProjectFiles, 'list' | 'read'>): Promise<RuntimeUse> {
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
  return {diagrams, elk: diagrams && elk, formulas};
}

function hasFormula(text: string): boolean {
  for (let at = text.indexOf('$'); at !== -1; at = text.indexOf('$', at + 1))
    if (findMathEnd(text, at) !== -1) return true;
  return false;
}
