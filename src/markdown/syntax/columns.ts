// Columns of white space at the beginning of a line. A tab reaches to the next multiple of four, so it matters at which
// column of the page a text begins that had the prefix of a list or a quote taken off.

/** Returns the offset of the first character that is not space or tab. */
export function skipSpaces(text: string, from: number): number {
  let at = from;
  for (let char = text.charCodeAt(at); char === 32 || char === 9; char = text.charCodeAt(at)) at++;
  return at;
}

/** Trims white space, but not no-break spaces. */
export function trimBlank(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\n'.includes(text[end - 1] as string)) end--;
  return text.slice(skipSpaces(text, 0), end);
}

export function isBlankLine(line: string): boolean {
  return skipSpaces(line, 0) === line.length;
}

/** Columns of the white space at `from`, which is at `column`. */
export function indentAt(text: string, from: number, column: number): number {
  let to = column;
  for (let at = from; ; at++) {
    const char = text.charCodeAt(at);
    if (char === 9) to += 4 - (to % 4);
    else if (char === 32) to++;
    else return to - column;
  }
}

/** Removes `columns` of leading white space, or all of it. A tab that extends further leaves spaces. */
export function outdent(line: string, columns: number, column: number): string {
  const goal = column + columns;
  let to = column;
  let at = 0;
  for (let char = line.charCodeAt(0); to < goal && (char === 32 || char === 9); char = line.charCodeAt(at)) {
    to += char === 9 ? 4 - (to % 4) : 1;
    at++;
  }
  return ' '.repeat(Math.max(0, to - goal)) + line.slice(at);
}
