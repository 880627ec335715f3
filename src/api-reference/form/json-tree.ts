import {findTextEnd, type JsonScan, skipSpace} from './json-scan.js';

/** A node in the tree view of JSON bytes: a value, a range of members, or a piece of a long text. */
export type JsonNode =
  | {
      readonly kind: 'object' | 'array' | 'string' | 'number' | 'word';
      readonly key?: string;
      readonly start: number;
      readonly end: number;
    }
  /** A range of members in a long list. */
  | {readonly kind: 'range'; readonly members: JsonMembers; readonly from: number; readonly to: number}
  /** A piece of a long text. */
  | {readonly kind: 'piece'; readonly text: string};

/** Members of a value. Each is created on access, because a list can have millions. */
export interface JsonMembers {
  readonly count: number;
  at(index: number): JsonNode;
}

/** Maximum number of members to render at once. Longer lists are grouped into ranges. */
const MAX_AT_ONCE = 1000;
/** Maximum number of characters on one line. Longer texts can be expanded like lists. */
const shortText = 100;
const pieceLength = 120;

/** Returns the node for the value that begins at `start`. */
export function findNode(bytes: Uint8Array, start: number, end: number, key?: string): JsonNode {
  const first = bytes[start];
  const kind =
    first === 0x7b
      ? 'object'
      : first === 0x5b
        ? 'array'
        : first === 0x22
          ? 'string'
          : isNumber(first)
            ? 'number'
            : 'word';
  return {kind, start, end, ...(key !== undefined && {key})};
}

function isNumber(byte: number | undefined): boolean {
  return byte !== undefined && (byte === 0x2d || (byte >= 0x30 && byte <= 0x39));
}

/** Returns the members of a list or object. `scan` must have scanned the value completely. */
export function listMembers(scan: JsonScan, node: JsonNode & {readonly end: number}): JsonMembers {
  const {bytes} = scan;
  const starts = scan.members;
  const isObject = node.kind === 'object';
  return {
    count: starts.length,
    at(index) {
      const start = starts[index] as number;
      // A member ends before the next member, or before the closing bracket.
      const limit = index + 1 < starts.length ? (starts[index + 1] as number) : node.end - 1;
      const end = trimEnd(bytes, start, limit, index + 1 < starts.length);
      if (!isObject) return findNode(bytes, start, end, String(index));
      const keyEnd = findTextEnd(bytes, start, end);
      const value = skipSpace(bytes, skipSpace(bytes, keyEnd, end) + 1, end);
      return findNode(bytes, value, end, unescapeStart(bytes, start, keyEnd, 400).text);
    },
  };
}

function trimEnd(bytes: Uint8Array, start: number, limit: number, hasComma: boolean): number {
  let end = limit;
  const trim = () => {
    while (end > start && ' \n\r\t'.includes(String.fromCharCode(bytes[end - 1] as number))) end--;
  };
  trim();
  if (hasComma) {
    end--;
    trim();
  }
  return end;
}

/** Splits a long text into pieces at its line ends. */
export function splitLongText(text: string): JsonMembers {
  const starts: number[] = [];
  for (let at = 0; at < text.length; ) {
    starts.push(at);
    const lineEnd = text.indexOf('\n', at);
    const cut = at + pieceLength;
    // Do not cut between the halves of a surrogate pair.
    const whole = /[\uD800-\uDBFF]/.test(text.charAt(cut - 1)) ? cut + 1 : cut;
    at = lineEnd >= 0 && lineEnd < whole ? lineEnd + 1 : whole;
  }
  return {count: starts.length, at: index => ({kind: 'piece', text: text.slice(starts[index], starts[index + 1])})};
}

/** Returns the children of an expanded node: its members, or ranges of members. */
export function openMembers(members: JsonMembers, from = 0, to = members.count): readonly JsonNode[] {
  const count = to - from;
  if (count <= MAX_AT_ONCE) return Array.from({length: count}, (_, index) => members.at(from + index));
  let step = MAX_AT_ONCE;
  while (count / step > MAX_AT_ONCE) step *= MAX_AT_ONCE;
  return Array.from({length: Math.ceil(count / step)}, (_, index) => ({
    kind: 'range',
    members,
    from: from + index * step,
    to: Math.min(to, from + (index + 1) * step),
  }));
}

/** Returns whether a node can be expanded. */
export function canOpen(bytes: Uint8Array, node: JsonNode): boolean {
  if (node.kind === 'range') return true;
  if (node.kind === 'object' || node.kind === 'array') return skipSpace(bytes, node.start + 1, node.end) < node.end - 1;
  return node.kind === 'string' && node.end - node.start > shortText;
}

/** Returns the first characters of a JSON string, unescaped, and whether the text is complete. */
export function unescapeStart(
  bytes: Uint8Array,
  start: number,
  end: number,
  limit = Number.POSITIVE_INFINITY,
): {readonly text: string; readonly isWhole: boolean} {
  const isWhole = end - start - 2 <= limit;
  let cut = end - 1;
  if (!isWhole) {
    cut = start + 1;
    // Cut neither inside an escape sequence nor inside a character.
    while (cut < start + 1 + limit) cut += bytes[cut] !== 0x5c ? 1 : bytes[cut + 1] === 0x75 ? 6 : 2;
    while (((bytes[cut] as number) & 0xc0) === 0x80) cut++;
  }
  const inside = new TextDecoder().decode(bytes.subarray(start + 1, cut));
  return {text: JSON.parse(`"${inside}"`) as string, isWhole};
}
