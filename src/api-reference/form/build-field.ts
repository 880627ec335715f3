import {getOwn} from '../../base/json.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import type {Located} from '../../openapi/document/located.js';
import {getSchemaName} from '../../openapi/document/pointer.js';
import {buildExampleText, DEFAULT_EXAMPLE_TEXT, isBinaryType} from '../../openapi/request/build-example-text.js';
import {fitWrittenValue} from '../../openapi/request/fit-written-value.js';
import {suggestNumber} from '../../openapi/request/likely-values.js';
import {isClosed, listPartsBelow, listUndescribedNames} from '../../openapi/schema/across-parts.js';
import {isShownOnSide, listChoiceNames} from '../../openapi/schema/build-schema-rows.js';
import {type FlatSchema, flattenSchema, inferTypes, type SchemaParts} from '../../openapi/schema/flatten-schema.js';
import {findItemParts, findTupleParts, isTupleClosed} from '../../openapi/schema/list-parts.js';
import {readSchemaFacts} from '../../openapi/schema/read-schema-facts.js';
import {enterVariant, isRecursive, listPathSteps} from '../../openapi/schema/ref-path.js';
import {formatType} from '../../openapi/schema/schema-type.js';
import {type Field, type FieldProperty, type FieldVariant, placeholderKey} from './field.js';

interface Walk {
  readonly library: DocumentSet;
  readonly about: RenderDescription;
  /** Number of fields that may still be created. Values beyond it are edited as JSON. */
  left: number;
}

/** Maximum number of fields in a form. Larger bodies are faster to edit as JSON. */
const fieldsAhead = 400;
const MAX_DEPTH = 8;

/** Renders a description. Descriptions are untrusted Markdown (security rule A2). */
export type RenderDescription = (description: string) => string;

/**
 * Returns the form field for a request schema. With `isForm`, binary strings become file inputs. `name` is a hint for
 * the placeholder.
 */
export function buildField(
  library: DocumentSet,
  schema: Located,
  about: RenderDescription,
  {isForm = false, name}: {readonly isForm?: boolean; readonly name?: string} = {},
): Field {
  return make({library, about, left: fieldsAhead}, [schema], {refPath: [], depth: 0, isForm, ...omitUndefined({name})});
}

interface At {
  /** `$ref` targets above this schema, to detect recursive schemas. */
  readonly refPath: readonly string[];
  readonly depth: number;
  readonly isForm: boolean;
  /** Name of the parameter or property. */
  readonly name?: string;
  /** True for a variant, whose properties the enclosing schema can describe. */
  readonly isVariant?: boolean;
}

function make(walk: Walk, parts: SchemaParts, at: At): Field {
  const {library} = walk;
  const schema = flattenSchema(library, parts);
  const facts = readSchemaFacts(schema);
  const types = inferTypes(schema).filter(each => each !== 'null');
  const preset = schema.keywords.has('x-default') ? {value: schema.keywords.get('x-default')} : undefined;
  const written =
    facts.const ?? facts.default ?? preset ?? (facts.examples.length > 0 ? {value: facts.examples[0]} : undefined);
  const hint = schema.keywords.get(placeholderKey);
  const base = {
    type: formatType(library, schema),
    nullable: schema.nullable,
    constraints: facts.constraints,
    ...omitUndefined({
      placeholder:
        typeof hint === 'string' && hint !== '' ? hint : written ? undefined : buildPlaceholder(schema, at.name),
      description: facts.description && walk.about(facts.description),
      proposed: written && {value: fitWrittenValue(written.value, schema)},
    }),
  };
  const steps = listPathSteps(schema);
  const isDeep = walk.left-- <= 0 || at.depth >= MAX_DEPTH || isRecursive(steps, parts, at.refPath);
  const inside: At = {...at, refPath: [...at.refPath, ...steps], depth: at.depth + 1, isVariant: false};
  const isOnlyNull = inferTypes(schema).join() === 'null' && schema.choices.length === 0;
  const values = facts.const || isOnlyNull ? [facts.const?.value ?? null] : facts.enum.map(({value}) => value);
  if (values.length > 0) {
    const titles = facts.enum.map(({title}) => title);
    return {...base, kind: 'enum', values, ...(titles.some(each => each !== undefined) && {titles})};
  }
  const [type] = types;
  if (types.length > 1) return {...base, kind: 'json'};
  if (type === 'string') {
    const format = schema.keywords.get('format');
    if (at.isForm && isBytes(schema)) return {...base, type: 'file', kind: 'file'};
    return {...base, kind: 'text', ...(typeof format === 'string' && {format})};
  }
  if (type === 'integer' || type === 'number') return {...base, kind: 'number', integer: type === 'integer'};
  if (type === 'boolean') return {...base, kind: 'boolean'};
  if (isDeep) return {...base, kind: 'json'};
  if (schema.choices.some(({isRule}) => !isRule))
    return {...base, kind: 'variants', variants: makeVariants(walk, schema, inside)};
  if (type === 'array') return makeArray(walk, schema, inside, base);
  if (type === 'object') return {...base, kind: 'object', ...makeObject(walk, schema, inside, at.isVariant)};
  return {...base, kind: 'json'};
}

