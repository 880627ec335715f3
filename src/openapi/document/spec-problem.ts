import type {Problem} from '../../base/problem.js';

/** A position in a document: file and JSON pointer. */
export interface DocumentPosition {
  readonly file: string;
  readonly pointer: string;
}

/** A problem at a JSON pointer. `placeProblems` adds line and column. */
export interface SpecProblem extends Omit<Problem, 'place' | 'related'> {
  readonly at: DocumentPosition;
  /** Key of the faulty value, to report the line of that value. */
  readonly on?: string;
  /** True to report the key's line, because the value can begin on a later line. */
  readonly atKey?: boolean;
  readonly related?: readonly DocumentPosition[];
}
