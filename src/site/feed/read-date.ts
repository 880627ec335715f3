const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const name = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const day = '(\\d{1,2})(?:st|nd|rd|th)?';

/** Date formats that are common in changelogs, with the group numbers of year, month, and day. */
const shapes: readonly {readonly found: RegExp; readonly parts: readonly [number, number, number?]}[] = [
  {found: /(?<![\d.])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d.])/, parts: [1, 2, 3]},
  {found: new RegExp(`\\b${name}\\s+${day},?\\s+(\\d{4})\\b`, 'i'), parts: [3, 1, 2]},
  {found: new RegExp(`\\b${day}\\s+${name},?\\s+(\\d{4})\\b`, 'i'), parts: [3, 2, 1]},
  {found: new RegExp(`\\b${name},?\\s+(\\d{4})\\b`, 'i'), parts: [2, 1]},
  {found: /(?<![\d.-])(\d{4})-(\d{2})(?![\d.-])/, parts: [1, 2]},
];

/** Parses a day, as midnight UTC. For a month, returns its first day. Undefined for other text. */
export function readDate(text: string): Date | undefined {
  for (const {found, parts} of shapes) {
    const match = found.exec(text);
    if (!match) continue;
    const [year, month, inMonth] = parts.map(part => match[part as number] ?? '');
    const number = months.indexOf((month as string).slice(0, 3).toLowerCase()) + 1 || Number(month);
    const date = new Date(Date.UTC(Number(year), number - 1, Number(inMonth ?? 1)));
    // Reject the 31st of a short month: `Date` would move it to the next month.
    if (date.getUTCMonth() === number - 1 && Number(year) > 1970) return date;
  }
  return undefined;
}
