import type {Problem} from '../../base/problem.js';
import type {Project} from '../project.js';

/** Finds duplicate keys in docs.json, of which only the last counts. */
export function checkConfigDuplicateKey({places, read}: Project): readonly Problem[] {
  const file = read.written?.file ?? 'docs.json';
  return places.duplicates().map(({key, ...place}) => ({
    code: 'config-duplicate-key',
    level: 'warning',
    message: `"${key}" appears twice in the same object. Lectern uses this one.`,
    fix: 'Delete one of them.',
    place: {file, ...place},
  }));
}
