/** Width, number, and font of the lines for a text. */
export interface LineLimits {
  readonly width: number;
  readonly maxLines: number;
  measure(text: string): number;
}

/** Breaks a text into lines of similar length. If the text needs more lines, ends the last one with an ellipsis. */
export function breakLines(text: string, space: LineLimits): readonly string[] {
  const lines = fill(text, space);
  if (lines.length > space.maxLines) return shorten(lines, space);
  // Use the smallest width that needs no more lines, so that no single word is left on the last one.
  const words = text.split(' ').map(word => space.measure(word));
  let [narrow, wide] = [Math.min(space.width, Math.max(...words)), space.width];
  while (wide - narrow > 8) {
    const width = (narrow + wide) / 2;
    if (fill(text, {...space, width}).length === lines.length) wide = width;
    else narrow = width;
  }
  return fill(text, {...space, width: wide});
}

/** Returns whether a text fits completely, without dividing a word. */
export function fitsWithoutBreak(text: string, space: LineLimits): boolean {
  return (
    fill(text, space).length <= space.maxLines && text.split(' ').every(word => space.measure(word) <= space.width)
  );
}

function fill(text: string, space: LineLimits): readonly string[] {
  const lines: string[] = [];
  let open = '';
  for (const word of text.split(' ')) {
    const longer = open === '' ? word : `${open} ${word}`;
    if (space.measure(longer) <= space.width) {
      open = longer;
      continue;
    }
    if (open !== '') lines.push(open);
    const parts = divide(word, space);
    lines.push(...parts.slice(0, -1));
    open = parts.at(-1) ?? '';
  }
  return open === '' ? lines : [...lines, open];
}

/**
 * Divides a word that is longer than a line: a name in code after punctuation or before a capital letter, any other
 * word anywhere.
 */
function divide(word: string, space: LineLimits): readonly string[] {
  const parts: string[] = [];
  let open = '';
  for (const piece of word.split(/(?<=[/._\-:,(])|(?<=[a-z\d])(?=[A-Z])/)) {
    if (space.measure(open + piece) <= space.width) {
      open += piece;
      continue;
    }
    if (open !== '') parts.push(open);
    open = '';
    for (const letter of piece) {
      if (open !== '' && space.measure(open + letter) > space.width) {
        parts.push(open);
        open = '';
      }
      open += letter;
    }
  }
  return [...parts, open];
}

function shorten(lines: readonly string[], {maxLines, width, measure}: LineLimits): readonly string[] {
  let last = lines[maxLines - 1] as string;
  while (last !== '' && measure(`${last}…`) > width)
    last = last.includes(' ') ? last.replace(/ \S*$/, '') : last.slice(0, -1);
  return [...lines.slice(0, maxLines - 1), `${last.replace(/[\s.,;:–—-]+$/, '')}…`];
}
