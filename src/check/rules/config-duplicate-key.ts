import type {Problem} from '../../base/problem.js';
import type {Project} from '../project.js';

/** Finds duplicate keys in docs.json. Parsers use only the last one. */
export function checkConfigDuplicateKey({places, read}: Project): readonly Problem[] {
  const file = read.written?.file ?? 'docs.json';
  return places.duplicates().map(({path, first, ...place}) => ({
    code: 'config-duplicate-key',
    level: 'warning',
    message: `${path} appears twice, first on line ${first}. Lectern uses this one.`,
    fix: `Delete the one on line ${first}, or rename one of them.`,
    place: {file, ...place},
  }));
}
