import {createObject, getOwn, getOwnList, isObject, type JsonObject} from '../../base/json.js';
import {type DocumentSet, getRef} from '../document/document-set.js';
import {getChild, getPositionKey, type Located} from '../document/located.js';
import {flattenSchema} from '../schema/flatten-schema.js';
import type {Dialect, ValidationSide, Validator} from './validator.js';

/** Keywords whose value is a schema, a list of schemas, or a map of schemas. */
const one = new Set(
  'items additionalProperties unevaluatedItems unevaluatedProperties not if then else contains propertyNames'.split(
    ' ',
  ),
);
/** Keywords whose schema applies to the same value as the schema around it. */
const sameValue = new Set(['if', 'then', 'else']);
const lists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const maps = new Set(['properties', 'patternProperties', 'dependentSchemas']);
/** Keywords to copy unchanged, because they constrain a value. Annotations and references are dropped. */
const plain = new Set(
  (
    'type enum const multipleOf maximum minimum exclusiveMaximum exclusiveMinimum maxLength minLength pattern maxItems ' +
    'minItems uniqueItems maxProperties minProperties maxContains minContains dependentRequired'
  ).split(' '),
);

/** Returns the JSON Schema dialect of an OpenAPI version. */
export function getDialect(version: string): Dialect {
  return /^3\.[12]/.test(version) ? '2020-12' : 'draft-07';
}

/**
 * Converts a document's schemas to JSON Schema, each once. References become ids, so that schemas are shared instead of
 * copied.
 */
export class JsonSchemas {
  readonly #documents: DocumentSet;
  readonly #validator: Pick<Validator, 'add'>;
  readonly #isOld: boolean;
  readonly #ids = new Map<string, string>();

  constructor(documents: DocumentSet, validator: Pick<Validator, 'add'>) {
    this.#documents = documents;
    this.#validator = validator;
    this.#isOld = getDialect(documents.version) === 'draft-07';
  }

  /**
   * Registers a schema with everything that it references, and returns its id. In requests, required `readOnly`
   * properties become optional, in responses `writeOnly` ones.
   */
  idOf(schema: Located, side: ValidationSide): string {
    const open: Located[] = [];
    const idFor = (node: Located): string => {
      const key = `${side} ${getPositionKey(node)}`;
      const known = this.#ids.get(key);
      if (known !== undefined) return known;
      const id = `s${this.#ids.size}`;
      this.#ids.set(key, id);
      open.push(node);
      return id;
    };
    const id = idFor(schema);
    for (let node = open.pop(); node; node = open.pop())
      this.#validator.add(idFor(node), this.#convert(node, side, idFor));
    return id;
  }

  /** Converts a schema. For an `allOf`, `oneOf`, or `anyOf` part, `whole` is the enclosing schema. */
  #convert(schema: Located, side: ValidationSide, idFor: (node: Located) => string, whole = schema): unknown {
    const {value} = schema;
    if (!isObject(value)) return value === false ? false : {};
    const found = this.#reference(schema, idFor);
    // Ignore other keywords next to a reference, as OpenAPI 3.0 does.
    if (found && this.#isOld) return found;
    const below = (node: Located) => this.#convert(node, side, idFor);
    const part = (node: Located) => this.#convert(node, side, idFor, whole);
    const entries = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
      const node = getChild(schema, key);
      if (!node) return [];
      if (sameValue.has(key)) return [[key, part(node)]];
      if (one.has(key))
        return [[key, Array.isArray(child) ? child.map((_, at) => below(getChild(node, at)!)) : below(node)]];
      if (lists.has(key) && Array.isArray(child)) {
        const parts = child.map((_, at) => getChild(node, at)!);
        // A missing schema accepts everything. In `oneOf`, it must not count as a second match.
        const isMissing = key === 'oneOf' && parts.some(part => this.#isMissing(part));
        // Convert a `oneOf` with a discriminator to `anyOf`: if several variants match, the discriminator selects one
        // (OpenAPI 3.0.4, section 4.7.25).
        const isOpen = isMissing || (key === 'oneOf' && isObject(getOwn(value, 'discriminator')));
        if (isOpen && getOwn(value, 'anyOf')) return [];
        return [[isOpen ? 'anyOf' : key, parts.map(part)]];
      }
      if (maps.has(key) && isObject(child))
        return [[key, createObject(Object.keys(child).map(name => [name, below(getChild(node, name)!)] as const))]];
      if (key === 'required') return [[key, this.#required(schema, whole, side)]];
      return plain.has(key) ? [[key, child]] : [];
    });
    const converted = createObject(entries);
    const words = this.#isOld ? upgradeKeywords(converted, value) : converted;
    return found ? {allOf: [found, words]} : words;
  }

  #reference(schema: Located, idFor: (node: Located) => string): JsonObject | undefined {
    if (getRef(schema.value) === undefined) return undefined;
    const found = this.#documents.resolve(schema);
    return found.state === 'found' ? {$ref: idFor(found.node)} : {};
  }

  #isMissing(schema: Located): boolean {
    return getRef(schema.value) !== undefined && this.#documents.resolve(schema).state !== 'found';
  }

  /** Returns the required names, without those that the direction omits. `whole` can describe a part's properties. */
  #required(schema: Located, whole: Located, side: ValidationSide): readonly unknown[] {
    const names = getOwnList(schema.value, 'required').filter(each => typeof each === 'string');
    const {properties} = flattenSchema(this.#documents, names.length > 0 ? [whole] : []);
    const others = schema === whole ? properties : flattenSchema(this.#documents, [schema]).properties;
    const isOneWay = (name: string) => {
      const parts = properties.get(name) ?? others.get(name);
      const {keywords} = flattenSchema(this.#documents, parts ?? []);
      const has = (word: string) => keywords.get(word) === true;
      return (side !== 'response' && has('readOnly')) || (side !== 'request' && has('writeOnly'));
    };
    return names.filter(name => !isOneWay(name));
  }
}

/** Converts keywords of OpenAPI 3.0: `nullable`, boolean exclusive limits, and Swagger's `file`. */
function upgradeKeywords(schema: JsonObject, written: JsonObject): JsonObject {
  const {exclusiveMinimum, exclusiveMaximum, minimum, maximum, type, ...rest} = schema;
  const isNullable = getOwn(written, 'nullable') === true || getOwn(written, 'x-nullable') === true;
  const limit = (word: 'Minimum' | 'Maximum', excludes: unknown, value: unknown) =>
    value === undefined ? {} : {[excludes === true ? `exclusive${word}` : word.toLowerCase()]: value};
  const plain = {
    ...rest,
    ...(type !== undefined && type !== 'file' && {type}),
    ...limit('Minimum', exclusiveMinimum, minimum),
    ...limit('Maximum', exclusiveMaximum, maximum),
  };
  if (!isNullable) return plain;
  const restricts = ['enum', 'const', '$ref', 'allOf', 'anyOf', 'oneOf', 'not'].some(key => key in rest);
  // With two types, the validator reports the wrong type by name.
  return typeof plain.type === 'string' && !restricts
    ? {...plain, type: [plain.type, 'null']}
    : {anyOf: [{type: 'null'}, plain]};
}
