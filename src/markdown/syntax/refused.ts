/** Text that looks like page syntax but could not be parsed. The tree contains it as plain text, or leaves it out. */
export interface Refused {
  readonly kind: 'open' | 'close' | 'tag' | 'brace' | 'deep' | 'effort' | 'formula' | 'row' | 'reference' | 'footnote';
  /** The source, shortened if long. */
  readonly raw: string;
  /** The line of the block that holds it, in its file; 0 until that is known. */
  line: number;
  /** The paragraph around it. */
  inside?: string;
}

/** Further reports would add no information. */
const limit = 100;

/** Notes what was refused; the rest of a hostile page is not worth noting. */
export function refuse(list: Refused[], kind: Refused['kind'], raw: string, line = 0): void {
  if (list.length < limit) list.push({kind, raw: raw.slice(0, 80), line});
}
