import {describeDuplicateKey} from '../../base/duplicate-key.js';
import type {Problem} from '../../base/problem.js';
import type {CheckedProject} from '../project.js';

/** Finds duplicate keys in docs.json. Parsers use only the last one. */
export function checkConfigDuplicateKey({places, read}: CheckedProject): readonly Problem[] {
  const file = read.written?.file ?? 'docs.json';
  return places.duplicates().map(({path, first, ...place}) => ({
    code: 'config-duplicate-key',
    level: 'warning',
    ...describeDuplicateKey(path, first, place.line),
    place: {file, ...place},
  }));
}
