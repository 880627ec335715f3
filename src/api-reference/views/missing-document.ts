import type {NoFile} from '../../base/files.js';
import type {Problem} from '../../base/problem.js';

/** Returns the problem to report for a missing or unreadable document. */
export function missingDocument(file: string, {missing, reason}: NoFile): Problem {
  const why = missing === 'absent' ? 'does not exist' : `Lectern cannot read: ${reason ?? missing}`;
  return {
    code: 'spec-missing',
    level: 'error',
    message: `This page references the API document "${file}", which ${why}.`,
    fix: 'add the file, or correct the path of the document.',
    place: {file, line: 1, column: 1},
  };
}
