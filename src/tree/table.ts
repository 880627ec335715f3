/** The cells of a row. Spaces around a cell are not part of it, and `\|` is a bar in a cell. */
export function splitRow(row: string): string[] {
  const cells: string[] = [];
  let from = 0;
  let end = row.length;
  while (row[from] === ' ' || row[from] === '\t') from++;
  while (end > from && (row[end - 1] === ' ' || row[end - 1] === '\t')) end--;
  if (row[from] === '|') from++;
  let escaped = false;
  for (let at = from; at < end; at++) {
    const char = row.charCodeAt(at);
    // A backslash goes with a bar or another backslash only.
    if (char === 92 && (row[at + 1] === '|' || row[at + 1] === '\\')) {
      escaped ||= row[at + 1] === '|';
      at++;
    } else if (char === 124) {
      cells.push(cell(row.slice(from, at), escaped));
      from = at + 1;
      escaped = false;
    }
  }
  if (row.slice(from, end).trim() || cells.length === 0) cells.push(cell(row.slice(from, end), escaped));
  return cells;
}

function cell(text: string, escaped: boolean): string {
  const words = text.replace(/^[ \t]+|[ \t]+$/g, '');
  return escaped ? words.replace(/\\([\\|])/g, (pair, char) => (char === '|' ? '|' : pair)) : words;
}
