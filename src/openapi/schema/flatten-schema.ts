import {isEqualJson} from '../../base/exact-json.js';
import {getOwn, getOwnText, getOwnTexts, isObject, type JsonObject} from '../../base/json.js';
import {limits} from '../../base/limits.js';
import {isBelow, isInteger, isNumber} from '../../base/written-number.js';
import type {DocumentSet} from '../document/document-set.js';
import {getChildren, getPositionKey, type Located} from '../document/located.js';
import {getSchemaName} from '../document/pointer.js';
import {type Choice, readDiscriminator} from './choice.js';
import {type AnnotatedValues, readAnnotatedValues} from './read-annotated-values.js';
import {intersectTypes, isMarkedNullable, isNull, listTypes} from './written-types.js';

/** Schemas that describe the same value: one schema, or the same property in several `allOf` parts. */
export type SchemaParts = readonly Located[];

/** One level of a schema, with references followed and `allOf` merged. Its child schemas are still unresolved. */
export interface FlatSchema {
  /** Name of the component, if the schema refers to one. */
  readonly name?: string;
  /** Keywords without their own field. The outermost value takes precedence, except for limits: the strictest does. */
  readonly keywords: ReadonlyMap<string, unknown>;
  readonly types: readonly string[];
  /** True if a type, a variant, or `nullable` (OpenAPI 3.0) allows `null`. */
  readonly nullable: boolean;
  readonly properties: ReadonlyMap<string, SchemaParts>;
  readonly required: ReadonlySet<string>;
  readonly choices: readonly Choice[];
  /** Keys of the followed references (`getPositionKey`), to detect recursive schemas. */
  readonly keys: readonly string[];
  /** Keys of the schemas that are merged as an `allOf` part. */
  readonly partKeys: ReadonlySet<string>;
  /** Set for a boolean schema, and `true` for `{}`. */
  readonly constant?: boolean;
  /** Broken references, as written. */
  readonly broken: readonly string[];
  /** Position of each keyword that contains schemas. */
  readonly places: ReadonlyMap<string, Located>;
  /** Additional positions of these keywords. The schemas at all of them apply. */
  readonly otherPlaces: ReadonlyMap<string, readonly Located[]>;
  /** Base schemas with a `discriminator`. */
  readonly parents: readonly Located[];
}

interface Draft {
  name: string | undefined;
  types: string[] | undefined;
  constant: boolean | undefined;
  isNullable: boolean;
  /** True after `nullable` next to no type. */
  isMarked: boolean;
  /** True if the parts have different names and none extends the other. The merged schema then has no name. */
  isMixed: boolean;
  /** False if a reference needs a file that is not loaded yet. */
  isWhole: boolean;
  readonly keywords: Map<string, unknown>;
  readonly places: Map<string, Located>;
  readonly otherPlaces: Map<string, Located[]>;
  readonly parents: Located[];
  readonly properties: Map<string, Located[]>;
  readonly required: Set<string>;
  readonly choices: Choice[];
  readonly keys: string[];
  readonly partKeys: Set<string>;
  readonly broken: string[];
  /** Keys of visited parts. Ends recursion through `allOf`, and limits the number of parts. */
  readonly seen: Set<string>;
}

const structural = new Set('$ref $dynamicRef allOf oneOf anyOf properties required type discriminator'.split(' '));
/** Matches lower limits, for which the larger value is stricter. */
const floor = /^(?:m|exclusiveM)in/;
const ceiling = /^(?:m|exclusiveM)ax/;
/** Keywords whose values from several parts all apply (JSON Schema 2020-12, Core, section 10.2.1.1). */
const additive = new Set(
  (
    'patternProperties additionalProperties unevaluatedProperties propertyNames dependentSchemas dependentRequired ' +
    'dependencies prefixItems items additionalItems unevaluatedItems contains not if pattern contentSchema'
  ).split(' '),
);
/** Keywords that describe a single part. They apply to the merged schema only if no other part exists. */
const personal = new Set(['title', 'description', 'example', 'examples', 'deprecated', 'externalDocs', 'default']);

/** Merged schemas by key, because rows, types, and examples need the same ones. */
const flats = new WeakMap<DocumentSet, Map<string, FlatSchema>>();
const MAX_FLATS = 4000;

/**
 * Merges schemas that describe the same value. Outer keywords win: a description next to a `$ref` is about this use of
 * the target.
 */
