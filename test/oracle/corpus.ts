import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {sharedPath, withoutShared} from '../shared.js';
import {comparePage} from './compare.js';
import {findPages} from './pages.js';

/** Real projects, next to the repository and no part of it. */
const corpus = sharedPath('corpus');

/** For tests: why they are left out, or false. */
export const absent = withoutShared('corpus');

export interface Compared {
  readonly pages: number;
  /** Pages whose components, with their attributes and nesting, are others than the oracle's. */
  readonly components: readonly string[];
  /** Pages whose trees differ in anything that is not an extension of ours. */
  readonly unexplained: readonly string[];
}

/** Compares about `count` pages, evenly over all projects. */
export function compareCorpus(count: number): Compared {
  const all = findPages([corpus]);
  const step = Math.max(1, all.length / count);
  const chosen = all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const components: string[] = [];
  const unexplained: string[] = [];
  for (const path of chosen) {
    const {rejected, sameComponents, why} = comparePage(readFileSync(path, 'utf8'));
    if (rejected) continue;
    const file = relative(corpus, path);
    if (!sameComponents) components.push(file);
    if (why.startsWith('not explained')) unexplained.push(`${file}: ${why}`);
  }
  return {pages: chosen.length, components, unexplained};
}
