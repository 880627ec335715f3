import type {Problem} from '../../base/problem.js';

/** A value of a document by file and JSON pointer. */
export interface Spot {
  readonly file: string;
  readonly pointer: string;
}

/** A problem inside a document, before anybody asked for its line. */
export interface SpecProblem extends Omit<Problem, 'place' | 'related'> {
  readonly at: Spot;
  /** The key of the value there that has to be mended; its line is told. */
  readonly on?: string;
  /** The line of the key is told, not that of its value, which may begin below it. */
  readonly atKey?: boolean;
  readonly related?: readonly Spot[];
}
