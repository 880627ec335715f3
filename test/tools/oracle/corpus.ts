import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {sharedPath, withoutShared} from '../../shared.js';
import {comparePage} from './compare.js';
import {findPages} from './pages.js';

/** Real projects, which are next to the repository and not part of it. */
const corpus = sharedPath('corpus');

/** Reason to skip the tests. False if the projects are available. */
export const absent = withoutShared('corpus');

export interface Compared {
  readonly pages: number;
  /** Pages whose components differ from the oracle's in name, attributes or nesting. */
  readonly components: readonly string[];
  /** Pages whose trees differ for another reason than our extensions. */
  readonly unexplained: readonly string[];
}

/** Compares about `count` pages, evenly spread over all projects. */
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
