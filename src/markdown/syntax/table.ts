import {trimBlank} from './columns.js';

// Treat a backslash as an escape only before a bar or another backslash.
const cell = /((?:\\[\\|]|[^|])*)\|?/y;

/** Splits a table row into cells. Trims spaces at both ends of a cell. `\|` is a bar inside a cell. */
export function splitRow(written: string): string[] {
  const row = trimBlank(written);
  const cells: string[] = [];
  for (cell.lastIndex = row.startsWith('|') ? 1 : 0; cell.lastIndex < row.length; ) {
    const text = trimBlank(cell.exec(row)?.[1] as string);
    cells.push(text.includes('\\|') ? text.replace(/\\([\\|])/g, (pair, char) => (char === '|' ? '|' : pair)) : text);
  }
  return cells;
}
