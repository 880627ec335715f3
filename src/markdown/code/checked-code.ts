/** Path to which preview pages send code for type checking. */
export const typesPath = '_lectern/dev/types';

/** Type of a range of code, as the TypeScript compiler prints it. */
interface CodeType {
  readonly start: number;
  readonly length: number;
  readonly text: string;
}

/** A note below the code: a type that the author requested by `// ^?`, or a compiler error. */
export interface CodeNote {
  readonly kind: 'query' | 'completion' | 'error';
  /** Line number, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Result of type-checking a code block. */
export interface CheckedCode {
  /** Code without the comments that address the compiler. */
  readonly code: string;
  readonly types: readonly CodeType[];
  /** Ranges of code with compiler errors. */
  readonly faults: readonly Pick<CodeType, 'start' | 'length'>[];
  readonly notes: readonly CodeNote[];
  /** Why types are missing, or an error that the author did not announce by `// @errors`. */
  readonly problem?: {readonly message: string; readonly fix: string};
}
