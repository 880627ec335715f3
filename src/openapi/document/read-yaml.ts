import {EVENT_ID, type Event, getScalarValue, load, parseEvents} from 'js-yaml';
import {limits} from '../../base/limits.js';
import {locateOffset, type Source} from '../../base/source.js';
import {isContainer} from '../../base/written-number.js';
import {explainYaml} from '../../base/yaml-fix.js';
import {readIndented} from '../../base/yaml-indentation.js';
import {findRepeatedKey} from '../../base/yaml-key.js';
import type {ReadData} from './api-document.js';
import {buildDuplicateKeyProblem} from './duplicate-key.js';
import {exactSchema} from './yaml-numbers.js';

/**
 * Reads YAML 1.2 with the core schema and merge keys. `NO` and dates remain text, and tags create only data (security
 * rule B2). Aliases share their value. The last of duplicate keys counts, with a warning.
 */
export function readYaml(source: Source): ReadData {
  const options = {schema: exactSchema, maxDepth: limits.specDepth, maxAliases: limits.aliases};
  const read = (more: object) => {
    const {value, lines} = readIndented(source.text, text => load(text, {...options, ...more}));
    // Without an anchor, the document has no alias.
    if (/&\S/.test(source.text) && countValues(value) > limits.values)
      return {value: undefined, problems: [buildExpansionProblem(source)]};
    return {value, problems: lines.slice(0, MAX_LINES).map(line => buildIndentationProblem(source.file, line))};
  };
  try {
    return read({});
  } catch (error) {
    const problem = buildSyntaxProblem(error, source);
    if (problem.code !== 'spec-duplicate-key') return {value: undefined, problems: [problem]};
    try {
      const {value, problems} = read({json: true});
      return {value, problems: [problem, ...problems]};
    } catch (second) {
      return {value: undefined, problems: [buildSyntaxProblem(second, source)]};
    }
  }
}

/** Maximum number of warnings per document. */
const MAX_LINES = 5;

/** Counts the values in a document, each alias as often as it is used. Visits shared values once. */
function countValues(value: unknown, known = new Map<unknown, number>()): number {
  if (!isContainer(value)) return 1;
  let count = known.get(value);
  if (count === undefined) {
    // An alias can contain itself.
    known.set(value, 0);
    count = 1;
    for (const child of Object.values(value)) count += countValues(child, known);
    known.set(value, count);
  }
  return count;
}

function buildExpansionProblem(source: Source): ReadData['problems'][number] {
  const first = source.text.search(/(?<=[\s[{,])\*[^\s,\]}]+/);
  return {
    code: 'spec-size',
    level: 'error',
    message: `${source.file} has more than ${limits.values} values after Lectern expands its aliases.`,
    fix: 'replace the aliases with "$ref".',
    place: locateOffset(source, Math.max(0, first)),
  };
}

function buildIndentationProblem(file: string, line: number): ReadData['problems'][number] {
  return {
    code: 'yaml-indentation',
    level: 'warning',
    message: `Line ${line + 1} is indented less than its key. Some YAML parsers reject the document.`,
    fix: 'add spaces before it, so that it is indented more than its key.',
    place: {file, line: line + 1, column: 1},
  };
}

function buildSyntaxProblem(error: unknown, {file, text}: Source): ReadData['problems'][number] {
  const {reason = String(error), mark} = error as {
    reason?: string;
    mark?: {line: number; column: number; position: number};
  };
  const place = {file, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1};
  if (mark && /duplicated mapping key/.test(reason)) {
    const {path, first} = findRepeatedKey(text, mark.position);
    return buildDuplicateKeyProblem(path, first, place);
  }
  const fault = explainYaml(reason, text.split(/\r?\n/)[mark?.line ?? 0]);
  return {
    code: 'spec-syntax',
    level: 'error',
    message: `${file} is not valid YAML: ${fault.reason}.`,
    fix: fault.fix ?? 'put the value in quotes.',
    place,
  };
}

/**
 * Returns a function that finds the position of a value or its key in YAML text, or else of the nearest existing
 * parent. Parses the text again, so call it only for reports.
 */
export function createYamlPlaces(source: Source): (keys: readonly string[], on?: 'key' | 'value') => Position {
  try {
    const {value: events, text} = readIndented(source.text, text => parseEvents(text, {maxDepth: limits.specDepth}));
    return (keys, on = 'value') => locateOffset({...source, text}, find(events, text, keys, on));
  } catch {
    return () => ({line: 1, column: 1});
  }
}

interface Position {
  readonly line: number;
  readonly column: number;
}

function find(events: readonly Event[], text: string, keys: readonly string[], on: 'key' | 'value'): number {
  // Index 0 is the start of the document, so the root value is at 1.
  let at = 1;
  const startOf = (event: Event | undefined, otherwise: number) => includeQuote(text, findStart(event, otherwise));
  let offset = startOf(events[at], 0);
  for (const key of keys) {
    const next = findChild(events, text, at, key);
    if (next === undefined) break;
    at = next.value;
    const start = startOf(events[next.key], offset);
    offset = on === 'key' ? start : startOf(events[at], start);
  }
  return offset;
}

/**
 * Returns the event indexes of a key and of its value in the collection at index `parent`. In a list, both are the
 * item's index.
 */
function findChild(
  events: readonly Event[],
  text: string,
  parent: number,
  key: string,
): {readonly key: number; readonly value: number} | undefined {
  const type = events[parent]?.type;
  if (type !== EVENT_ID.MAPPING && type !== EVENT_ID.SEQUENCE) return undefined;
  let at = parent + 1;
  for (let item = 0; at < events.length && events[at]!.type !== EVENT_ID.POP; item++) {
    if (type === EVENT_ID.SEQUENCE) {
      if (item === Number(key)) return {key: at, value: at};
    } else {
      const start = at;
      const name = events[at]!;
      at = findNextEvent(events, at);
      if (name.type === EVENT_ID.SCALAR && getScalarValue(text, name) === key) return {key: start, value: at};
    }
    at = findNextEvent(events, at);
  }
  return undefined;
}

/** Returns the index of the event after the value that starts at `start`. */
function findNextEvent(events: readonly Event[], start: number): number {
  let open = 0;
  for (let at = start; at < events.length; at++) {
    const {type} = events[at]!;
    if (type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE) open++;
    else if (type === EVENT_ID.POP) open--;
    if (open === 0) return at + 1;
  }
  return events.length;
}

/** Returns the offset of the quote before a quoted text, which the parser leaves out. Returns any other offset. */
function includeQuote(text: string, offset: number): number {
  return /["']/.test(text[offset - 1] ?? '') ? offset - 1 : offset;
}

/** Returns the text offset of a value. For an empty value, returns `otherwise`. */
function findStart(event: Event | undefined, otherwise: number): number {
  if (!event) return otherwise;
  if ('valueStart' in event) return event.valueStart < 0 ? otherwise : event.valueStart;
  if ('start' in event) return event.start;
  return 'anchorStart' in event ? event.anchorStart : otherwise;
}
