import type {NoFile} from '../../base/files.js';
import type {Problem} from '../../base/problem.js';

/** Returns the problem to report for a missing or unreadable document. `file` is its path or URL. */
export function describeMissingDocument(file: string, {missing, reason}: NoFile): Problem {
  const isAbsent = missing === 'absent';
  const isRemote = /^https?:/i.test(file);
  const why = isAbsent ? 'does not exist' : `Lectern cannot read: ${(reason ?? missing).replace(/\.$/, '')}`;
  return {
    code: 'spec-missing',
    level: 'error',
    message: `This page references the API document "${file}", which ${why}.`,
    fix: isRemote
      ? 'correct the URL, or copy the document into the project and write its path.'
      : isAbsent
        ? 'add the file, or correct the path of the document.'
        : 'correct the file, or the path of the document.',
    place: {file, line: 1, column: 1},
  };
}
