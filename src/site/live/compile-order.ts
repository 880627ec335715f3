import type {CompileFailure} from './island.js';

/** Path to which preview pages send requests to compile, and prefix of the compiled files. */
export const compiledPath = '_lectern/dev/components';

/** Path of the style sheet with utility classes in the preview. */
export const classesPath = '_lectern/dev/classes';

/** Request of a preview page: files to compile, and functions in attributes of the page. */
export interface CompileOrder {
  readonly files: readonly {readonly file: string; readonly written: readonly string[]}[];
}

/** Compiled file, or why compiling failed. */
export interface CompiledFile {
  readonly path: string;
  /** Path of the file on the preview server. Absent if compiling failed. */
  readonly address?: string;
  readonly failure?: CompileFailure;
  readonly imports: Readonly<Record<string, string | CompileFailure>>;
  /** Words in the file that can be names of utility classes. */
  readonly classes?: readonly string[];
}
