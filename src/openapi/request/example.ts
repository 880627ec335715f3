import {formatJson} from '../../base/exact-json.js';
import {createObject, getOwn, isObject} from '../../base/json.js';
import {isContainer, toNumber} from '../../base/written-number.js';
import type {DocumentSet} from '../document/document-set.js';
import {getChild, getPositionKey, type Located} from '../document/located.js';
import {getSchemaName} from '../document/pointer.js';
import {
  isJsonText,
  isJsonType,
  type MediaTypeObject,
  type NamedExample,
  parseWrittenJson,
  selectSchema,
} from '../operation/media.js';
import {
  allowsWritten,
  findAdditionalParts,
  listNamedPartsBelow,
  listPartsBelow,
  listSchemaPlaces,
  listUndescribedNames,
} from '../schema/across-parts.js';
import {listChoiceNames, type SchemaSide} from '../schema/build-schema-rows.js';
import {type Choice, readDiscriminator, toMappedReference} from '../schema/choice.js';
import {type FlatSchema, flattenSchema, inferTypes, type SchemaParts} from '../schema/flatten-schema.js';
import {findItemParts, findTupleParts} from '../schema/list-parts.js';
import {enterVariant, isRecursive, listPathSteps} from '../schema/ref-path.js';
import {getBodyKind} from './body-text.js';
import {buildExampleNumber, buildExampleText, DEFAULT_EXAMPLE_TEXT, isGeneratedValue} from './build-example-text.js';
import {collectDemandedNames, filterNewParts, findAppliedParts, isExcluded} from './conditions.js';
import {MAX_ITEMS, makeDistinct, replaceExcluded} from './distinct-values.js';
import {FILE_PLACEHOLDER} from './file-placeholder.js';
import {fitWrittenValue} from './fit-written-value.js';
import {isSequentialType} from './format-sequential-text.js';
import {generatePatternText} from './generate-pattern-text.js';

interface ExampleOptions {
  readonly side: SchemaSide;
  /** Maximum number of generated values. Beyond it, large objects omit their last properties. */
  readonly budget?: number;
  /** Name of the value, a hint for a realistic example. */
  readonly name?: string;
  /** If true, examples omit optional properties of objects. */
  readonly isBrief?: boolean;
}

interface Walk {
  readonly documents: DocumentSet;
  readonly side: SchemaSide;
  readonly isBrief: boolean;
  left: number;
}

interface At {
  /** `$ref` targets above this schema, to detect recursive schemas. */
  readonly path: readonly string[];
  readonly depth: number;
  /** Name of the value. */
  readonly name?: string;
  /** True for a variant of `oneOf` or `anyOf`, whose properties the enclosing schema can describe. */
  readonly isVariant?: boolean;
}

/** Stands for a value to omit, because it contains itself or exceeds the budget. */
const nothing = Symbol('nothing');

/** Returns an example of a value: a documented example, or else a generated example. `null` if no value is possible. */
export function buildExample(
  documents: DocumentSet,
  schema: Located,
  {side, budget = 400, isBrief = false, name = ''}: ExampleOptions,
): unknown {
  const made = make({documents, side, isBrief, left: budget}, [schema], {path: [], depth: 0, name});
  return made === nothing ? null : made;
}

/** Returns the documented examples of a body, or else a generated example. */
export function listMediaExamples(
  documents: DocumentSet,
  media: MediaTypeObject,
  options: ExampleOptions,
): readonly NamedExample[] {
  const schema = selectSchema(media);
  const flat = schema && flattenSchema(documents, [schema]);
  // Ignore `null` if the schema does not allow it: some generators write `example: null` for a missing example.
  const isNone = flat !== undefined && inferTypes(flat).length > 0 && !flat.nullable;
  const written = media.examples.filter(
    each => ('value' in each && !(isNone && each.value === null)) || each.text !== undefined,
  );
  if (written.length > 0) return isJsonType(media.type) ? written.map(readJson) : written;
  // Return no example: no value is valid against the schema `false`.
  if (!schema || flat?.constant === false) return [];
  const value = buildExample(documents, schema, options);
  // A file has no JSON or XML. Swagger 2.0 documents declare such media types for all operations.
  if (value === FILE_PLACEHOLDER && options.side === 'response' && ['json', 'xml'].includes(getBodyKind(media.type)))
    return [];
  // Put the example of an item into a list: the item schema describes one of several items.
  const isMany = isSequentialType(media.type) || /^multipart\//i.test(media.type);
  return [{name: '', value: schema === media.itemSchema && isMany ? [value] : value}];
}

