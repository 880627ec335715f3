import {formatJson} from '../../base/exact-json.js';
import {isObject} from '../../base/json.js';
import {parseMediaType} from '../../base/media-type.js';
import {toPlainValue} from '../operation/parameter-style.js';

/**
 * Serializes data of a sequential media type (OpenAPI 3.2, section 4.14.3): JSON Lines, JSON text sequences (RFC 7464),
 * server-sent events, and CSV or TSV tables. Undefined for other types, and for data that is already text.
 */
export function formatSequentialText(type: string, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return undefined;
  const name = parseMediaType(type);
  // Treat a single item as a list with one item.
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (/(?:ndjson|jsonl|json-?lines|ld-?json|stream\+json)$/.test(name)) return joinLines(items.map(formatOnOneLine));
  if (/json-seq$/.test(name)) return joinLines(items.map(each => `\x1e${formatOnOneLine(each)}`));
  if (name === 'text/event-stream') return items.map(writeEvent).join('');
  if (/(?:^text\/|[/+])csv\b/.test(name)) return writeTable(items, ',');
  return /tab-separated-values$|\/tsv$/.test(name) ? writeTable(items, '\t') : undefined;
}

/** Returns whether the items of a media type are written one after another, without brackets. */
export function isSequentialType(type: string): boolean {
  return formatSequentialText(type, []) !== undefined;
}

function formatOnOneLine(item: unknown): string {
  return formatJson(item) ?? 'null';
}

function joinLines(all: readonly string[]): string {
  return all.map(each => `${each}\n`).join('');
}

const eventFields = ['event', 'id', 'retry', 'data'];

/** Writes a server-sent event from its fields, or from its data alone (HTML standard, "Server-sent events"). */
function writeEvent(item: unknown): string {
  const fields = isObject(item) && eventFields.some(name => Object.hasOwn(item, name)) ? item : {data: item};
  const written = Object.entries(fields).flatMap(([name, value]) =>
    toPlainValue(value)
      .split(/\r\n?|\n/)
      .map(line => `${name}: ${line}`),
  );
  return `${joinLines(written)}\n`;
}

/** Writes table rows, with a header row for objects (RFC 4180). */
function writeTable(items: readonly unknown[], between: string): string {
  const names = [...new Set(items.flatMap(each => (isObject(each) ? Object.keys(each) : [])))];
  const cell = (value: unknown) => {
    const text = value === undefined || value === null ? '' : toPlainValue(value);
    return /["\r\n]/.test(text) || text.includes(between) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const rows = items.map(each => {
    if (isObject(each)) return names.map(name => (Object.hasOwn(each, name) ? each[name] : undefined));
    return Array.isArray(each) ? each : [each];
  });
  return joinLines([...(names.length > 0 ? [names] : []), ...rows].map(row => row.map(cell).join(between)));
}