export function flattenSchema(documents: DocumentSet, parts: SchemaParts): FlatSchema {
  const [only] = parts;
  if (parts.length !== 1 || !only) return mergeAll(documents, parts).schema;
  const last = flats.get(documents);
  const known = last && last.size < MAX_FLATS ? last : new Map<string, FlatSchema>();
  if (known !== last) flats.set(documents, known);
  const key = getPositionKey(only);
  const kept = known.get(key);
  if (kept) return kept;
  const {schema, isWhole} = mergeAll(documents, parts);
  // Do not cache a schema with missing files: it must be merged again after they are loaded.
  if (isWhole) known.set(key, schema);
  return schema;
}

function mergeAll(
  documents: DocumentSet,
  parts: SchemaParts,
): {readonly schema: FlatSchema; readonly isWhole: boolean} {
  const draft: Draft = {
    name: undefined,
    types: undefined,
    constant: undefined,
    isNullable: false,
    isMarked: false,
    isMixed: false,
    isWhole: true,
    keywords: new Map(),
    places: new Map(),
    otherPlaces: new Map(),
    parents: [],
    properties: new Map(),
    required: new Set(),
    choices: [],
    keys: [],
    partKeys: new Set(),
    broken: [],
    seen: new Set(),
  };
  // Merge the last part first, because it takes precedence: a schema's own keywords extend its base.
  for (const part of [...parts].reverse()) merge(documents, draft, part, true, 0);
  const {name, types = [], constant, isNullable: isNull, isMarked, isMixed, isWhole, seen: _, ...rest} = draft;
  // Ignore `nullable` without a type: the schema already allows any value (OpenAPI 3.0.4, section 4.7.24.1).
  const isNullable = isNull || (isMarked && (draft.choices.length > 0 || inferTypes({...rest, types}).length > 0));
  if (isNullable && types.length > 0 && !types.includes('null')) types.push('null');
  const nullable = isNullable || inferTypes({...rest, types}).includes('null');
  const schema = {
    ...rest,
    types,
    nullable,
    ...(name !== undefined && !isMixed && {name}),
    ...(constant !== undefined && {constant}),
  };
  return {schema, isWhole};
}

function merge(documents: DocumentSet, draft: Draft, from: Located, speaks: boolean, depth: number): void {
  const node = enterDynamicScope(documents, draft, from);
  const key = getPositionKey(from);
  if (draft.seen.has(key) || draft.seen.size > limits.specDepth || depth > limits.depth) return;
  draft.seen.add(key);
  const {value} = node;
  // If any part is `false`, no value is valid.
  if (typeof value === 'boolean') draft.constant = value && draft.constant !== false;
  if (!isObject(value)) return;
  addKeywords(draft, node, value, speaks);
  // Skip schemas with a type: `listTypes` has already added their `null`.
  draft.isMarked ||= isMarkedNullable(value) && !listTypes(value);
  const dynamic = getOwnText(value, '$dynamicRef');
  const ref = getOwnText(value, '$ref') ?? dynamic;
  if (ref !== undefined) {
    const intended = node.scope && ref === dynamic ? documents.dynamic?.findDynamicTarget(ref, node) : undefined;
    const target = intended ? {node: intended} : documents.follow(ref, node);
    if ('node' in target) {
      const next = node.scope ? {...target.node, scope: node.scope} : target.node;
      const found = getPositionKey(next);
      draft.isMixed ||= depth === 0 && draft.name !== undefined && !draft.keys.includes(found);
      if (speaks) draft.name ??= nameOfTarget(next);
      if (!speaks && !draft.keys.includes(found)) draft.partKeys.add(found);
      draft.keys.push(found);
      merge(documents, draft, next, speaks, depth + 1);
    } else if ('problem' in target) draft.broken.push(ref);
    else draft.isWhole = false;
  }
  const all = getChildren(node, 'allOf');
  // Merge in this order to list the properties of the base schema first.
  const own_ = getChildren(node, 'properties');
  const parts = all.map(([, part]) => part);
  const remarks = parts.filter(part => isRemark(part) || isSimple(part));
  const others = parts.filter(part => !remarks.includes(part));
  const isAlone = others.length === 1 && own_.length === 0;
  // Merge parts that only describe first: their description takes precedence over that of the referenced schema.
  for (const part of remarks) merge(documents, draft, part, speaks, depth + 1);
  for (const part of others) merge(documents, draft, part, speaks && isAlone, depth + 1);
  for (const [name, property] of own_) {
    const list = draft.properties.get(name);
    if (list) list.push(property);
    else draft.properties.set(name, [property]);
  }
  for (const kind of ['oneOf', 'anyOf'] as const) addChoice(documents, draft, node, kind, speaks, depth);
  if ('discriminator' in value)
    if (speaks) addSubtypes(documents, draft, node);
    else draft.parents.push(node);
}

