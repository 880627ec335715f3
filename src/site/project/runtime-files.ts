import {isFile} from '../../base/files.js';
import {isPageFile} from '../../base/page-files.js';
import {endOfMath} from '../../markdown/syntax/math.js';
import type {ProjectFiles} from './project-files.js';

/** Features that a project uses. */
export interface RuntimeUse {
  readonly diagrams: boolean;
  readonly elk: boolean;
  readonly formulas: boolean;
}

/** An optional part of the package: its folder, its use, and how to detect that a project needs it. */
interface RuntimePart {
  readonly folder: string;
  readonly name: string;
  isUsed(use: RuntimeUse): boolean;
}

/** Optional parts of what browsers load. Icons are always copied whole: one library has names that the other lacks, such as brands. */
export const runtimeParts: readonly RuntimePart[] = [
  {folder: 'mermaid', name: 'diagrams', isUsed: ({diagrams}) => diagrams},
  {folder: 'mermaid-elk', name: 'diagrams with the layout elk', isUsed: ({elk}) => elk},
  {folder: 'katex', name: 'formulas', isUsed: ({formulas}) => formulas},
];

/** Files of the package that a site by script tag loads, by the folder of the part that needs them; empty for all sites. */
export type RuntimeList = Readonly<Record<string, readonly string[]>>;

/** Files of the package that a site by script tag loads, and what of it the project does not use. */
export interface RuntimeFiles {
  readonly paths: readonly string[];
  readonly unused: readonly string[];
}

/** Selects what browsers load to show a project, from `runtime.json` of the package. */
export function selectRuntimeFiles(list: RuntimeList, use: RuntimeUse): RuntimeFiles {
  const known = runtimeParts.filter(({folder}) => Object.hasOwn(list, folder));
  const used = known.filter(part => part.isUsed(use));
  const paths = new Set(['', ...used.map(({folder}) => folder)].flatMap(folder => list[folder] ?? []));
  return {paths: [...paths].sort(), unused: known.filter(part => !used.includes(part)).map(({name}) => name)};
}

/** Looks for diagrams and formulas in all texts of a project. Rather too much than too little: a page may be made of parts. */
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
    if (endOfMath(text, at) !== -1) return true;
  return false;
}
