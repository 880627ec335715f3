import type {Failure} from './island.js';

/** Where pages of the preview have components compiled, and where the compiled files lie. */
export const compiledPath = '_lectern/dev/components';

/** Where they have the style sheet of their utility classes made. */
export const classesPath = '_lectern/dev/classes';

/** What a page of the preview wants to have compiled: files, and the functions that are written in their tags. */
export interface CompileOrder {
  readonly files: readonly {readonly file: string; readonly written: readonly string[]}[];
}

/** A file as it was compiled there. */
export interface CompiledFile {
  readonly path: string;
  /** Below the root of the server; absent where it could not be compiled. */
  readonly address?: string;
  readonly failure?: Failure;
  readonly imports: Readonly<Record<string, string | Failure>>;
  /** What can be classes in it. */
  readonly classes?: readonly string[];
}
