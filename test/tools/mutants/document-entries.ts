import type {Source} from '../../../src/base/source.js';
import {insideOf, membersOf} from './json-text.js';

/** A key of an API document and its value, in JSON or block-style YAML. */
export interface Entry {
  readonly key: string;
  /** The keys above it. A number is a list index. */
  readonly path: readonly (string | number)[];
  /** Start and end of the key, without quotes. */
  readonly keyStart: number;
  readonly keyEnd: number;
  /** The value, if it is a string. */
  readonly value?: string;
  /** Start and end of the value, without quotes. */
  readonly start: number;
  readonly end: number;
}

const known = new WeakMap<Source, readonly Entry[]>();

/** Returns every key of the document, except in examples and extensions. */
export function entriesOf(source: Source): readonly Entry[] {
  let entries = known.get(source);
  if (!entries) {
    const isJson = /^\s*[{[]/.test(source.text);
    entries = [...(isJson ? jsonEntries(source) : yamlEntries(source.text))].filter(isOfDocument);
    known.set(source, entries);
  }
  return entries;
}

const ofAuthor = new Set(['example', 'examples', 'value', 'default', 'enum', 'const']);

function isOfDocument({path, key}: Entry): boolean {
  return ![...path, key].some(each => typeof each === 'string' && (ofAuthor.has(each) || each.startsWith('x-')));
}

function* jsonEntries(source: Source): Generator<Entry> {
  for (const {key, path, keyNode, value} of membersOf(source)) {
    const {start: keyStart, end: keyEnd} = insideOf(keyNode);
    const isText = value.type === 'string';
    const inside = isText ? insideOf(value) : {start: value.offset, end: value.offset + value.length};
    yield {key, path, keyStart, keyEnd, ...inside, ...(isText && {value: String(value.value)})};
  }
}

interface Level {
  readonly indent: number;
  readonly key: string | number;
}

const line = /^( *)((?:- +)*)(?:(["']?)([^\s"'#:][^"'#:]*|\/[^"'\s]*?|\$ref)\3:(?: +(.*?))?)?[ \t]*$/;

/** Yields the entries of YAML by line. Skips block scalars after `|` or `>`. */
function* yamlEntries(text: string): Generator<Entry> {
  const levels: Level[] = [];
  let at = 0;
  let textBelow = -1;
  for (const written of text.split('\n')) {
    const offset = at;
    at += written.length + 1;
    const [, spaces = '', dashes = '', quote = '', key, value = ''] = line.exec(written.replace(/\r$/, '')) ?? [];
    const own = /^ */.exec(written)?.[0].length ?? 0;
    if (written.trim() === '' || (textBelow !== -1 && own > textBelow)) continue;
    textBelow = -1;
    if (key === undefined) continue;
    const indent = spaces.length + dashes.length;
    while (levels.length > 0 && (levels.at(-1) as Level).indent >= (dashes ? spaces.length + 1 : indent)) levels.pop();
    if (dashes) levels.push({indent: spaces.length + 1, key: 0});
    const keyStart = offset + indent + quote.length;
    const inner = /^(["']?)(.*)\1$/.exec(value) ?? [];
    const start = offset + written.lastIndexOf(value) + (inner[1] ?? '').length;
    const plain = inner[2] ?? '';
    const isText = plain !== '' && !/^[[{|>&*]/.test(plain);
    const path = levels.map(level => level.key);
    yield {
      key,
      path,
      keyStart,
      keyEnd: keyStart + key.length,
      start,
      end: start + plain.length,
      ...(isText && {value: plain}),
    };
    if (/^[|>]/.test(value)) textBelow = spaces.length;
    levels.push({indent, key});
  }
}
