import {isEqualJson} from '../../base/exact-json.js';
import {getOwn, isObject} from '../../base/json.js';
import type {DocumentSet} from '../document/document-set.js';
import {getChild, getChildren, type Located} from '../document/located.js';
import {type FlatSchema, flattenSchema, type SchemaParts} from './flatten-schema.js';

/** Returns every position that defines a keyword. The schemas at all of them apply. */
export function listSchemaPlaces({places, otherPlaces}: FlatSchema, word: string): readonly Located[] {
  const first = places.get(word);
  return first ? [first, ...(otherPlaces.get(word) ?? [])] : [];
}

/**
 * Returns the schemas under a keyword at all of its positions. The last takes precedence. All of them apply (JSON
 * Schema 2020-12, Core, section 10.2.1.1).
 */
export function listPartsBelow(schema: FlatSchema, word: string): SchemaParts {
  // Return early: most schemas lack the keyword, and this runs for thousands of rows.
  if (!schema.places.has(word)) return none;
  return listSchemaPlaces(schema, word)
    .flatMap(holder => getChild(holder, word) ?? [])
    .reverse();
}

const none: SchemaParts = [];
const noNames: ReadonlyMap<string, SchemaParts> = new Map();

/** Returns the schemas under each name in a keyword such as `patternProperties`. The last takes precedence. */
export function listNamedPartsBelow(schema: FlatSchema, word: string): ReadonlyMap<string, SchemaParts> {
  if (!schema.places.has(word)) return noNames;
  const named = new Map<string, Located[]>();
  for (const holder of listSchemaPlaces(schema, word))
    for (const [name, node] of getChildren(holder, word)) named.set(name, [node, ...(named.get(name) ?? [])]);
  return named;
}

/** Returns the schema of additional properties. Empty if absent, or if a part forbids them. */
export function findAdditionalParts(schema: FlatSchema): SchemaParts {
  const listed = listPartsBelow(schema, 'additionalProperties');
  const parts = listed.length > 0 ? listed : listPartsBelow(schema, 'unevaluatedProperties');
  if (parts.length === 0) return none;
  return parts.some(({value}) => value === false) ? [] : parts.filter(({value}) => isObject(value));
}

/**
 * Returns whether an object forbids undescribed properties. `unevaluatedProperties` has no effect next to
 * `additionalProperties` (JSON Schema 2020-12, Core, section 11.3).
 */
export function isClosed(schema: FlatSchema): boolean {
  const word = schema.places.has('additionalProperties') ? 'additionalProperties' : 'unevaluatedProperties';
  return listSchemaPlaces(schema, word).some(({value}) => getOwn(value, word) === false);
}

/** Returns whether `const` or `enum` in other `allOf` parts allow a keyword's value, such as a default. */
export function allowsWritten({keywords, places}: FlatSchema, word: string, value: unknown): boolean {
  const isInOtherPart = (other: string) => keywords.has(other) && places.get(other) !== places.get(word);
  if (isInOtherPart('const')) return isEqualJson(keywords.get('const'), value);
  const values = keywords.get('enum');
  return !isInOtherPart('enum') || !Array.isArray(values) || values.some(each => isEqualJson(each, value));
}

/**
 * Adds the type of the enclosing schema to a variant without a type, because both apply (JSON Schema 2020-12, Core,
 * section 10.2.1).
 */
export function addParentType(documents: DocumentSet, types: readonly string[], node: Located): SchemaParts {
  const [type, other] = types.filter(each => each !== 'null');
  if (type === undefined || other !== undefined) return [node];
  const {types: named, choices} = flattenSchema(documents, [node]);
  const isOpen = named.length === 0 && choices.length === 0;
  return isOpen ? [node, {value: {type}, file: node.file, pointer: `${node.pointer}/type`}] : [node];
}

/**
 * Adds the names that the enclosing schema requires to a variant that describes them (JSON Schema 2020-12, Validation,
 * section 6.5.3).
 */
export function addParentRequired(
  documents: DocumentSet,
  {required, properties}: Pick<FlatSchema, 'required' | 'properties'>,
  parts: SchemaParts,
): SchemaParts {
  const [node] = parts;
  const names = [...required].filter(name => !properties.has(name));
  if (names.length === 0 || !node) return parts;
  const flat = flattenSchema(documents, parts);
  const added = names.filter(name => flat.properties.has(name) && !flat.required.has(name));
  if (added.length === 0) return parts;
  return [...parts, {value: {required: added}, file: node.file, pointer: `${node.pointer}/required`}];
}

/**
 * Returns the names in `required` that no property describes, each with the schema of additional properties (JSON
 * Schema 2020-12, Validation, section 6.5.3). Empty for a schema with variants, because they can describe the names.
 */
export function listUndescribedNames(
  schema: FlatSchema,
): readonly {readonly name: string; readonly parts: SchemaParts}[] {
  const {properties, required, choices} = schema;
  if (choices.some(({isRule}) => !isRule)) return [];
  const names = [...required].filter(name => !properties.has(name));
  if (names.length === 0) return [];
  const parts = findAdditionalParts(schema);
  return names.map(name => ({name, parts}));
}
