import {isEqualJson} from '../../base/exact-json.js';
import {getOwn, getOwnTexts, isObject} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';
import type {DocumentSet} from '../document/document-set.js';
import {getChild, getChildren, getPositionKey, type Located} from '../document/located.js';
import {listSchemaPlaces} from '../schema/across-parts.js';
import {type FlatSchema, flattenSchema, getValueType, type SchemaParts} from '../schema/flatten-schema.js';

/**
 * Returns the subschemas that apply because of the content of `value`: `then` or `else`, and dependent schemas (JSON
 * Schema 2020-12, Core, section 10.2.2; Validation, section 6.5.4).
 */
export function findAppliedParts(documents: DocumentSet, schema: FlatSchema, value: object): SchemaParts {
  const parts: Located[] = [];
  const add = (node: Located | undefined) => {
    if (isObject(node?.value)) parts.push(node as Located);
  };
  for (const holder of listSchemaPlaces(schema, 'if')) {
    const holds = judge(documents, [getChild(holder, 'if')!], value);
    if (holds !== undefined) add(getChild(holder, holds ? 'then' : 'else'));
  }
  for (const holder of listSchemaPlaces(schema, 'dependentSchemas'))
    for (const [name, node] of getChildren(holder, 'dependentSchemas')) if (Object.hasOwn(value, name)) add(node);
  for (const holder of listSchemaPlaces(schema, 'dependentRequired'))
    for (const [name, node] of getChildren(holder, 'dependentRequired')) {
      const required = getOwnTexts(getOwn(holder.value, 'dependentRequired'), name);
      if (Object.hasOwn(value, name)) add({...node, value: {required}});
    }
  return parts;
}

/** Returns whether `not` definitely excludes a value (JSON Schema 2020-12, Core, section 10.2.1.4). */
export function isExcluded(documents: DocumentSet, schema: FlatSchema, value: unknown): boolean {
  return listSchemaPlaces(schema, 'not').some(holder => judge(documents, [getChild(holder, 'not')!], value) === true);
}

/** Annotations and keywords that `judge` supports. With any other keyword, its result is undefined. */
const known = new Set('title description example examples default deprecated $comment const enum'.split(' '));

/**
 * Returns whether a value is valid against a schema. Checks constants, types, and property names. Undefined if the
 * schema has other keywords.
 */
function judge(documents: DocumentSet, parts: SchemaParts, value: unknown, depth = 0): boolean | undefined {
  const {keywords, types, properties, required, choices, constant} = flattenSchema(documents, parts);
  if (constant !== undefined) return constant;
  const results: (boolean | undefined)[] = [];
  if (keywords.has('const')) results.push(isEqualJson(keywords.get('const'), value));
  const values = keywords.get('enum');
  if (Array.isArray(values)) results.push(values.some(each => isEqualJson(each, value)));
  const type = getValueType(value);
  if (types.length > 0) results.push(types.includes(type) || (type === 'integer' && types.includes('number')));
  if (isContainer(value) && !Array.isArray(value)) {
    results.push([...required].every(name => Object.hasOwn(value, name)));
    for (const [name, property] of depth < 8 ? properties : [])
      if (Object.hasOwn(value, name)) results.push(judge(documents, property, getOwn(value, name), depth + 1));
  }
  if (choices.length > 0 || [...keywords.keys()].some(word => !known.has(word) && !word.startsWith('x-')))
    results.push(undefined);
  return results.includes(false) ? false : results.includes(undefined) ? undefined : true;
}

interface DemandedNames {
  readonly required: ReadonlySet<string>;
  /** Names that only the other `oneOf` variants require. An example must omit them to match the first variant. */
  readonly excluded: ReadonlySet<string>;
}

/** Returns the names that a schema requires, and those that the first variant of each choice requires. */
export function collectDemandedNames(documents: DocumentSet, {required, choices}: FlatSchema): DemandedNames {
  const names = new Set(required);
  const others = new Set<string>();
  for (const {kind, variants, isRule} of choices) {
    const [first = new Set<string>(), ...rest] = variants
      .slice(0, isRule ? 40 : 1)
      .map(each => flattenSchema(documents, [each]).required);
    for (const name of first) names.add(name);
    if (isRule && kind === 'oneOf') for (const name of rest.flatMap(each => [...each])) others.add(name);
  }
  return {required: names, excluded: new Set([...others].filter(name => !names.has(name)))};
}

/** Returns the schema parts that `others` does not contain. */
export function filterNewParts(parts: SchemaParts, others: SchemaParts): SchemaParts {
  const keys = new Set(others.map(getPositionKey));
  return parts.filter(each => !keys.has(getPositionKey(each)));
}
