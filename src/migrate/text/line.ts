/** A line while a page is converted: its current text, and the source line that it comes from. */
export interface SourceLine {
  readonly text: string;
  /** Number of the source line, from 1. In an included file, that of the line that includes it. */
  readonly line: number;
  /** True if an earlier step has written the line for Lectern. Later steps must not change it. */
  readonly isMade?: true;
}

/** Splits a text into lines. `from` is the number of the first one. */
export function toLines(text: string, from = 1): SourceLine[] {
  return text.split(/\r\n?|\n/).map((each, index) => ({text: each, line: from + index}));
}

/** Creates a line that later steps must not change. */
export function createFinalLine(text: string, line: number): SourceLine {
  return {text, line, isMade: true};
}

/** Returns the indentation of a line in columns. A tab counts as four. */
export function measureIndent(text: string): number {
  return (/^[ \t]*/.exec(text)?.[0] ?? '').replaceAll('\t', '    ').length;
}

/** Removes at most `columns` columns of leading white space. */
export function removeIndent(text: string, columns: number): string {
  const space = (/^[ \t]*/.exec(text)?.[0] ?? '').replaceAll('\t', '    ');
  return space.slice(columns) + text.trimStart();
}

export function isBlankSourceLine({text}: SourceLine): boolean {
  return text.trim() === '';
}