/** Returns one example per variant of a schema. A validator can select among them. Empty without variants. */
export function listVariantExamples(
  documents: DocumentSet,
  schema: Located,
  options: ExampleOptions,
): readonly unknown[] {
  const [choice] = flattenSchema(documents, [schema]).choices.filter(({isRule}) => !isRule);
  return (choice?.variants ?? []).slice(0, 5).map(each => buildExample(documents, each, options));
}

/** Parses an example that is JSON text. */
function readJson(example: NamedExample): NamedExample {
  const {value} = example;
  return isJsonText(value) ? {...example, value: parseWrittenJson(value)} : example;
}

/** Generates a value. */
function make(walk: Walk, parts: SchemaParts, at: At): unknown {
  const {name = ''} = at;
  if (walk.left-- <= 0 || at.depth > 24) return nothing;
  const schema = flattenSchema(walk.documents, parts);
  const {keywords} = schema;
  const written = findWrittenValue(walk.documents, schema);
  if (written) return written.value;
  const steps = listPathSteps(schema);
  if (isRecursive(steps, parts, at.path)) return schema.nullable ? null : nothing;
  const inside = {path: [...at.path, ...steps], depth: at.depth + 1};
  const chosen = schema.choices.length > 0 ? makeChosen(walk, schema, inside) : nothing;
  const type = inferTypes(schema).find(each => each !== 'null');
  if (schema.properties.size > 0 || type === 'object') {
    const {required, excluded} = collectDemandedNames(walk.documents, schema);
    const demanding = {...schema, required};
    const base = makeFitting(walk, demanding, parts, inside);
    const given = isObject(chosen) ? Object.entries(chosen) : [];
    const all = createObject([...Object.entries(base).filter(([key]) => !excluded.has(key)), ...given]);
    return at.isVariant
      ? all
      : createObject([...Object.entries(all), ...makeUndescribed(walk, demanding, all, inside)]);
  }
  if (chosen !== nothing) return chosen;
  if (type === 'array') return makeList(walk, schema, {...inside, name});
  const scalar =
    type === 'string'
      ? (makeContent(walk, schema, inside) ?? makeText(walk, keywords, name))
      : type === 'integer' || type === 'number'
        ? buildExampleNumber(type, keywords, name)
        : undefined;
  if (scalar !== undefined) return replaceExcluded(walk.documents, schema, parts, scalar);
  if (type === 'boolean') return true;
  return schema.constant === false ? nothing : schema.nullable ? null : {};
}

function makeText({documents}: Walk, keywords: FlatSchema['keywords'], name: string): string {
  // Load the matcher only for a format with a pattern.
  const matches = keywords.has('format') && keywords.has('pattern') ? documents.matchesPlainPattern : undefined;
  return buildExampleText(keywords.get('format'), keywords, name, matches);
}

/** Returns JSON text for the `contentSchema` of a string (JSON Schema 2020-12, Validation, section 8.5). */
function makeContent(walk: Walk, schema: FlatSchema, inside: At): string | undefined {
  const {keywords} = schema;
  if (!isJsonType(String(keywords.get('contentMediaType')))) return undefined;
  const content = listPartsBelow(schema, 'contentSchema');
  if (content.length === 0)
    return ['minLength', 'maxLength', 'pattern'].some(word => keywords.has(word)) ? undefined : '{}';
  const value = make(walk, content, inside);
  return value === nothing ? undefined : formatJson(value);
}

/**
 * Returns the first that exists: `example`, first of `examples`, `const`, `default`, first of `enum`. Skips a value
 * from one `allOf` part that another part forbids.
 */
function findWrittenValue(documents: DocumentSet, schema: FlatSchema): {readonly value: unknown} | undefined {
  const {keywords, nullable} = schema;
  if (keywords.has('example') && allowsWritten(schema, 'example', keywords.get('example')))
    return {value: fitWrittenValue(keywords.get('example'), schema)};
  const examples = keywords.get('examples');
  const [first] = Array.isArray(examples) ? examples.filter(each => allowsWritten(schema, 'examples', each)) : [];
  if (first !== undefined) return {value: fitWrittenValue(first, schema)};
  if (keywords.has('const')) return {value: keywords.get('const')};
  // Accept `null` only if the schema allows it: some generators write `default: null` for a missing default.
  const isAny = inferTypes(schema).length === 0 && schema.choices.length === 0;
  const preset = keywords.get('default');
  if (keywords.has('default') && (nullable || isAny || preset !== null) && allowsWritten(schema, 'default', preset))
    return {value: fitWrittenValue(preset, schema)};
  const values = keywords.get('enum');
  if (!Array.isArray(values) || values.length === 0) return undefined;
  return {value: values.find(each => !isExcluded(documents, schema, each)) ?? values[0]};
}

