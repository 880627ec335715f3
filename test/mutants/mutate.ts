import type {Source} from '../../src/base/source.js';
import type {Made} from './judge.js';
import {type Kind, mutationOf} from './mutation.js';
import {Random, seedOf} from './random.js';
import type {SampleProject} from './sample-project.js';

/** Files that are looked at for one kind: a page of many has a place for it, or none of them has. */
const mostFiles = 40;
/** Places of one file that are taken for one kind. */
const mostInFile = 3;

export interface Choice {
  readonly kinds: readonly Kind[];
  readonly sources: readonly Source[];
  /** Faults of each kind. */
  readonly count: number;
  readonly seed: number;
}

/** Faults at random places of a project: the same for the same seed, however many other projects there are. */
export function chooseMutations(project: SampleProject, {kinds, sources, count, seed}: Choice): readonly Made[] {
  return kinds.flatMap(kind => {
    const random = new Random(seedOf(seed, `${project.name} ${kind.name}`));
    const made: Made[] = [];
    const files = random.shuffled(sources.filter(({text}) => kind.hint?.test(text) ?? true)).slice(0, mostFiles);
    const wanted = Math.max(Math.ceil(count / Math.max(1, files.length)), mostInFile);
    for (const source of files) {
      // A snippet is looked at by way of a page.
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

/** Rounds in which no file has more than one fault, and none that another fault needs, so that each has its own effect. */
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
