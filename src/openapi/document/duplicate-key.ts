import {describeDuplicateKey} from '../../base/duplicate-key.js';
import type {Place, Problem} from '../../base/problem.js';

/** Builds the problem of a key that its object already has on line `first`. */
export function buildDuplicateKeyProblem(path: string, first: number, place: Place): Problem {
  return {
    code: 'spec-duplicate-key',
    level: 'warning',
    ...describeDuplicateKey(path, first, place.line),
    place,
  };
}