/**
 * Returns a value for the `oneOf` and `anyOf` of a schema. For objects, takes one variant from each, and merges their
 * properties.
 */
function makeChosen(walk: Walk, schema: FlatSchema, inside: At): unknown {
  let chosen: unknown = nothing;
  for (const choice of schema.choices) {
    const value = choice.isRule ? nothing : makeVariant(walk, schema, choice, inside);
    if (chosen === nothing) chosen = value;
    else if (isObject(chosen) && isObject(value))
      chosen = createObject([...Object.entries(chosen), ...Object.entries(value)]);
  }
  return chosen;
}

/** Returns the first variant that has an example, with its discriminator value. */
function makeVariant(walk: Walk, schema: FlatSchema, choice: Choice, inside: At): unknown {
  const {variants, discriminator} = choice;
  const at = {...inside, path: enterVariant(choice, inside.path), isVariant: true};
  for (const {parts, mapped} of listChoiceNames(walk.documents, schema, {...choice, variants: variants.slice(0, 5)})) {
    const value = make(walk, parts, at);
    if (value === nothing) continue;
    const [name] = mapped;
    if (!discriminator || name === undefined || !isObject(value)) return value;
    // Prefer a property value from `const` or `enum` to the variant's name in the document.
    const hasOwnName =
      Object.hasOwn(value, discriminator.property) &&
      !isGeneratedValue(value[discriminator.property], discriminator.property);
    return hasOwnName ? value : createObject([...Object.entries(value), [discriminator.property, name]]);
  }
  return nothing;
}

/** Returns example entries for names that `required` lists but no schema describes. */
function makeUndescribed(walk: Walk, schema: FlatSchema, made: object, inside: At): readonly [string, unknown][] {
  return listUndescribedNames(schema)
    .filter(({name}) => !Object.hasOwn(made, name))
    .slice(0, 20)
    .flatMap(({name, parts}): [string, unknown][] => {
      const value = parts.length > 0 ? make(walk, parts, {...inside, name}) : DEFAULT_EXAMPLE_TEXT;
      return value === nothing ? [] : [[name, value]];
    });
}

/** Returns an object that also meets the conditional subschemas that apply to it. */
function makeFitting(walk: Walk, schema: FlatSchema, parts: SchemaParts, inside: At): object {
  const value = makeObject(walk, schema, inside);
  const more = filterNewParts(findAppliedParts(walk.documents, schema, value), parts);
  if (more.length === 0 || walk.left <= 0) return value;
  // Put the schema's own parts last, because the last part takes precedence.
  const all = [...more, ...parts];
  const whole = flattenSchema(walk.documents, all);
  const required = new Set([...schema.required, ...whole.required]);
  return makeFitting(walk, {...whole, required}, all, inside);
}

/**
 * Returns the discriminator value for a schema: from the parent's mapping, or else the schema's name (OpenAPI 3.1,
 * section 4.8.25). Undefined if the schema describes the property itself.
 */
function findDiscriminatorName({documents}: Walk, schema: FlatSchema, property: string): string | undefined {
  const [self] = schema.keys;
  for (const parent of self === undefined || schema.partKeys.has(self) ? [] : schema.parents) {
    const discriminator = readDiscriminator(parent);
    const isInherited = (schema.properties.get(property) ?? []).every(part =>
      getPositionKey(part).startsWith(`${getPositionKey(parent)}/`),
    );
    if (discriminator?.property !== property || !isInherited) continue;
    const found = discriminator.mapping.find(([, to]) => {
      const target = documents.follow(toMappedReference(documents, to, parent), parent);
      return 'node' in target && getPositionKey(target.node) === self;
    });
    return found?.[0] ?? getSchemaName(self as string);
  }
  return undefined;
}

