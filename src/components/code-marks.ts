import {readOwn} from '../base/read-own.js';

/** Mark on a line of code, which sets its background or color. */
type LineMark = 'marked' | 'faded' | 'added' | 'removed' | 'error' | 'warning';

export interface MarkedCode {
  /** The code without its `[!code …]` comments. */
  readonly value: string;
  /** Marks by line number, from 1. */
  readonly marks: ReadonlyMap<number, ReadonlySet<LineMark>>;
}

const markNames: Readonly<Record<string, LineMark | 'focus'>> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'marked',
  hl: 'marked',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
};

const opening = '[!code ';
// Matches an annotation at the end of a line, in the comment syntax of any language: `// [!code ++]`,
// `# [!code highlight:3]`, `<!-- [!code focus] -->`.
const comment =
  /(?:\/\/|\/\*|\{\/\*|#|--|<!--|;|%|')[ \t]*\[!code ([+\w-]{1,12})(?::(\d{1,4}))?\][ \t]*(?:\*\/\}|\*\/|-->)?$/;

interface Found {
  /** The line without the annotation. */
  readonly rest: string;
  readonly mark: LineMark | 'focus';
  readonly count: number;
}

function readLast(line: string): Found | undefined {
  const at = line.lastIndexOf(opening);
  if (at === -1) return undefined;
  // Read only the end of the line, so that the time does not depend on its length.
  const from = Math.max(0, at - 6);
  const match = comment.exec(line.slice(from).trimEnd());
  const mark = match && readOwn(markNames, match[1]);
  // Leave unknown keywords: the text is code that only looks like an annotation.
  if (!match || !mark) return undefined;
  return {rest: line.slice(0, from + match.index).trimEnd(), mark, count: Number(match[2] ?? 1)};
}

/**
 * Removes `[!code …]` annotations from code, and returns the marks that they set. If a line contains nothing else,
 * removes the line and marks the next one.
 */
export function readCodeMarks(written: string): MarkedCode {
  if (!written.includes(opening)) return {value: written, marks: new Map()};
  const lines: string[] = [];
  const marks = new Map<number, Set<LineMark>>();
  const focused = new Set<number>();
  for (const line of written.split('\n')) {
    let rest = line;
    for (let found = readLast(rest); found; found = readLast(rest)) {
      rest = found.rest;
      const first = lines.length + 1;
      for (let at = first; at < first + found.count; at++)
        if (found.mark === 'focus') focused.add(at);
        else marks.set(at, (marks.get(at) ?? new Set()).add(found.mark));
    }
    if (rest !== '' || line === '') lines.push(rest);
  }
  fade(marks, focused, lines.length);
  return {value: lines.join('\n'), marks};
}

/** Fades all other lines, if some lines are in focus. */
export function fade(marks: Map<number, Set<LineMark>>, focused: ReadonlySet<number>, count: number): void {
  if (focused.size === 0) return;
  for (let at = 1; at <= count; at++) if (!focused.has(at)) marks.set(at, (marks.get(at) ?? new Set()).add('faded'));
}
