import type {Source} from '../../../src/base/source.js';
import type {Made} from './judge.js';
import {type Kind, mutationOf} from './mutation.js';
import {Random, seedOf} from './random.js';
import type {SampleProject} from './sample-project.js';

/** Maximum number of searched files per kind. If a kind occurs at all, one of many pages contains a site for it. */
const mostFiles = 40;
/** Maximum number of sites per file and kind. */
const mostInFile = 3;

export interface Choice {
  readonly kinds: readonly Kind[];
  readonly sources: readonly Source[];
  /** Number of faults of each kind. */
  readonly count: number;
  readonly seed: number;
}

/** Returns faults at random sites of a project. Depends only on the seed, not on other projects. */
export function chooseMutations(project: SampleProject, {kinds, sources, count, seed}: Choice): readonly Made[] {
  return kinds.flatMap(kind => {
    const random = new Random(seedOf(seed, `${project.name} ${kind.name}`));
    const made: Made[] = [];
    const files = random.shuffled(sources.filter(({text}) => kind.hint?.test(text) ?? true)).slice(0, mostFiles);
    const wanted = Math.max(Math.ceil(count / Math.max(1, files.length)), mostInFile);
    for (const source of files) {
      // A snippet is checked through a page that uses it.
      const usedBy = project.snippets.find(each => each.file === source.file)?.usedBy;
      if (made.length >= count) break;
      const sites = random.shuffled(kind.sites(source, project, random));
      const before = made.length;
      for (const site of sites) {
        if (made.length >= count || made.length - before >= wanted) break;
        if (kind.isFault?.(source, site) ?? true)
          made.push({mutation: mutationOf(kind, source, site, usedBy), text: source.text});
      }
    }
    return made;
  });
}

/**
 * Groups faults into rounds, so that each has its own effect. A round has at most one fault per file, and changes no
 * file that another fault needs.
 */
export function roundsOf(made: readonly Made[]): readonly (readonly Made[])[] {
  const rounds: {readonly made: Made[]; readonly changed: Set<string>; readonly needed: Set<string>}[] = [];
  for (const each of made) {
    const {file, needs} = each.mutation;
    let round = rounds.find(
      ({changed, needed}) => !changed.has(file) && !needed.has(file) && !needs.some(other => changed.has(other)),
    );
    if (!round) {
      round = {made: [], changed: new Set(), needed: new Set()};
      rounds.push(round);
    }
    round.made.push(each);
    round.changed.add(file);
    for (const other of needs) round.needed.add(other);
  }
  return rounds.map(({made: together}) => together);
}
