/** Where pages of the preview have a compiler asked. */
export const typesPath = '_lectern/dev/types';

/** What a compiler says of a stretch of code. */
export interface CodeType {
  readonly start: number;
  readonly length: number;
  readonly text: string;
}

/** What is shown below the code: a type that its author asked for, or what the compiler does not allow. */
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
