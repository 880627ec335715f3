import type {CompileFailure} from './island.js';

/** Path at which preview pages request compiled components, and prefix of the compiled files. */
export const compiledPath = '_lectern/dev/components';

/** Path at which they request the style sheet of their utility classes. */
export const classesPath = '_lectern/dev/classes';

/** A compile request of a preview page: files, and functions from attributes. */
export interface CompileOrder {
  readonly files: readonly {readonly file: string; readonly written: readonly string[]}[];
}

/** A file as it was compiled there. */
export interface CompiledFile {
  readonly path: string;
  /** Below the root of the server; absent where it could not be compiled. */
  readonly address?: string;
  readonly failure?: CompileFailure;
  readonly imports: Readonly<Record<string, string | CompileFailure>>;
  /** Possible class names in it. */
  readonly classes?: readonly string[];
}
