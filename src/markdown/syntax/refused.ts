/** Something that looks like page syntax and could not be read: it stands in the tree as the text that was written. */
export interface Refused {
  readonly kind: 'open' | 'close' | 'tag' | 'brace' | 'deep' | 'effort' | 'formula';
  /** As it was written, cut where it is long. */
  readonly raw: string;
  /** The line of the block that holds it, in its file; 0 until that is known. */
  line: number;
  /** The paragraph around it. */
  inside?: string;
}

/** More than this many say nothing that the first did not say. */
const most = 100;

/** Notes what was refused; the rest of a hostile page is not worth noting. */
export function refuse(list: Refused[], kind: Refused['kind'], raw: string, line = 0): void {
  if (list.length < most) list.push({kind, raw: raw.slice(0, 80), line});
}
