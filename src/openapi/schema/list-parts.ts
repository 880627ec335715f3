import {getOwn, getOwnList, isObject} from '../../base/json.js';
import {getChild, getChildren, type Located} from '../document/located.js';
import {listPartsBelow, listSchemaPlaces} from './across-parts.js';
import type {FlatSchema, SchemaParts} from './flatten-schema.js';

/** Item schemas at one position: the tuple, and the schema of the items after it. */
interface ListPlace {
  readonly tuple: readonly Located[];
  readonly rest?: Located | undefined;
}

/**
 * Returns the item schemas at each position. `items` follows only the tuple at its own position (JSON Schema 2020-12,
 * Core, section 10.3.1.2). Before 2020-12, a list under `items` is the tuple.
 */
function listPlaces(schema: FlatSchema): readonly ListPlace[] {
  const holders = new Set([...listSchemaPlaces(schema, 'prefixItems'), ...listSchemaPlaces(schema, 'items')]);
  return [...holders].map(holder => {
    const items = getChild(holder, 'items');
    if (!Array.isArray(items?.value))
      return {tuple: getChildren(holder, 'prefixItems').map(([, each]) => each), rest: items};
    const isTuple = getOwnList(holder.value, 'items').length > 0;
    return {
      tuple: getChildren(holder, 'items').map(([, each]) => each),
      rest: isTuple ? getChild(holder, 'additionalItems') : undefined,
    };
  });
}

const none: readonly never[] = [];

/** Returns the parts of the item schema. After a tuple, it applies to the remaining items. Empty if absent. */
export function findItemParts(schema: FlatSchema): SchemaParts {
  const {places} = schema;
  const hasItems = places.has('items') || places.has('prefixItems');
  if (!hasItems && !places.has('unevaluatedItems')) return none;
  const all = hasItems ? listPlaces(schema) : [];
  const parts = all.flatMap(({rest}) => rest ?? []).reverse();
  if (parts.length > 0) return parts;
  // Include `unevaluatedItems`, which apply to all items that no other keyword describes.
  const hasTuple = all.some(({tuple}) => tuple.length > 0);
  const isOpen = hasItems && !hasTuple;
  return isOpen
    ? []
    : listPartsBelow(schema, 'unevaluatedItems').filter(({value}) => isObject(value) || (hasTuple && value === true));
}

/** Returns the schemas of each item in a tuple. All schemas of one item apply. */
export function findTupleParts(schema: FlatSchema): readonly SchemaParts[] {
  const {places} = schema;
  if (!places.has('prefixItems') && !places.has('items')) return none;
  const all = listPlaces(schema);
  const length = Math.max(0, ...all.map(({tuple}) => tuple.length));
  const closed = all.flatMap(({tuple, rest}) => (rest?.value === false ? [tuple.length] : []));
  return Array.from({length: Math.min(length, ...closed)}, (_, at) =>
    all.flatMap(({tuple, rest}) => tuple[at] ?? rest ?? []).reverse(),
  );
}

/** Returns whether a list allows no items after its tuple. */
export function isTupleClosed(schema: FlatSchema): boolean {
  const rests = listPlaces(schema).flatMap(({rest}) => rest ?? []);
  const last = rests.length > 0 ? rests : listPartsBelow(schema, 'unevaluatedItems');
  return last.some(({value}) => value === false) && findTupleParts(schema).length > 0;
}

/** Returns whether the `xml` of a list puts its items into an element (OpenAPI 3.2, section 4.26). */
export function isWrapped(xml: unknown): boolean {
  return getOwn(xml, 'wrapped') === true || getOwn(xml, 'nodeType') === 'element';
}