function makeObject(walk: Walk, schema: FlatSchema, inside: At): object {
  const entries: [string, unknown][] = [];
  const mark = walk.side === 'request' ? 'readOnly' : 'writeOnly';
  for (const [name, parts] of schema.properties) {
    if (walk.left <= 0) break;
    const {keywords} = flattenSchema(walk.documents, parts);
    const isOptional = !schema.required.has(name);
    if (keywords.get(mark) === true || (isOptional && (walk.isBrief || keywords.get('deprecated') === true))) continue;
    const value = findDiscriminatorName(walk, schema, name) ?? make(walk, parts, {...inside, name});
    if (value !== nothing) entries.push([name, value]);
  }
  const least = toNumber(schema.keywords.get('minProperties')) ?? 0;
  const missing = Math.min(Math.max(least, 1) - entries.length, 5);
  return createObject(missing > 0 ? [...entries, ...makeEntries(walk, schema, inside, missing)] : entries);
}

/** Returns example entries for arbitrary keys: from the first pattern, or else from the additional properties. */
function makeEntries(walk: Walk, schema: FlatSchema, inside: At, count: number): readonly [string, unknown][] {
  for (const [pattern, parts] of listNamedPartsBelow(schema, 'patternProperties')) {
    const names = Array.from({length: count}, (_, more) => generatePatternText(pattern, more)).filter(
      each => each !== undefined,
    );
    const value = names.length === 0 ? nothing : make(walk, parts, inside);
    if (value !== nothing) return names.map(name => [name, value]);
  }
  const values = findAdditionalParts(schema);
  if (values.length === 0) return [];
  const value = make(walk, values, inside);
  return value === nothing ? [] : makeEntryNames(walk, schema, count).map(name => [name, value]);
}

/** Returns names that `propertyNames` allows (JSON Schema 2020-12, Core, section 10.3.2.4). */
function makeEntryNames({documents}: Walk, schema: FlatSchema, count: number): readonly string[] {
  const names = listPartsBelow(schema, 'propertyNames').filter(({value}) => isContainer(value));
  const keys = ['key', 'key2', 'key3', 'key4', 'key5'].slice(0, count);
  if (names.length === 0) return keys;
  const flat = flattenSchema(documents, names);
  const {keywords} = flat;
  const listed = keywords.get('enum');
  if (Array.isArray(listed)) return listed.filter(each => typeof each === 'string').slice(0, count);
  const written = findWrittenValue(documents, flat)?.value;
  if (typeof written === 'string') return [written];
  const pattern = keywords.get('pattern');
  const first = buildExampleText(keywords.get('format'), keywords);
  if (first === DEFAULT_EXAMPLE_TEXT) return keys;
  const others =
    typeof pattern === 'string' ? keys.slice(1).map((_, more) => generatePatternText(pattern, more + 1)) : [];
  return [first, ...others.filter(each => each !== undefined)];
}

function makeList(walk: Walk, schema: FlatSchema, {name = '', ...inside}: At): readonly unknown[] {
  const items = findItemParts(schema);
  const each = {...inside, name: `${name}[]`};
  const tuple = findTupleParts(schema);
  const listed = tuple.slice(0, 50).map(parts => {
    const value = make(walk, parts, inside);
    return value === nothing ? null : value;
  });
  const [contained, ...others] = listSchemaPlaces(schema, 'contains').map(holder => ({
    node: getChild(holder, 'contains')!,
    least: getLeast(getOwn(holder.value, 'minContains')),
  }));
  if (!contained && tuple.length > 0) return listed;
  // An item for `contains` must match both schemas (JSON Schema 2020-12, Core, section 10.3.1.3).
  const parts = contained ? [...items, contained.node] : items;
  const value = parts.length > 0 ? make(walk, parts, each) : nothing;
  if (value === nothing) return listed;
  // Each other `contains` gets separate items.
  const further = others.flatMap(({node, least}) => {
    const other = make(walk, [...items, node], each);
    return other === nothing ? [] : Array.from({length: Math.min(least, MAX_ITEMS)}, () => other);
  });
  const missing = getLeast(schema.keywords.get('minItems')) - listed.length - further.length;
  const count = Math.min(Math.max(missing, contained?.least ?? 1), MAX_ITEMS);
  const isUnique = schema.keywords.get('uniqueItems') === true;
  return [
    ...listed,
    ...(isUnique ? makeDistinct(walk.documents, parts, value, count) : Array.from({length: count}, () => value)),
    ...further,
  ];
}

function getLeast(count: unknown): number {
  return Math.max(toNumber(count) ?? 1, 1);
}
