import {transform} from 'sucrase';
import type {Failure} from './island.js';

export interface Compiled {
  readonly code: string;
  /** What it imports, as it is written there. */
  readonly imports: readonly string[];
}

const options = {jsxRuntime: 'automatic', production: true, preserveDynamicImport: false} as const;

/**
 * JSX and TypeScript as the body of a function with `require`, `module` and `exports`: so files may import each other in a
 * circle. Lines stay as they are.
 */
export function compile(file: string, text: string, source: string): Compiled | Failure {
  try {
    const {code} = transform(text, {...options, transforms: ['jsx', 'typescript', 'imports']});
    const imports = [...code.matchAll(/\brequire\(['"]([^'"\n]+)['"]\)/g)].map(([, name]) => name as string);
    return {code, imports: [...new Set(imports)]};
  } catch (error) {
    const {message, loc} = (faultWithoutTypes(file, text) ?? error) as Error & {
      readonly loc?: {readonly line: number; readonly column: number};
    };
    const {line = 1, column = 1} = loc ?? {};
    const words = message.replace(/^Error transforming [^:]*: |\s*\(\d+:\d+\)$/g, '').replace(/^SyntaxError: /, '');
    const failed: Failure = {
      message: `${file} cannot be read as JSX: ${words}.`,
      fix: 'Mend this line.',
      file,
      line,
      column,
    };
    const excerpt = source.split('\n')[line - 1];
    return excerpt === undefined || excerpt.length > 300
      ? failed
      : {...failed, excerpt: `${excerpt}\n${' '.repeat(Math.max(0, column - 1))}^`};
  }
}

/** Reading types, the compiler goes back to where a function began; without them it says where it stopped. */
function faultWithoutTypes(file: string, text: string): unknown {
  if (/\.tsx?$/.test(file)) return undefined;
  try {
    transform(text, {...options, transforms: ['jsx', 'imports']});
    return undefined;
  } catch (error) {
    return error;
  }
}

/** The names of a list that a compiled file uses; some of them may be its own. */
export function usedNames(code: string, names: readonly string[]): readonly string[] {
  return names.filter(name => new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(code));
}

/** The text of a script that exports a compiled file as a function. `scope` are names that it may use without importing them. */
export function moduleScript(file: string, code: string, scope: readonly string[]): string {
  const used = usedNames(code, scope);
  // On the first line, so that the lines of the file keep their numbers.
  return `export default ({${used.join(', ')}}) => (require, module, exports) => {${code}\n};\n//# sourceURL=lectern-live/${file}\n`;
}
