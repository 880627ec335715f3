import type {NoFile} from './files.js';
import {buildUnreadableFix} from './fix-unreadable.js';
import type {Problem} from './problem.js';

/** An error in a single file, with a message for the author. The rest of the site does not need the file. */
export class FileError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * Runs the work for one page, document, or image. Converts an exception to a problem that names the file, so that one
 * bad file does not break the site. Rethrows errors that are not about the file, such as a full disk or an abort.
 */
export async function guard<T>(file: string, work: () => T | Promise<T>): Promise<T | {readonly problem: Problem}> {
  try {
    return await work();
  } catch (error) {
    if (isElsewhere(error)) throw error;
    return {problem: error instanceof FileError ? error.problem : buildFailureProblem(file, error)};
  }
}

/** Returns whether the file is not the cause of an error, such as a full disk or an abort. */
function isElsewhere(error: unknown): boolean {
  const {name, syscall} = (error ?? {}) as {name?: unknown; syscall?: unknown};
  return name === 'AbortError' || typeof syscall === 'string';
}

function buildFailureProblem(file: string, error: unknown): Problem {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'an unknown error';
  return {
    code: 'file-failed',
    level: 'error',
    message: `Lectern cannot process ${file} (${reason}), and leaves it out of the site.`,
    fix: `Report this error with ${file} to the developers of Lectern.`,
    place: {file, line: 1, column: 1},
  };
}

/** Creates the error for a file that exists but is unreadable. */
export function createUnreadableError(
  file: string,
  {reason = 'it cannot be opened.', cause}: Partial<NoFile>,
): FileError {
  return new FileError({
    code: 'page-unreadable',
    level: 'error',
    message: `Lectern cannot read ${file}: ${reason}`,
    fix: buildUnreadableFix(file, cause),
    place: {file, line: 1, column: 1},
  });
}
