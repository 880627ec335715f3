/** A position in a file. Line and column count from 1; a column counts UTF-16 units. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export type ProblemLevel = 'error' | 'warning' | 'info';

/**
 * A problem that an author can fix. Nothing in `src` throws for wrong input; it collects problems and continues with
 * the default.
 */
export interface Problem {
  /** The name of the rule; it never changes once published. */
  readonly code: string;
  readonly level: ProblemLevel;
  /** States the problem for the author. */
  readonly message: string;
  /** Starts with a verb, and can be pasted where possible. Empty when there is nothing to advise. */
  readonly fix: string;
  readonly place: Place;
  /** Every other place that is involved, such as the file that a reference points to. */
  readonly related?: readonly Place[];
}

/** Returns advice as a sentence: its verb has a capital letter. Names such as `index.html` stay as they are. */
export function toFixText(fix: string): string {
  return fix.replace(/^[a-z]+(?= )/, verb => verb.charAt(0).toUpperCase() + verb.slice(1));
}

/** Returns what is wrong and, on a line of its own, how to fix it. */
export function formatMessage({message, fix}: Pick<Problem, 'message' | 'fix'>): string {
  return fix ? `${message}\nFix: ${toFixText(fix)}` : message;
}

/** Returns the lines of one problem as people read them in a terminal, a console or on a page. */
export function renderProblemText(problem: Problem): string {
  const {file, line, column} = problem.place;
  const fix = problem.fix ? `\n  Fix: ${toFixText(problem.fix)}` : '';
  return `${file}:${line}:${column}  ${problem.level}  ${problem.code}\n  ${problem.message}${fix}`;
}
