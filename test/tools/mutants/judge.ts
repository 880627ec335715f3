import type {Finding} from '../../../src/check/report.js';
import {countLines, type Mutation} from './mutation.js';

/** A mutation and its original text. */
export interface Made {
  readonly mutation: Mutation;
  readonly text: string;
}

export interface Judgement {
  readonly found: readonly Mutation[];
  readonly missed: readonly Mutation[];
  /** New findings without a relation to the change. */
  readonly strays: readonly Finding[];
}

/**
 * Compares the findings before and after faults were inserted, at most one per file. A fault is found if a new finding
 * with one of its codes is in its file, at its line. Every other new error or warning is a stray. Exceptions are
 * findings at the same line, findings that the fault implies, and links to a removed heading of the changed page. A
 * fault reported at a wrong line counts only as missed.
 */
export function judge(before: readonly Finding[], after: readonly Finding[], made: readonly Made[]): Judgement {
  const byFile = new Map(made.map(each => [each.mutation.file, each]));
  const fresh = newFindings(before, after, byFile);
  const isFound = ({file, line, codes}: Mutation) =>
    fresh.some(each => each.file === file && each.line === line && codes.includes(each.code));
  const mutations = made.map(({mutation}) => mutation);
  return {
    found: mutations.filter(isFound),
    missed: mutations.filter(each => !isFound(each)),
    strays: fresh
      .filter(each => each.level !== 'info' && !isExplained(each, byFile))
      .filter(
        each => !mutations.some(made => made.file === each.file && made.codes.includes(each.code) && !isFound(made)),
      ),
  };
}

function isExplained(finding: Finding, byFile: ReadonlyMap<string, Made>): boolean {
  const own = byFile.get(finding.file)?.mutation;
  if (own && (own.line === finding.line || own.follows.includes(finding.code))) return true;
  if (finding.code === 'link-anchor-missing' && finding.related.some(({file}) => byFile.has(file))) return true;
  return [...byFile.values()].some(
    ({mutation}) => !/\.mdx?$/.test(mutation.file) && mutation.follows.includes(finding.code),
  );
}

/** Returns the new findings. Findings below a change can have moved by some lines. */
function newFindings(
  before: readonly Finding[],
  after: readonly Finding[],
  byFile: ReadonlyMap<string, Made>,
): readonly Finding[] {
  const known = new Map<string, number>();
  const nameOf = ({file, line, code}: Pick<Finding, 'file' | 'line' | 'code'>) => `${file}:${line} ${code}`;
  for (const finding of before) {
    const made = byFile.get(finding.file);
    const name = nameOf({...finding, line: made ? moved(finding.line, made) : finding.line});
    known.set(name, (known.get(name) ?? 0) + 1);
  }
  return after.filter(finding => {
    const name = nameOf(finding);
    const count = known.get(name) ?? 0;
    known.set(name, count - 1);
    return count <= 0;
  });
}

/** Returns the new line number of a line in the old text. */
function moved(line: number, {mutation, text}: Made): number {
  const {start, end, text: instead} = mutation;
  const first = countLines(text.slice(0, start)) + 1;
  const isBelow = line > first || (line === first && isLineStart(text, start) && instead.endsWith('\n'));
  return isBelow ? line + countLines(instead) - countLines(text.slice(start, end)) : line;
}

function isLineStart(text: string, offset: number): boolean {
  return offset === 0 || text[offset - 1] === '\n';
}
