import {getNodePath, type Node, type ParseError, parseTree} from 'jsonc-parser';
import {formatKeys} from '../base/format-keys.js';
import type {Place} from '../base/problem.js';
import type {ConfigOrigin} from './references.js';

/** Finds positions of values in JSON files by their keys. Loaded only for reports. */
export class JsonPlaces {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #trees = new Map<string, JsonTree>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  /**
   * Returns the position of a value or its key. If the value is missing, returns that of its nearest existing parent.
   */
  placeOf({file, keys}: ConfigOrigin, on: 'key' | 'value'): Place {
    let tree = this.#trees.get(file);
    if (!tree) {
      tree = new JsonTree(this.#texts.get(file) ?? '');
      this.#trees.set(file, tree);
    }
    return {file, ...tree.find(keys, on)};
  }
}

/** Finds the first syntax error of a JSON text, with its position. */
export function findSyntaxError(text: string): {
  readonly line: number;
  readonly column: number;
  readonly error: ParseError | undefined;
} {
  const errors: ParseError[] = [];
  readTree(text, errors);
  const [error] = errors;
  return {...new Lines(text).at(error?.offset ?? 0), error};
}

/** Parses JSON to a tree. Undefined for deeply nested text, because jsonc-parser is recursive (security rule B4). */
function readTree(text: string, errors: ParseError[]): Node | undefined {
  try {
    return parseTree(text, errors, {disallowComments: true, allowTrailingComma: false, allowEmptyContent: false});
  } catch {
    return undefined;
  }
}

/** A key that its object already has. */
interface DuplicateKey {
  /** Path of the key: `navigation.pages`. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** Line of the first occurrence. */
  readonly first: number;
}

/** Finds duplicate keys in JSON objects, with the position of the second occurrence. */
export function findDuplicateKeys(text: string): readonly DuplicateKey[] {
  const lines = new Lines(text);
  const found: DuplicateKey[] = [];
  const open = [readTree(text, [])];
  for (let node = open.pop(); node; node = open.pop()) {
    const seen = new Map<string, number>();
    for (const child of node.children ?? []) {
      open.push(child);
      const [named] = child.children ?? [];
      if (child.type !== 'property' || !named) continue;
      const key = String(named.value);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, child.offset);
      else found.push({path: formatKeys(getNodePath(named)), ...lines.at(child.offset), first: lines.at(first).line});
    }
  }
  return found.sort((one, other) => one.line - other.line || one.column - other.column);
}

class JsonTree {
  readonly #root: Node | undefined;
  readonly #lines: Lines;
  readonly #members = new WeakMap<Node, ReadonlyMap<string, Node>>();

  constructor(text: string) {
    this.#root = readTree(text, []);
    this.#lines = new Lines(text);
  }

  find(keys: readonly (string | number)[], on: 'key' | 'value'): {line: number; column: number} {
    let node = this.#root;
    let offset = node?.offset ?? 0;
    for (const key of keys) {
      const property = typeof key === 'string' && node ? this.#membersOf(node).get(key) : undefined;
      const next: Node | undefined = typeof key === 'number' ? node?.children?.[key] : property?.children?.[1];
      if (!next) break;
      offset = on === 'key' && property ? property.offset : next.offset;
      node = next;
    }
    return this.#lines.at(offset);
  }

  // Members of an object by key, as a map: each of 10,000 redirects in a file can have a problem. The last of equal
  // keys counts.
  #membersOf(node: Node): ReadonlyMap<string, Node> {
    let members = this.#members.get(node);
    if (!members) {
      const properties = node.type === 'object' ? (node.children ?? []) : [];
      members = new Map(properties.map(property => [String(property.children?.[0]?.value), property]));
      this.#members.set(node, members);
    }
    return members;
  }
}

/** Converts offsets in a text to lines and columns. Built once per text. */
class Lines {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  at(offset: number): {line: number; column: number} {
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return {line: low + 1, column: offset - (this.#starts[low] as number) + 1};
  }
}
