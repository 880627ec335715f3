import {capitalize} from './capitalize.js';
/** A position in a file. Line and column count from 1. Columns count UTF-16 units. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export type ProblemLevel = 'error' | 'warning' | 'info';

/**
 * A problem that an author can fix. For invalid input, code in `src` does not throw, but collects problems and
 * continues with defaults.
 */
export interface Problem {
  /** Name of the rule. Never changes after publication. */
  readonly code: string;
  readonly level: ProblemLevel;
  /** Says what is wrong, with the value. */
  readonly message: string;
  /** Instruction that begins with a verb. Contains text to paste where possible. Empty without advice. */
  readonly fix: string;
  readonly place: Place;
  /** Additional positions, such as a reference's target. */
  readonly related?: readonly Place[];
}

/** Returns a fix as a sentence with a capital letter. Leaves names such as `index.html` unchanged. */
export function toFixText(fix: string): string {
  return fix.replace(/^[a-z]+(?= )/, capitalize);
}

/** Returns the message, and on a separate line the fix. */
export function formatMessage({message, fix}: Pick<Problem, 'message' | 'fix'>): string {
  return fix ? `${message}\nFix: ${toFixText(fix)}` : message;
}

/** Returns the lines of a problem for a terminal, console, or page. */
export function formatProblem(problem: Problem): string {
  const {file, line, column} = problem.place;
  const fix = problem.fix ? `\n  Fix: ${toFixText(problem.fix)}` : '';
  return `${file}:${line}:${column}  ${problem.level}  ${problem.code}\n  ${problem.message}${fix}`;
}
