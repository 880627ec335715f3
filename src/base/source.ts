import type {Place} from './problem.js';

/** Text of a file, with its path relative to the project root (`guides/intro.mdx`). */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Returns line and column of an offset. Scans the text up to the offset, so call it only for reports. */
export function locateOffset(source: Source, offset: number): Place {
  let line = 1;
  let start = 0;
  for (let at = source.text.indexOf('\n'); at !== -1 && at < offset; at = source.text.indexOf('\n', at + 1)) {
    line++;
    start = at + 1;
  }
  return {file: source.file, line, column: offset - start + 1};
}

/** Returns the number of the line that contains an offset. */
export function getLineAt(text: string, offset: number): number {
  return locateOffset({file: '', text}, offset).line;
}

/** Returns the offset of a line's first character. -1 if the text has fewer lines. */
export function findLineStart(text: string, line: number): number {
  let start = 0;
  for (let each = 1; each < line && start !== -1; each++) start = text.indexOf('\n', start) + 1 || -1;
  return start;
}

/**
 * Finds text on or below a line. `skip` is the number of matches to skip. Returns the start of the line if it does not
 * contain the exact text, for example because a quote prefix interrupts it.
 */
export function findPlace(source: Source, text: string, line: number, skip = 0): Place {
  const start = findLineStart(source.text, line);
  const first = text.slice(0, (text.indexOf('\n') + 1 || text.length + 1) - 1);
  let at = start === -1 ? -1 : source.text.indexOf(first, start);
  for (let each = 0; each < skip && at !== -1; each++) at = source.text.indexOf(first, at + first.length);
  return at === -1 ? {file: source.file, line, column: 1} : locateOffset(source, at);
}
