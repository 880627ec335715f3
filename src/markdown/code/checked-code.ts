/** Path of the compiler service that preview pages use. */
export const typesPath = '_lectern/dev/types';

/** Compiler type of a range of code. */
interface CodeType {
  readonly start: number;
  readonly length: number;
  readonly text: string;
}

/** A note below the code: a requested type or a compiler error. */
export interface CodeNote {
  readonly kind: 'query' | 'completion' | 'error';
  /** Line number, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Type-checked code. */
export interface CheckedCode {
  /** Code without the comments for the compiler. */
  readonly code: string;
  readonly types: readonly CodeType[];
  /** Ranges with compiler errors. */
  readonly faults: readonly Pick<CodeType, 'start' | 'length'>[];
  readonly notes: readonly CodeNote[];
  /** Reason for missing types, or an error that the author did not expect. */
  readonly problem?: {readonly message: string; readonly fix: string};
}