/** Returns the schema, with its dynamic scope if it defines dynamic anchors. */
function enterDynamicScope(documents: DocumentSet, draft: Draft, node: Located): Located {
  const {value} = node;
  if (!isObject(value) || !('$dynamicAnchor' in value || '$defs' in value)) return node;
  const {dynamic} = documents;
  if (!dynamic) draft.isWhole = false;
  return dynamic?.enterSchema(node) ?? node;
}

/** Returns the component name of a referenced schema. Undefined for a placeholder with a dynamic anchor. */
function nameOfTarget({file, pointer, value}: Located): string | undefined {
  return getOwn(value, '$dynamicAnchor') !== undefined && pointer.includes('/$defs/')
    ? undefined
    : getSchemaName(`${file}#${pointer}`);
}

/** Adds a schema's subtypes as variants, unless the schema is merged as a part of one of them. */
function addSubtypes(documents: DocumentSet, draft: Draft, node: Located): void {
  const {findSubtypes} = documents;
  const choice = findSubtypes?.(documents, node);
  const isUnread = (each: Located) => documents.resolve(each).state === 'unread';
  if (!findSubtypes || choice?.variants.some(isUnread)) draft.isWhole = false;
  if (choice && !choice.variants.some(each => isMerged(documents, draft, each))) draft.choices.push(choice);
}

/** Returns whether a schema only lists required properties: `{required: ["a"]}`. */
function isRequirement({value}: Located): boolean {
  return isObject(value) && Object.keys(value).join() === 'required';
}

/** Keywords that do not affect which values are valid. */
const remarkKeywords = new Set([...personal, 'readOnly', 'writeOnly', 'nullable']);

/**
 * Returns whether an `allOf` part only describes the other parts. OpenAPI 3.0 adds a description to a reference by
 * `allOf: [{$ref}, {description}]`.
 */
function isRemark({value}: Located): boolean {
  return isObject(value) && Object.keys(value).every(key => remarkKeywords.has(key));
}

/** Keywords that affect more than a scalar value: they contain schemas or property names. */
const outerKeywords = new Set([...structural, ...additive, '$id', '$defs']);
for (const word of ['type', 'pattern']) outerKeywords.delete(word);

/**
 * Returns whether an `allOf` part only limits a scalar value. Its title and description then apply to the merged
 * schema.
 */
function isSimple({value}: Located): boolean {
  return (
    isObject(value) && getOwnText(value, 'type') !== 'object' && !Object.keys(value).some(key => outerKeywords.has(key))
  );
}

/** Returns whether the merged description comes from another part of the same `allOf`. */
function isOfSameList({places}: Draft, node: Located): boolean {
  const known = places.get('description');
  const listOf = ({file, pointer}: Located) => file + pointer.replace(/[^/]*$/, '');
  return known !== undefined && listOf(known).endsWith('/allOf/') && listOf(known) === listOf(node);
}

function addKeywords(draft: Draft, node: Located, value: JsonObject, speaks: boolean): void {
  for (const name of getOwnTexts(value, 'required')) draft.required.add(name);
  const types = listTypes(value);
  if (types) draft.types = draft.types ? intersectTypes(draft.types, types) : types;
  for (const [word, stated] of Object.entries(value)) {
    if (structural.has(word) || stated === undefined || (!speaks && personal.has(word))) continue;
    const known = draft.keywords.get(word);
    if (known === undefined) {
      draft.keywords.set(word, stated);
      draft.places.set(word, node);
    } else if (isNumber(known) && isNumber(stated)) {
      const isNarrower = floor.test(word) ? isBelow(known, stated) : ceiling.test(word) && isBelow(stated, known);
      if (isNarrower) draft.keywords.set(word, stated);
    } else if (word === 'enum' && Array.isArray(known) && Array.isArray(stated)) {
      const both = known.filter(each => stated.some(other => isEqualJson(each, other)));
      if (both.length > 0) draft.keywords.set(word, both);
    } else if (word === 'description' && stated !== known && isOfSameList(draft, node)) {
      draft.keywords.set(word, `${known}\n\n${stated}`);
    } else if (additive.has(word)) draft.otherPlaces.set(word, [...(draft.otherPlaces.get(word) ?? []), node]);
  }
}

