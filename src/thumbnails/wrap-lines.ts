/** Width and limits for breaking lines. */
export interface Room {
  readonly width: number;
  readonly most: number;
  measure(text: string): number;
}

/** Breaks a text into lines of similar length. Text beyond the last line is replaced by an ellipsis. */
export function breakLines(text: string, room: Room): readonly string[] {
  const lines = fill(text, room);
  if (lines.length > room.most) return shorten(lines, room);
  // Use the narrowest width with the same number of lines, to avoid a lone last word.
  const words = text.split(' ').map(word => room.measure(word));
  let [narrow, wide] = [Math.min(room.width, Math.max(...words)), room.width];
  while (wide - narrow > 8) {
    const width = (narrow + wide) / 2;
    if (fill(text, {...room, width}).length === lines.length) wide = width;
    else narrow = width;
  }
  return fill(text, {...room, width: wide});
}

/** Returns whether a text fits completely without divided words. */
export function fits(text: string, room: Room): boolean {
  return fill(text, room).length <= room.most && text.split(' ').every(word => room.measure(word) <= room.width);
}

function fill(text: string, room: Room): readonly string[] {
  const lines: string[] = [];
  let open = '';
  for (const word of text.split(' ')) {
    const longer = open === '' ? word : `${open} ${word}`;
    if (room.measure(longer) <= room.width) {
      open = longer;
      continue;
    }
    if (open !== '') lines.push(open);
    const parts = divide(word, room);
    lines.push(...parts.slice(0, -1));
    open = parts.at(-1) ?? '';
  }
  return open === '' ? lines : [...lines, open];
}

/**
 * Returns a word that is longer than a line: names of code end lines after a sign or before a hump, others anywhere.
 */
function divide(word: string, room: Room): readonly string[] {
  const parts: string[] = [];
  let open = '';
  for (const piece of word.split(/(?<=[/._\-:,(])|(?<=[a-z\d])(?=[A-Z])/)) {
    if (room.measure(open + piece) <= room.width) {
      open += piece;
      continue;
    }
    if (open !== '') parts.push(open);
    open = '';
    for (const letter of piece) {
      if (open !== '' && room.measure(open + letter) > room.width) {
        parts.push(open);
        open = '';
      }
      open += letter;
    }
  }
  return [...parts, open];
}

function shorten(lines: readonly string[], {most, width, measure}: Room): readonly string[] {
  let last = lines[most - 1] as string;
  while (last !== '' && measure(`${last}…`) > width)
    last = last.includes(' ') ? last.replace(/ \S*$/, '') : last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.replace(/[\s.,;:–—-]+$/, '')}…`];
}
