import type {Place} from './problem.js';

/** The text of one file, with its path relative to the project root (`guides/intro.mdx`). */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Line and column of an offset. Reads the text up to there, so ask only when there is something to report. */
export function placeAt(source: Source, offset: number): Place {
  let line = 1;
  let start = 0;
  for (let at = source.text.indexOf('\n'); at !== -1 && at < offset; at = source.text.indexOf('\n', at + 1)) {
    line++;
    start = at + 1;
  }
  return {file: source.file, line, column: offset - start + 1};
}
