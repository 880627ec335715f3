import {formatCount} from '../../base/format-count.js';
import {toPrintable} from '../../base/printable.js';
import type {CheckReport, Finding} from '../report.js';

export interface TextOptions {
  /** Returns a line of a file. Undefined if it is unavailable. */
  line(file: string, line: number): string | undefined;
  /** If true, writes terminal colors. */
  readonly color: boolean;
}

const colors = {error: 31, warning: 33, info: 36} as const;
/** Printed names of the levels. JSON keeps `info`, which is part of its format. */
const names = {error: 'error', warning: 'warning', info: 'note'} as const;

/**
 * Formats the report for a terminal: position, message, source line with a marker, and fix. The last line has the
 * counts.
 */
export function formatTextReport(report: CheckReport, options: TextOptions): string {
  return [...report.findings.map(each => formatFinding(each, options)), formatSummary(report)].join('\n\n');
}

function formatFinding(finding: Finding, {line, color}: TextOptions): string {
  const {file, level, code, message, fix, related} = finding;
  const paint = (style: number, text: string) => (color ? `\u001b[${style}m${text}\u001b[0m` : text);
  const lines = [
    `${toPrintable(file)}:${finding.line}:${finding.column}  ${paint(colors[level], names[level])}  ${code}`,
    `  ${toPrintable(message)}`,
  ];
  const shown = line(file, finding.line);
  if (shown?.trim()) lines.push(...renderSourceLine(shown, finding, mark => paint(colors[level], mark)));
  for (const each of related)
    if (each.file !== file || each.line !== finding.line)
      lines.push(`  See ${toPrintable(each.file)}:${each.line}:${each.column}`);
  if (fix) lines.push(`  ${paint(1, 'Fix:')} ${toPrintable(fix)}`);
  return lines.join('\n');
}

const MAX_WIDTH = 100;

/**
 * Masks user name and password in a URL, because logs can be public. Keeps the length, for the marker below the line.
 */
function maskCredentials(text: string): string {
  return text.replace(/(?<=:\/\/)[^\s/?#"'`<>]+(?=@)/g, found => '…'.repeat(found.length));
}

/** Returns the source line, shortened around the position, and a line with a marker below it. */
function renderSourceLine(written: string, {line, column}: Finding, paint: (mark: string) => string): string[] {
  const text = maskCredentials(written);
  const number = `  ${line} | `;
  const from = column > MAX_WIDTH ? column - 40 : 0;
  const before = text.slice(from, column - 1);
  const word =
    /^(?:"[^"]*"|'[^']*'|<?\/?(?:[\p{L}\p{N}_$.:/#-]|(?<=[/.])\{[\w-]+\})+|\S)/u.exec(text.slice(column - 1))?.[0] ??
    ' ';
  // Keep tabs, so that the marker is exactly below the word.
  const indent = toPrintable(before).replace(/[^\t]/g, ' ');
  return [
    `${number}${toPrintable(text.slice(from, from + MAX_WIDTH)).trimEnd()}`,
    `${' '.repeat(number.length - 2)}| ${indent}${paint('^'.repeat(Math.min(word.length, 60)))}`,
  ];
}

/** Formats the counts on one line. A single API document has no pages to count. */
export function formatSummary({pages, errors, warnings, infos, suppressed}: CheckReport): string {
  const left = suppressed > 0 ? ` (${suppressed} ignored)` : '';
  const checked = pages > 0 ? `${formatCount(pages, 'page')}: ` : '';
  return `${checked}${formatCount(errors, 'error')}, ${formatCount(warnings, 'warning')}, ${formatCount(infos, 'note')}${left}`;
}
