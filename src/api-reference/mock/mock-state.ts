import {createObject, getOwn, isObject} from '../../base/json.js';
import {isContainer, isNumber, isWrittenNumber} from '../../base/written-number.js';

/**
 * Stored items by path of their collection (`/users/7/orders`) and id. `null` stands for a deleted item. Consists of
 * maps and plain data, so a worker can receive it.
 */
export type MockState = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

export interface StateChange {
  readonly collection: string;
  readonly id: string;
  /** New value of the item. `null` deletes it. */
  readonly value: unknown;
}

/** Maximum number of stored items. Drops the oldest. */
const MAX_ITEMS = 500;

/** The collection or item that a request path refers to. */
export interface ResourceLocation {
  readonly collection: string;
  readonly id?: string;
  /** Possible names of the id property, most likely first. */
  readonly idNames: readonly string[];
}

/**
 * Returns the collection or item that a path refers to: `/orders` is a collection, and `/orders/{orderId}` an item.
 * `values` are the decoded path parameters.
 */
export function locateResource(path: string, values: ReadonlyMap<string, string>): ResourceLocation {
  const segments = path
    .replace(/[?#].*$/s, '')
    .replace(/\/$/, '')
    .split('/');
  const filled = segments.map(each =>
    each.replace(/\{([^{}]*)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? '')),
  );
  const [, parameter] = /^\{([^{}]*)\}$/.exec(segments.at(-1) ?? '') ?? [];
  if (parameter === undefined) return {collection: filled.join('/'), idNames: listIdNames(segments.at(-1) ?? '')};
  const names = [parameter, ...listIdNames(segments.at(-2) ?? '')];
  return {collection: filled.slice(0, -1).join('/'), id: values.get(parameter) ?? '', idNames: names};
}

function listIdNames(segment: string): readonly string[] {
  const one = segment.replace(/ies$/, 'y').replace(/s$/, '');
  return ['id', `${one}Id`, `${one}_id`, 'uuid', '_id', 'key', 'slug', 'name'];
}

/** Returns the name of an item's id property, or undefined. */
export function findIdName({idNames: names}: ResourceLocation, item: unknown): string | undefined {
  const isId = (name: string) => typeof getOwn(item, name) === 'string' || isNumber(getOwn(item, name));
  return names.find(isId);
}

/** Returns a stored item, `null` for a deleted item, or undefined for an item without changes. */
export function findItem(state: MockState, {collection, id = ''}: ResourceLocation): unknown {
  return state.get(collection)?.get(id);
}

export function changeState(state: MockState, change: StateChange | undefined): MockState {
  if (!change) return state;
  const items = new Map(state.get(change.collection));
  items.delete(change.id);
  items.set(change.id, change.value);
  const [oldest] = items.keys();
  if (items.size > MAX_ITEMS && oldest !== undefined) items.delete(oldest);
  const changed = new Map(state);
  changed.delete(change.collection);
  changed.set(change.collection, items);
  const [first] = changed.keys();
  if (changed.size > MAX_ITEMS && first !== undefined) changed.delete(first);
  return changed;
}

/** Merges an item's values into a template. Ignores values whose type differs from the template's type. */
export function mergeInto(template: unknown, item: unknown): unknown {
  if (!isObject(template) || !isObject(item)) return template;
  return createObject(
    Object.entries(template).map(([name, value]) => {
      const given = getOwn(item, name);
      if (getKind(given) !== getKind(value)) return [name, value];
      return [name, isObject(value) ? mergeInto(value, given) : given];
    }),
  );
}

function getKind(value: unknown): string {
  if (value === null) return 'null';
  if (isNumber(value)) return 'number';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Returns a copy of an item with another id, converted to the type of its current id. */
export function withId(item: unknown, name: string | undefined, id: string): unknown {
  if (name === undefined || !isObject(item)) return item;
  const known = getOwn(item, name);
  const value = !isNumber(known) ? id : /^-?\d{1,15}$/.test(id) ? Number(id) : known;
  return createObject([...Object.entries(item), [name, value]]);
}

/** Returns the next unused id: that of the template, or else a similar one. */
export function createNextId(template: unknown, used: ReadonlySet<string>): string {
  const first = String(template);
  for (let count = 0; ; count++) {
    const id = count === 0 ? first : createNumberedId(template, first, count);
    if (!used.has(id)) return id;
  }
}

function createNumberedId(template: unknown, first: string, count: number): string {
  if (isNumber(template))
    return isWrittenNumber(template) ? `${BigInt(Math.trunc(Number(first)))}${count}` : String(template + count);
  // Change only the last six digits of a UUID, so that its length stays the same.
  if (/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(first))
    return first.slice(0, -6) + count.toString(16).padStart(6, '0');
  return `${first}-${count + 1}`;
}

/** Returns a list response with the created items appended and the deleted items removed. */
export function withItems(
  body: unknown,
  items: ReadonlyMap<string, unknown> | undefined,
  place: ResourceLocation,
): unknown {
  if (!items || items.size === 0) return body;
  if (Array.isArray(body)) return listWith(body, items, place);
  if (!isObject(body)) return body;
  const lists = Object.entries(body).filter(([, value]) => Array.isArray(value) && value.some(isContainer));
  const [list] = lists;
  // Leave an object with several lists unchanged: it is unknown which list holds the items.
  if (!list || lists.length > 1) return body;
  return createObject([...Object.entries(body), [list[0], listWith(list[1] as unknown[], items, place)]]);
}

function listWith(
  list: readonly unknown[],
  items: ReadonlyMap<string, unknown>,
  place: ResourceLocation,
): readonly unknown[] {
  const [template] = list;
  const name = findIdName(place, template);
  if (name === undefined) return list;
  const idOf = (each: unknown) => String(getOwn(each, name));
  const remaining = list.flatMap(each => {
    const item = items.get(idOf(each));
    return item === null ? [] : [item === undefined ? each : mergeInto(each, item)];
  });
  const shown = new Set(list.map(idOf));
  const created = [...items].filter(([id, item]) => item !== null && !shown.has(id));
  return [...remaining, ...created.map(([id, item]) => withId(mergeInto(template, item), name, id))];
}