function addChoice(
  documents: DocumentSet,
  draft: Draft,
  node: Located,
  kind: Choice['kind'],
  speaks: boolean,
  depth: number,
): void {
  const all = getChildren(node, kind).map(([, each]) => each);
  const variants = all.filter(each => !isNull(each));
  if (variants.length < all.length) draft.isNullable = true;
  if (variants.length === 0) return;
  // Merge `anyOf: [X, null]` as a nullable X: generators write it so, and readers see no alternatives in it.
  const discriminator = readDiscriminator(node);
  if (variants.length === 1 && !discriminator) {
    merge(documents, draft, variants[0]!, speaks, depth + 1);
    return;
  }
  const annotated = draft.keywords.has('enum') ? undefined : readAnnotatedValues(variants);
  if (annotated) {
    addValues(draft, node, annotated);
    return;
  }
  // Skip a base schema's list of its own subtypes while one of them is merged. Otherwise the subtype would contain
  // itself as a variant.
  const mayBeBase =
    ['properties', 'discriminator'].some(word => getOwn(node.value, word) !== undefined) &&
    variants.some(each => {
      const found = documents.resolve(each);
      return found.state === 'found' && getOwn(found.node.value, 'allOf') !== undefined;
    });
  const find = mayBeBase ? documents.listExtensions : undefined;
  if (mayBeBase && !find) draft.isWhole = false;
  const extensions = find?.(documents, node, variants) ?? [];
  if (extensions.some(each => isMerged(documents, draft, each))) return;
  draft.choices.push({
    kind,
    variants,
    ...(extensions.length > 0 && {above: getPositionKey(node)}),
    ...(variants.every(isRequirement) && {isRule: true}),
    ...(discriminator && {discriminator}),
  });
}

/** Returns whether a variant refers to a schema whose merge is in progress. */
function isMerged(documents: DocumentSet, {seen}: Draft, variant: Located): boolean {
  const ref = getOwnText(variant.value, '$ref');
  const target = ref === undefined ? undefined : documents.follow(ref, variant);
  return target !== undefined && 'node' in target && seen.has(getPositionKey(target.node));
}

function addValues(draft: Draft, node: Located, {values, types, titles, descriptions}: AnnotatedValues): void {
  const words = {enum: values, 'x-enumNames': titles, 'x-enum-descriptions': descriptions};
  for (const [word, stated] of Object.entries(words)) {
    draft.keywords.set(word, stated);
    draft.places.set(word, node);
  }
  if (types.length > 0) draft.types ??= [...types];
}

/** Keywords that imply a string. Since OpenAPI 3.1, binary data has a media type but no type (section 4.8.14.3). */
const textKeywords = ['pattern', 'minLength', 'maxLength', 'contentMediaType', 'contentEncoding'];

/** Returns the possible types of a value: from `type`, or else from other keywords. */
export function inferTypes(
  schema: Pick<FlatSchema, 'types' | 'keywords' | 'properties' | 'required'>,
): readonly string[] {
  const {types, keywords, properties, required} = schema;
  if (types.length > 0) return types;
  if (
    properties.size > 0 ||
    required.size > 0 ||
    keywords.has('additionalProperties') ||
    keywords.has('patternProperties')
  )
    return ['object'];
  if (keywords.has('items') || keywords.has('prefixItems') || keywords.has('unevaluatedItems')) return ['array'];
  if (textKeywords.some(word => keywords.has(word))) return ['string'];
  if (keywords.has('minimum') || keywords.has('maximum') || keywords.has('multipleOf')) return ['number'];
  const values = Array.isArray(keywords.get('enum')) ? (keywords.get('enum') as unknown[]) : [];
  const all = keywords.has('const') ? [keywords.get('const')] : values;
  return [...new Set(all.map(getValueType))];
}

/** Returns the JSON Schema type of a value. */
export function getValueType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isNumber(value)) return isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
