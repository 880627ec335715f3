import type {ValuePath} from '../../base/format-keys.js';
import {findPosition, JsonScan, skipSpace} from './json-scan.js';
import {findNode, type JsonMembers, type JsonNode, listMembers} from './json-tree.js';

/** Position in JSON text: the line number from 1, and the text of that line before and after the value. */
export interface JsonPlace {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

type Value = Exclude<JsonNode, {readonly kind: 'range' | 'piece'}>;

/**
 * Returns the positions of values in JSON text. For a missing value, returns the position of its nearest existing
 * parent.
 */
export function findPlaces(text: string, paths: readonly ValuePath[]): readonly JsonPlace[] {
  const bytes = new TextEncoder().encode(text);
  const start = skipSpace(bytes, 0, bytes.length);
  const root = findNode(bytes, start, new TextEncoder().encode(text.trimEnd()).length) as Value;
  const opened = new Map<number, JsonMembers>();
  const membersAt = (node: Value) => {
    const known = opened.get(node.start);
    if (known) return known;
    const scan = new JsonScan(bytes, node.start, node.end);
    scan.run(Number.POSITIVE_INFINITY);
    const members = listMembers(scan, node);
    opened.set(node.start, members);
    return members;
  };
  const before = (at: number) => new TextDecoder().decode(bytes.subarray(0, at)).length;
  return paths.map(path => {
    let node = root;
    for (const step of path) {
      const next =
        node.kind === 'object' || node.kind === 'array' ? findMember(membersAt(node), String(step)) : undefined;
      if (!next) break;
      node = next;
    }
    return {line: findPosition(bytes, node.start).line, start: before(node.start), end: before(node.end)};
  });
}

/** Returns the member with a key. The last of duplicate keys counts. */
function findMember(members: JsonMembers, key: string): Value | undefined {
  for (let index = members.count - 1; index >= 0; index--) {
    const member = members.at(index) as Value;
    if (member.key === key) return member;
  }
  return undefined;
}
