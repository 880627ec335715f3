// Functions for columns of leading white space. A tab extends to the next multiple of four. Its width depends on
// the page column at which a text begins, after the prefixes of lists and quotes.

/** Returns the offset of the first character that is neither space nor tab. */
export function skipSpaces(text: string, from: number): number {
  let at = from;
  for (let char = text.charCodeAt(at); char === 32 || char === 9; char = text.charCodeAt(at)) at++;
  return at;
}

/** Trims white space except no-break spaces. */
export function trimBlank(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\n'.includes(text[end - 1] as string)) end--;
  return text.slice(skipSpaces(text, 0), end);
}

export function isBlankLine(line: string): boolean {
  return skipSpaces(line, 0) === line.length;
}

/** Returns the number of columns of white space at the offset `from`, which is at the page column `column`. */
export function measureIndentAt(text: string, from: number, column: number): number {
  let to = column;
  for (let at = from; ; at++) {
    const char = text.charCodeAt(at);
    if (char === 9) to += 4 - (to % 4);
    else if (char === 32) to++;
    else return to - column;
  }
}

/** Removes at most `columns` columns of leading white space. Replaces the rest of a wider tab with spaces. */
export function outdentLine(line: string, columns: number, column: number): string {
  const goal = column + columns;
  let to = column;
  let at = 0;
  for (let char = line.charCodeAt(0); to < goal && (char === 32 || char === 9); char = line.charCodeAt(at)) {
    to += char === 9 ? 4 - (to % 4) : 1;
    at++;
  }
  return ' '.repeat(Math.max(0, to - goal)) + line.slice(at);
}