/** Returns an example of a text or number, if format, pattern, or name say what it is like. */
function buildPlaceholder(schema: FlatSchema, name = ''): string | undefined {
  const {keywords} = schema;
  const [type] = inferTypes(schema).filter(each => each !== 'null');
  if (type === 'string') {
    const text = buildExampleText(keywords.get('format'), keywords, name);
    return text.startsWith(DEFAULT_EXAMPLE_TEXT) || text.startsWith('<') ? undefined : text;
  }
  const isLimited = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].some(each =>
    keywords.has(each),
  );
  if ((type !== 'integer' && type !== 'number') || isLimited) return undefined;
  return suggestNumber(name, type === 'integer')?.toString();
}

/**
 * Returns whether a schema describes bytes: the format `binary` in OpenAPI 3.0, a binary `contentMediaType` without an
 * encoding in 3.1.
 */
function isBytes({keywords}: FlatSchema): boolean {
  return (
    keywords.get('format') === 'binary' ||
    (isBinaryType(keywords.get('contentMediaType')) && !keywords.has('contentEncoding'))
  );
}

function makeArray(walk: Walk, schema: FlatSchema, inside: At, base: Omit<Field, 'kind'>): Field {
  const items = findItemParts(schema);
  const tuple = findTupleParts(schema);
  const rest = items.length > 0 ? make(walk, items, inside) : anything;
  // Create a field for each tuple item of a multipart body: JSON text cannot contain a selected file.
  if (inside.isForm && tuple.length > 0) {
    const prefix = tuple.map(parts => make(walk, parts, inside));
    return {...base, kind: 'array', prefix, ...omitUndefined({items: isTupleClosed(schema) ? undefined : rest})};
  }
  return items.length === 0 || tuple.length > 0 ? {...base, kind: 'json'} : {...base, kind: 'array', items: rest};
}

function makeObject(
  walk: Walk,
  schema: FlatSchema,
  inside: At,
  isVariant = false,
): Pick<Field, 'properties' | 'additional'> {
  const described = [...schema.properties].flatMap(([name, parts]): readonly FieldProperty[] => {
    if (!isShownOnSide(walk.library, parts, 'request')) return [];
    const deprecated = flattenSchema(walk.library, parts).keywords.get('deprecated') === true;
    return [{name, required: schema.required.has(name), deprecated, field: make(walk, parts, {...inside, name})}];
  });
  const unknown = (isVariant ? [] : listUndescribedNames(schema)).map(({name, parts}) => ({
    name,
    required: true,
    deprecated: false,
    field: parts.length > 0 ? make(walk, parts, {...inside, name}) : anything,
  }));
  const properties = [...described, ...unknown];
  const extra = listPartsBelow(schema, 'additionalProperties');
  // A closed object gets no field for additional properties. An object without any listed property accepts all names.
  if (isClosed(schema)) return {properties};
  const additional = extra.length > 0 ? make(walk, extra, inside) : properties.length === 0 ? anything : undefined;
  return {properties, ...omitUndefined({additional})};
}

const anything: Field = {kind: 'json', type: 'any', nullable: true, constraints: []};

/** Turns the discriminator property into a menu of the values that select this variant. */
function withValues(property: FieldProperty, values: readonly string[]): FieldProperty {
  return {...property, field: {...property.field, kind: 'enum', values, nullable: false}};
}

/** Returns the variants, each extended by the properties that all variants share. */
function makeVariants(walk: Walk, schema: FlatSchema, inside: At): readonly FieldVariant[] {
  const choice = schema.choices.find(({isRule}) => !isRule);
  if (!choice) return [];
  const shared = makeObject(walk, {...schema, choices: []}, inside).properties ?? [];
  return listChoiceNames(walk.library, schema, choice).map(({node, parts, title, mapped}) => {
    const field = make(walk, parts, {...inside, refPath: enterVariant(choice, inside.refPath), isVariant: true});
    const listed = [
      ...shared.filter(({name}) => !field.properties?.some(each => each.name === name)),
      ...(field.properties ?? []),
    ];
    const property = choice.discriminator?.property;
    const all =
      mapped.length > 1 ? listed.map(each => (each.name === property ? withValues(each, mapped) : each)) : listed;
    const stated = property === undefined ? undefined : field.properties?.find(({name}) => name === property)?.field;
    const ref = getOwn(node.value, '$ref');
    const implied = mapped[0] ?? (typeof ref === 'string' ? getSchemaName(ref) : title);
    const mark = stated?.kind === 'enum' ? stated.values?.[0] : implied;
    const marks: [string, unknown][] = all.flatMap(({name, field: {kind, values = []}}) =>
      kind === 'enum' && values.length === 1 ? [[name, values[0]] as [string, unknown]] : [],
    );
    if (property !== undefined) marks.push([property, mark]);
    return {
      label: title,
      marks: Object.fromEntries(marks),
      ...(property !== undefined && mapped.length > 1 && {also: {name: property, values: mapped.slice(1)}}),
      field: field.kind === 'object' ? {...field, properties: all} : field,
    };
  });
}
