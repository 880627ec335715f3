import type {Problem} from '../../base/problem.js';

/** A value of a document by file and JSON pointer. */
export interface Spot {
  readonly file: string;
  readonly pointer: string;
}

/** A problem inside a document, before its line is looked up. */
export interface SpecProblem extends Omit<Problem, 'place' | 'related'> {
  readonly at: Spot;
  /** Key of the wrong value. Its line is reported. */
  readonly on?: string;
  /** Reports the line of the key instead of the value, which may start below it. */
  readonly atKey?: boolean;
  readonly related?: readonly Spot[];
}
