import {getOwn, isObject, isTrue} from '../../base/json.js';
import {isNo, isRestrictedByGroups, isYes} from '../../base/private-marks.js';

/** A removed part of a document: its path of keys, and the extension that makes it private. */
export interface PrivatePart {
  readonly keys: readonly (string | number)[];
  readonly by: 'x-mint.groups' | 'x-mint.metadata' | 'x-internal' | 'x-excluded';
}

interface Removal {
  /** The document without its private parts. The original object if it has none. */
  readonly value: unknown;
  readonly parts: readonly PrivatePart[];
}

/** Returns whether a text can contain private parts. Call it first: most documents then need no walk. */
export function mayHavePrivateParts(text: string): boolean {
  return /x-mint|x-internal|x-excluded/.test(text);
}

/**
 * Removes private operations and properties (`x-mint.groups`, or `x-mint.metadata` with `groups`, `public: false`, or
 * `draft`) and internal operations (`x-internal`, `x-excluded`). Also removes the values of such properties from
 * examples. Copies only changed values. `otherParts` lists private parts of another version of the document, which are
 * also removed, except for list items.
 */
export function withoutPrivateParts(document: unknown, otherParts: readonly PrivatePart[] = []): Removal {
  const parts: PrivatePart[] = [];
  const named = otherParts.filter(({keys}) => keys.every(key => typeof key === 'string'));
  const marks = new Map(named.map(({keys, by}) => [keys.join('\n'), by]));
  const names = new Set<string>();
  const remaining = new Set<string>();
  const value = prune(document, [], {parts, names, kept: remaining, marks});
  if (parts.length === 0) return {value: document, parts};
  // Examples do not link to schemas. Leave a name in them if a remaining schema also documents it.
  const secret = new Set([...names].filter(name => !remaining.has(name)));
  return {value: secret.size > 0 ? pruneExamples(value, secret, false) : value, parts};
}

interface Found {
  readonly parts: PrivatePart[];
  /** Names of the removed properties. `kept` has the names of the remaining ones. */
  readonly names: Set<string>;
  readonly kept: Set<string>;
  /** Extensions of private parts in another version, by joined path keys. */
  readonly marks: ReadonlyMap<string, PrivatePart['by']>;
}

function prune(value: unknown, keys: readonly (string | number)[], found: Found): unknown {
  if (Array.isArray(value)) {
    let isChanged = false;
    const items = value.flatMap((each, at) => {
      const by = findMark(each, keys);
      if (by) found.parts.push({keys: [...keys, at], by});
      const pruned = by ? undefined : prune(each, [...keys, at], found);
      isChanged ||= pruned !== each;
      return by ? [] : [pruned];
    });
    return isChanged ? items : value;
  }
  if (!isObject(value)) return value;
  const isProperties = keys.at(-1) === 'properties' && keys.at(-2) !== 'properties';
  const removed: string[] = [];
  let isChanged = false;
  const entries = Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
    const by = findMark(each, [...keys, key]) ?? found.marks.get([...keys, key].join('\n'));
    if (by) {
      found.parts.push({keys: [...keys, key], by});
      removed.push(key);
      if (isProperties) found.names.add(key);
      return [];
    }
    if (isProperties) found.kept.add(key);
    const pruned = prune(each, [...keys, key], found);
    isChanged ||= pruned !== each;
    // Remove a path if all of its operations were removed.
    if (pruned !== each && isPathItem([...keys, key]) && hasOperations(each) && !hasOperations(pruned)) return [];
    return [[key, pruned]];
  });
  if (!isChanged && removed.length === 0) return value;
  return withoutLost(Object.fromEntries(entries), value);
}

/** Removes deleted properties from `required` and from the schema's examples. */
function withoutLost(pruned: Record<string, unknown>, written: object): Record<string, unknown> {
  const properties = getOwn(pruned, 'properties');
  const before = getOwn(written, 'properties');
  if (!isObject(properties) || !isObject(before)) return pruned;
  const lost = new Set(Object.keys(before).filter(key => !Object.hasOwn(properties, key)));
  if (lost.size === 0) return pruned;
  const required = getOwn(pruned, 'required');
  if (Array.isArray(required)) pruned['required'] = required.filter(each => !lost.has(each));
  return pruneExamples(pruned, lost, false) as Record<string, unknown>;
}

const exampleKeys = new Set(['example', 'examples', 'default', 'x-example', 'x-examples']);

function pruneExamples(value: unknown, names: ReadonlySet<string>, isExample: boolean): unknown {
  if (Array.isArray(value)) return value.map(each => pruneExamples(each, names, isExample));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(isExample && names.has(key)))
      .map(([key, each]) => [key, pruneExamples(each, names, isExample || exampleKeys.has(key))]),
  );
}

const methods = new Set('get put post delete options head patch trace query'.split(' '));

/** Returns the extension that marks a value as private, or undefined. */
function findMark(value: unknown, keys: readonly (string | number)[]): PrivatePart['by'] | undefined {
  if (!isObject(value)) return undefined;
  const mint = getOwn(value, 'x-mint');
  const metadata = getOwn(mint, 'metadata');
  if (isRestrictedByGroups(getOwn(mint, 'groups'))) return 'x-mint.groups';
  if (
    isRestrictedByGroups(getOwn(metadata, 'groups')) ||
    isNo(getOwn(metadata, 'public')) ||
    isYes(getOwn(metadata, 'draft'))
  )
    return 'x-mint.metadata';
  const isOperation = methods.has(String(keys.at(-1))) || isPathItem(keys);
  if (!isOperation) return undefined;
  return isTrue(value, 'x-internal') ? 'x-internal' : isTrue(value, 'x-excluded') ? 'x-excluded' : undefined;
}

function hasOperations(item: unknown): boolean {
  return isObject(item) && Object.keys(item).some(key => methods.has(key));
}

function isPathItem(keys: readonly (string | number)[]): boolean {
  return (
    keys.length === 2 &&
    (keys[0] === 'paths' || keys[0] === 'webhooks' || keys[0] === 'channels' || keys[0] === 'operations')
  );
}
