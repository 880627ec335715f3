/** Text that looks like page syntax but could not be parsed. The tree contains it as text, or not at all. */
export interface RefusedSyntax {
  readonly kind: 'open' | 'close' | 'tag' | 'brace' | 'deep' | 'effort' | 'formula' | 'row' | 'reference' | 'footnote';
  /** Source of the text, truncated if long. */
  readonly raw: string;
  /** Line of the enclosing block in the file. 0 until the line is known. */
  line: number;
  /** Source of the enclosing paragraph, to find the column. */
  inside?: string;
}

/** Maximum number of texts to report per page. */
const limit = 100;

/** Adds a text to the list, unless the list is full. */
export function recordRefused(list: RefusedSyntax[], kind: RefusedSyntax['kind'], raw: string, line = 0): void {
  if (list.length < limit) list.push({kind, raw: raw.slice(0, 80), line});
}
