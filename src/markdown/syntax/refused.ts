/** Text that looks like page syntax but could not be parsed. The tree contains it as text or omits it. */
export interface Refused {
  readonly kind: 'open' | 'close' | 'tag' | 'brace' | 'deep' | 'effort' | 'formula' | 'row' | 'reference' | 'footnote';
  /** The source, shortened if long. */
  readonly raw: string;
  /** Line of its block in the file, or 0 until the line is determined. */
  line: number;
  /** The paragraph that contains it. */
  inside?: string;
}

/** Maximum number of reports per page. */
const limit = 100;

/** Records refused text, up to the limit. */
export function refuse(list: Refused[], kind: Refused['kind'], raw: string, line = 0): void {
  if (list.length < limit) list.push({kind, raw: raw.slice(0, 80), line});
}
