import type {Problem} from '../../base/problem.js';
import type {Project} from '../project.js';

/** Finds duplicate keys in docs.json, of which only the last counts. */
export function checkConfigDuplicateKey({places, read}: Project): readonly Problem[] {
  const file = read.written?.file ?? 'docs.json';
  return places.duplicates().map(({path, first, ...place}) => ({
    code: 'config-duplicate-key',
    level: 'warning',
    message: `${path} appears twice, first in line ${first}. Lectern uses this one.`,
    fix: `Delete the one in line ${first}, or rename one of them.`,
    place: {file, ...place},
  }));
}
