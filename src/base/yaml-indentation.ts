/** The error that a YAML reader throws. Lines and columns count from 0. */
interface YamlError {
  readonly reason?: string;
  readonly mark?: {readonly line: number; readonly column: number};
}

/** With more lines than this it is not a slip, so the error is reported. */
const limit = 100;

/**
 * Reads YAML whose lines inside quotes or brackets are indented less than their parent. YAML 1.2 (section 6.1) forbids
 * that, but most readers allow it. White space has no meaning there, so this function indents such lines and reads
 * again. `lines` are their numbers, from 0. Throws what `read` throws for all other errors.
 */
export function readIndented<T>(
  text: string,
  read: (text: string) => T,
): {readonly value: T; readonly text: string; readonly lines: readonly number[]} {
  const lines = text.split('\n');
  const repaired = new Set<number>();
  let first: unknown;
  for (;;) {
    const written = repaired.size > 0 ? lines.join('\n') : text;
    try {
      return {value: read(written), text: written, lines: [...repaired].sort((one, other) => one - other)};
    } catch (error) {
      const {reason, mark} = error as YamlError;
      // An error in a line that was moved started where the first error was.
      if (reason !== 'deficient indentation' || !mark)
        throw first && mark && isEnd(lines, mark.line, repaired) ? first : error;
      if (first && (repaired.has(mark.line) || repaired.size >= limit)) throw first;
      // One closing bracket is seldom alone: each further one would be one more reading of the whole.
      if (!first) for (const at of closingLines(lines, mark.line)) deepen(lines, at, repaired);
      first ??= error;
      if (!repaired.has(mark.line)) deepen(lines, mark.line, repaired);
    }
  }
}

/** Returns whether the error is in a moved line or after the last one: a quote or bracket that never ends. */
function isEnd(lines: readonly string[], at: number, repaired: ReadonlySet<number>): boolean {
  return repaired.has(at) || lines.slice(at).every(line => line.trim() === '');
}

function deepen(lines: string[], at: number, repaired: Set<number>): void {
  let deepest = 0;
  for (let before = at - 1; before >= 0 && before > at - 200; before--)
    deepest = Math.max(deepest, indentOf(lines[before] as string));
  // A value behind "- " and a key begins some columns further.
  lines[at] = ' '.repeat(deepest + 40) + lines[at];
  repaired.add(at);
}

/** Returns lines from `start` on that begin with a closing bracket. Skips lines of literal text. */
function closingLines(lines: readonly string[], start: number): readonly number[] {
  const found: number[] = [];
  let literal = -1;
  for (const [at, line] of lines.entries()) {
    if (literal >= 0 && (line.trim() === '' || indentOf(line) > literal)) continue;
    literal = /(?:^|[\s:-])[|>][-+\d]{0,2}\s*(?:#.*)?$/.test(line) ? indentOf(line) : -1;
    if (at >= start && /^\s*[}\]]/.test(line)) found.push(at);
  }
  return found;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
