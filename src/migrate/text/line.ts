/** A line during conversion: its current text and its origin. */
export interface SourceLine {
  readonly text: string;
  /** Source line, from 1. For an include, the line that requests it. */
  readonly line: number;
  /** The line is already Lectern syntax: a tag of an earlier step, which later steps must not change. */
  readonly isMade?: true;
}

/** Splits a text into lines. `from` is the line number of the first one. */
export function toLines(text: string, from = 1): SourceLine[] {
  return text.split(/\r\n?|\n/).map((each, index) => ({text: each, line: from + index}));
}

/** Creates a line instead of a source line. */
export function made(text: string, line: number): SourceLine {
  return {text, line, isMade: true};
}

/** Returns the indent of a line, with tabs as four columns. */
export function indentOf(text: string): number {
  return (/^[ \t]*/.exec(text)?.[0] ?? '').replaceAll('\t', '    ').length;
}

/** Removes up to `columns` columns of leading white space from a line. */
export function dedent(text: string, columns: number): string {
  const space = (/^[ \t]*/.exec(text)?.[0] ?? '').replaceAll('\t', '    ');
  return space.slice(columns) + text.trimStart();
}

export function isBlankSourceLine({text}: SourceLine): boolean {
  return text.trim() === '';
}
