import {transform} from 'sucrase';
import type {CompileFailure} from './island.js';

export interface CompiledSource {
  readonly code: string;
  /** Import specifiers as the author wrote them. */
  readonly imports: readonly string[];
}

type Fault = Error & {loc?: {readonly line: number; readonly column: number}};

const options = {jsxRuntime: 'automatic', production: true, preserveDynamicImport: false} as const;

/**
 * Compiles JSX and TypeScript to the body of a function with the parameters `require`, `module`, and `exports`, so that
 * files can import each other in cycles. Preserves line numbers.
 */
export function compile(file: string, text: string, source: string): CompiledSource | CompileFailure {
  try {
    const {code} = transform(text, {...options, transforms: ['jsx', 'typescript', 'imports']});
    const imports = [...code.matchAll(/\brequire\(['"]([^'"\n]+)['"]\)/g)].map(([, name]) => name as string);
    return {code, imports: [...new Set(imports)]};
  } catch (error) {
    const {message, loc} = findInnermostFault(text, error as Fault);
    const {line = 1, column = 1} = loc ?? {};
    const words = message.replace(/^Error transforming [^:]*: |\s*\(\d+:\d+\)$/g, '').replace(/^SyntaxError: /, '');
    const failed: CompileFailure = {
      message: `${file} is not valid JSX: ${words}.`,
      fix: 'Correct the syntax of this line.',
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

/**
 * Finds the position of an error inside an arrow function, because the compiler reports only the start of the function.
 * Compiles the body again as that of a plain function.
 */
function findInnermostFault(text: string, error: Fault, depth = 0): Fault {
  const {line = 1, column = 1} = error.loc ?? {};
  const start = text.split('\n', line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  if (depth > 20 || !text.startsWith('=>', start)) return error;
  const before = text.slice(0, start + 2).replace(/[^\n]/g, ' ');
  const body = text.slice(start + 2);
  // Put the prefix on a separate line, so that columns stay the same.
  const shifted = `${/^\s*\{/.test(body) ? 'async function f()' : 'f ='}\n${before}${body}`;
  try {
    transform(shifted, {...options, transforms: ['jsx', 'typescript', 'imports']});
    return error;
  } catch (found) {
    const inner = findInnermostFault(shifted, found as Fault, depth + 1);
    return inner.loc ? Object.assign(inner, {loc: {...inner.loc, line: inner.loc.line - 1}}) : error;
  }
}

/** Returns the names in `names` that occur in a compiled file. The file can define some of them itself. */
export function findUsedNames(code: string, names: readonly string[]): readonly string[] {
  return names.filter(name => new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(code));
}

/**
 * Writes a script that exports a compiled file as a function. `scope` lists names that the file can use without
 * importing them.
 */
export function writeModuleScript(file: string, code: string, scope: readonly string[]): string {
  const used = findUsedNames(code, scope);
  // Put everything on the first line, so that line numbers stay the same.
  return `export default ({${used.join(', ')}}) => (require, module, exports) => {${code}\n};\n//# sourceURL=lectern-live/${file}\n`;
}
