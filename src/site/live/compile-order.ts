import type {CompileFailure} from './island.js';

/** Path for compile requests of preview pages, and prefix of compiled files. */
export const compiledPath = '_lectern/dev/components';

/** Path for the style sheet of utility classes in the preview. */
export const classesPath = '_lectern/dev/classes';

/** A preview page's request to compile files, and functions from attributes. */
export interface CompileOrder {
  readonly files: readonly {readonly file: string; readonly written: readonly string[]}[];
}

/** Result of compiling a file. */
export interface CompiledFile {
  readonly path: string;
  /** Path on the preview server. Absent if compiling failed. */
  readonly address?: string;
  readonly failure?: CompileFailure;
  readonly imports: Readonly<Record<string, string | CompileFailure>>;
  /** Possible class names in the file. */
  readonly classes?: readonly string[];
}
