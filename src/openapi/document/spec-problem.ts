import type {Problem} from '../../base/problem.js';

/** A position in a document: file and JSON pointer. */
export interface Spot {
  readonly file: string;
  readonly pointer: string;
}

/** A problem in a document, without line and column. */
export interface SpecProblem extends Omit<Problem, 'place' | 'related'> {
  readonly at: Spot;
  /** Key of the wrong value, whose line is reported. */
  readonly on?: string;
  /** Reports the line of the key. The value can begin on a later line. */
  readonly atKey?: boolean;
  readonly related?: readonly Spot[];
}
