/** Error that a YAML parser throws. Lines and columns count from 0. */
interface YamlError {
  readonly reason?: string;
  readonly mark?: {readonly line: number; readonly column: number};
}

/** Maximum number of lines to repair. Beyond it, the error is reported. */
const limit = 100;

/**
 * Parses YAML with `read`, even if lines inside quotes or brackets have too little indentation. YAML 1.2 (section 6.1)
 * forbids this, but most parsers allow it. The white space has no meaning, so these lines are indented and the text is
 * parsed again. `lines` lists their numbers, from 0. Rethrows all other errors.
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
      // Throw the first error if another one follows a repair: both have the same cause.
      if (reason !== 'deficient indentation' || !mark)
        throw first && mark && isEnd(lines, mark.line, repaired) ? first : error;
      if (first && (repaired.has(mark.line) || repaired.size >= limit)) throw first;
      // Repair adjacent lines with closing brackets at once, because each repair parses the whole text again.
      if (!first) for (const at of listClosingLines(lines, mark.line)) deepen(lines, at, repaired);
      first ??= error;
      if (!repaired.has(mark.line)) deepen(lines, mark.line, repaired);
    }
  }
}

/**
 * Returns whether the error is in a repaired line or at the end of the text. An unclosed quote or bracket is then the
 * cause.
 */
function isEnd(lines: readonly string[], at: number, repaired: ReadonlySet<number>): boolean {
  return repaired.has(at) || lines.slice(at).every(line => line.trim() === '');
}

function deepen(lines: string[], at: number, repaired: Set<number>): void {
  let deepest = 0;
  for (let before = at - 1; before >= 0 && before > at - 200; before--)
    deepest = Math.max(deepest, measureIndent(lines[before] as string));
  // Indent by 40 more columns: a value after "- " and a key begins a few columns further right.
  lines[at] = ' '.repeat(deepest + 40) + lines[at];
  repaired.add(at);
}

/** Returns the numbers of the lines from `start` that begin with a closing bracket. Skips block scalars. */
function listClosingLines(lines: readonly string[], start: number): readonly number[] {
  const found: number[] = [];
  let literal = -1;
  for (const [at, line] of lines.entries()) {
    if (literal >= 0 && (line.trim() === '' || measureIndent(line) > literal)) continue;
    literal = /(?:^|[\s:-])[|>][-+\d]{0,2}\s*(?:#.*)?$/.test(line) ? measureIndent(line) : -1;
    if (at >= start && /^\s*[}\]]/.test(line)) found.push(at);
  }
  return found;
}

function measureIndent(line: string): number {
  return line.length - line.trimStart().length;
}
