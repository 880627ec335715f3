/** Path at which pages of the preview request types from the compiler. */
export const typesPath = '_lectern/dev/types';

/** Type that the compiler gives for a range of code. */
export interface CodeType {
  readonly start: number;
  readonly length: number;
  readonly text: string;
}

/** A note below the code: a type that the author asked for, or a compiler error. */
export interface CodeNote {
  readonly kind: 'query' | 'completion' | 'error';
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Code as a compiler has read it. */
export interface CheckedCode {
  /** Without the marks that are for the compiler. */
  readonly code: string;
  readonly types: readonly CodeType[];
  /** Stretches that are wrong. */
  readonly faults: readonly Pick<CodeType, 'start' | 'length'>[];
  readonly notes: readonly CodeNote[];
  /** Why there are no types, or what its author did not expect. */
  readonly problem?: {readonly message: string; readonly fix: string};
}
