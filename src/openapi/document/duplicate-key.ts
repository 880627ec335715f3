import type {Place, Problem} from '../../base/problem.js';

/** Describes a key that its object already has in another line. */
export function describeDuplicateKey(path: string, first: number, place: Place): Problem {
  return {
    code: 'spec-duplicate-key',
    level: 'warning',
    message: `${path} appears twice, first on line ${first}. Lectern uses the last one.`,
    fix: `delete the one on line ${first}, or rename one of them.`,
    place,
  };
}
