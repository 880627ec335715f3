import {getOwn} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';
import type {DocumentSet} from '../document/document-set.js';
import {getChild, getPositionKey, type Located} from '../document/located.js';
import {getSchemaName} from '../document/pointer.js';
import {
  addParentRequired,
  addParentType,
  findAdditionalParts,
  listNamedPartsBelow,
  listPartsBelow,
  listSchemaPlaces,
  listUndescribedNames,
} from './across-parts.js';
import {type Choice, toMappedReference} from './choice.js';
import {type FlatSchema, flattenSchema, type SchemaParts} from './flatten-schema.js';
import {findItemParts, findTupleParts} from './list-parts.js';
import {readSchemaFacts, type SchemaFacts} from './read-schema-facts.js';
import {enterVariant, isRecursive, listPathSteps} from './ref-path.js';
import {formatType} from './schema-type.js';

/** Side that sends a value: the client (`request`) or the API (`response`). Webhooks and callbacks swap both. */
export type SchemaSide = 'request' | 'response';

type ItemFacts = Pick<SchemaFacts, 'constraints' | 'default' | 'deprecated'>;

/** One row of a rendered schema: a property, variant, or item. `openRow` returns its children. */
export interface SchemaRow extends SchemaFacts {
  /** Name of a property, or a pattern for names. Empty for other rows. */
  readonly name: string;
  readonly kind: RowKind;
  readonly type: string;
  /** Discriminator values that select this variant. */
  readonly mapped?: readonly string[];
  /** True for the variant of a missing or unknown discriminator value (OpenAPI 3.2). */
  readonly isDefault?: boolean;
  /** Description of a list's items. */
  readonly itemDescription?: string;
  /** Constraints of a list's items, which have no row of their own. One entry per level of nested lists. */
  readonly itemFacts?: readonly ItemFacts[];
  readonly required: boolean;
  /** True if the schema contains itself: the row is expanded only on request. */
  readonly recursive: boolean;
  /** True if the row has children. */
  readonly openable: boolean;
  /** Broken references in the value's schema, as written. */
  readonly broken: readonly string[];
  readonly parts: SchemaParts;
  /** References from the root schema to this row, to detect recursion. */
  readonly refPath: readonly string[];
  /** Children of the row. Absent if the row budget is used up. */
  readonly below?: SchemaLevel;
}

type RowKind =
  | 'schema'
  | 'property'
  | 'pattern'
  | 'additional'
  | 'item'
  | 'tuple'
  | 'variant'
  | 'not'
  | 'if'
  | 'then'
  | 'else'
  | 'dependent'
  | 'content';

/** One level of rows. `rest` is the number of omitted rows: `openRow` returns them, starting at `from`. */
export interface SchemaLevel {
  readonly rows: readonly SchemaRow[];
  readonly rest: number;
  readonly choices: readonly RowChoice[];
}

/** Variants. A value must match exactly one (`oneOf`) or at least one (`anyOf`). */
export interface RowChoice {
  readonly kind: 'oneOf' | 'anyOf';
  /** Property whose value selects the variant. */
  readonly discriminator?: string;
  readonly variants: readonly SchemaRow[];
  /** True if the variants only list required properties. */
  readonly isRule?: boolean | undefined;
}

interface RowOptions {
  readonly side: SchemaSide;
  /** Maximum number of rows over all levels. Upper levels are filled first. */
  readonly budget?: number;
}

/** Maximum number of rows per level before a reader asks for more. A schema can have 5,000 properties. */
export const MAX_ROWS = 200;

type Mutable = {-readonly [K in keyof SchemaRow]: SchemaRow[K]};

interface Seed {
  readonly name: string;
  readonly kind: RowKind;
  readonly parts: SchemaParts;
  readonly required: boolean;
  readonly title?: string;
  /** True if another schema can describe the property. Without a schema, its row then has no type. */
  readonly isUntyped?: boolean;
}

/** Returns the row of a complete schema. Opens it level by level within the budget. */
export function buildSchemaRows(documents: DocumentSet, schema: Located, {side, budget = 60}: RowOptions): SchemaRow {
  const top = makeRow(documents, {name: '', kind: 'schema', parts: [schema], required: false}, [
    getPositionKey(schema),
  ]);
  let left = budget;
  const open: Mutable[] = [top];
  for (let next = open.shift(); next && left > 0; next = open.shift()) {
    if (!next.openable || next.recursive) continue;
    const below = openRow(documents, next, side, 0, Math.min(MAX_ROWS, Math.max(left, 20)));
    next.below = below;
    const made = [...below.rows, ...below.choices.flatMap(({variants}) => variants)];
    left -= made.length;
    open.push(...made);
  }
  return top;
}

/** Returns one level of children, starting at row `from`. */
export function openRow(
  documents: DocumentSet,
  row: SchemaRow,
  side: SchemaSide,
  from = 0,
  count = MAX_ROWS,
): SchemaLevel {
  const {schema, refPath} = findInnerSchema(documents, flattenSchema(documents, row.parts));
  const path = [...row.refPath, ...refPath];
  const seeds = [...listSeedsBelow(documents, schema, side), ...listUndescribedRows(schema, row.kind)];
  return {
    rows: seeds.slice(from, from + count).map(seed => makeRow(documents, seed, path)),
    rest: Math.max(0, seeds.length - from - count),
    choices: from > 0 ? [] : schema.choices.map(choice => makeChoice(documents, schema, choice, path)),
  };
}

function makeRow(documents: DocumentSet, seed: Seed, path: readonly string[]): Mutable {
  const flat = flattenSchema(documents, seed.parts);
  const facts = readSchemaFacts(flat);
  const {schema, refPath, lists} = findInnerSchema(documents, flat);
  const itemFacts = schema === flat ? facts : readSchemaFacts(schema);
  const title = seed.title ?? facts.title;
  // Assign the fields one by one: conditional spreads take three times as long, and there are thousands of rows.
  const row: Mutable = {
    ...facts,
    name: seed.name,
    kind: seed.kind,
    type: seed.isUntyped && seed.parts.length === 0 ? '' : formatType(documents, flat),
    required: seed.required,
    recursive: isRecursive(refPath, seed.parts, path),
    openable: isOpenable(schema),
    broken: flat.broken,
    parts: seed.parts,
    refPath: path,
  };
  if (schema !== flat) {
    if (!row.openable) addItemFacts(row, itemFacts);
    const levels = [...lists.slice(1).map(readSchemaFacts), itemFacts];
    if (levels.some(each => each.constraints.length > 0 || each.default || each.deprecated)) row.itemFacts = levels;
  }
  if (itemFacts.description !== undefined && itemFacts.description !== facts.description)
    row.itemDescription = itemFacts.description;
  if (title !== undefined) row.title = title;
  return row;
}

/** Adds the allowed values and examples of a list's items to the list's row. */
function addItemFacts(row: Mutable, items: SchemaFacts): void {
  row.enum = [...row.enum, ...(items.const ? [items.const] : items.enum)];
  row.examples = [...row.examples, ...items.examples.map(each => [each])];
}

interface InnerSchema {
  readonly schema: FlatSchema;
  readonly refPath: readonly string[];
  /** The enclosing lists, outermost first. */
  readonly lists: readonly FlatSchema[];
}

/** Returns the innermost item schema: a row of type `User[]` directly shows a user's properties. */
export function findInnerSchema(documents: DocumentSet, flat: FlatSchema): InnerSchema {
  const lists: FlatSchema[] = [];
  let schema = flat;
  let refPath = listPathSteps(flat);
  for (let depth = 0; depth < 8; depth++) {
    const items = findItemParts(schema);
    if (
      items.length === 0 ||
      schema.choices.length > 0 ||
      findTupleParts(schema).length > 0 ||
      schema.properties.size > 0
    )
      break;
    const next = flattenSchema(documents, items);
    const steps = listPathSteps(next);
    if (isRecursive(steps, items, refPath)) return {schema, refPath, lists};
    lists.push(schema);
    schema = next;
    refPath = [...refPath, ...items.map(getPositionKey), ...steps];
  }
  return {schema, refPath, lists};
}

/** Keywords whose schemas have separate rows. */
export const innerKeywords =
  'additionalProperties unevaluatedProperties patternProperties prefixItems not if then else dependentSchemas contentSchema'.split(
    ' ',
  );

function isOpenable(schema: FlatSchema): boolean {
  if (schema.properties.size > 0 || schema.choices.some(({isRule}) => !isRule)) return true;
  const isHeld = (word: string) =>
    schema.keywords.has(word) && listSchemaPlaces(schema, word).some(({value}) => isFilled(getOwn(value, word)));
  return innerKeywords.some(isHeld) || findTupleParts(schema).length > 0;
}

function isFilled(value: unknown): boolean {
  return isContainer(value) && Object.keys(value).length > 0;
}

function listSeedsBelow(documents: DocumentSet, schema: FlatSchema, side: SchemaSide): readonly Seed[] {
  const seeds: Seed[] = [];
  for (const [name, parts] of schema.properties)
    if (isShownOnSide(documents, parts, side))
      seeds.push({name, kind: 'property', parts, required: schema.required.has(name)});
  const add = (kind: RowKind, name: string, parts: SchemaParts) => {
    if (parts.some(({value}) => isFilled(value) || value === true)) seeds.push({name, kind, parts, required: false});
  };
  for (const [name, parts] of listNamedPartsBelow(schema, 'patternProperties')) add('pattern', name, parts);
  add('additional', '', findAdditionalParts(schema));
  const tuple = findTupleParts(schema);
  for (const [index, parts] of tuple.entries()) add('tuple', String(index), parts);
  if (tuple.length > 0) add('item', '', findItemParts(schema));
  const addEach = (word: string, kinds: readonly ('not' | 'if' | 'then' | 'else')[]) => {
    for (const holder of listSchemaPlaces(schema, word))
      for (const kind of kinds) add(kind, '', [getChild(holder, kind) ?? []].flat());
  };
  addEach('not', ['not']);
  addEach('if', ['if', 'then', 'else']);
  for (const [name, parts] of listNamedPartsBelow(schema, 'dependentSchemas')) add('dependent', name, parts);
  add('content', '', listPartsBelow(schema, 'contentSchema'));
  return seeds;
}

/** Kinds of rows that can require a property without describing it: the enclosing schema can describe it. */
const partial = new Set<RowKind>(['variant', 'not', 'if', 'then', 'else', 'dependent']);

/**
 * Returns rows for properties that only `required` names (JSON Schema 2020-12, Core, section 10.2.2). None for a schema
 * without other properties, whose type label lists the names.
 */
function listUndescribedRows(schema: FlatSchema, kind: RowKind): readonly Seed[] {
  if (schema.properties.size === 0) return [];
  const isUntyped = partial.has(kind);
  return listUndescribedNames(schema).map(({name, parts}) => ({
    name,
    kind: 'property',
    parts,
    required: true,
    isUntyped,
  }));
}

/**
 * Returns whether a property is present on one side. Requests omit read-only properties, and responses omit write-only
 * properties.
 */
export function isShownOnSide(documents: DocumentSet, parts: SchemaParts, side: SchemaSide): boolean {
  return flattenSchema(documents, parts).keywords.get(side === 'request' ? 'readOnly' : 'writeOnly') !== true;
}

/** A variant of `oneOf` or `anyOf` with a distinct name. */
interface NamedVariant {
  readonly node: Located;
  /** The variant, extended by the type and required names of the enclosing schema. */
  readonly parts: SchemaParts;
  readonly title: string;
  /**
   * Discriminator values that select the variant: from the mapping, or else the schema's name (OpenAPI 3.1, section
   * 4.8.25).
   */
  readonly mapped: readonly string[];
  readonly isDefault: boolean;
}

/** Returns distinct names of variants: by title, or else by discriminator value, schema name, or type. */
export function listChoiceNames(
  documents: DocumentSet,
  around: Pick<FlatSchema, 'types' | 'required' | 'properties'>,
  {variants, discriminator}: Choice,
): readonly NamedVariant[] {
  const used = new Map<string, number>();
  return variants.slice(0, MAX_ROWS).map(node => {
    const parts = addParentRequired(documents, around, addParentType(documents, around.types, node));
    const flat = flattenSchema(documents, parts);
    const target = flat.keys[0];
    const leadsHere = (to: string) => {
      const found = documents.follow(toMappedReference(documents, to, node), node);
      return 'node' in found && getPositionKey(found.node) === target;
    };
    const named = (discriminator?.mapping ?? []).flatMap(([word, to]) => (leadsHere(to) ? [word] : []));
    const implied = target === undefined ? [] : [getSchemaName(target)];
    const mapped =
      named.length > 0 || !discriminator
        ? [...new Set(named)]
        : (listDiscriminatorValues(documents, flat, discriminator.property) ?? implied);
    const titled = flat.keywords.get('title');
    const ownTitle = typeof titled === 'string' && titled.trim() !== '' ? titled : undefined;
    const known = ownTitle ?? mapped[0] ?? (target === undefined ? undefined : getSchemaName(target));
    const name = known ?? findDistinguishingValue(documents, flat) ?? formatType(documents, flat);
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    const isDefault = discriminator?.defaultMapping !== undefined && leadsHere(discriminator.defaultMapping);
    return {node, parts, title: count > 1 ? `${name} ${count}` : name, mapped, isDefault};
  });
}

/** Returns the constant property value that identifies an unnamed variant, such as `method` in JSON-RPC. */
function findDistinguishingValue(documents: DocumentSet, flat: FlatSchema): string | undefined {
  for (const name of flat.required) {
    const words = listDiscriminatorValues(documents, flat, name);
    if (words?.length === 1) return words[0];
  }
  return undefined;
}

/**
 * Returns the allowed values of the discriminator property in a variant. They identify the variant better than its
 * schema name.
 */
function listDiscriminatorValues(
  documents: DocumentSet,
  {properties}: FlatSchema,
  name: string,
): readonly string[] | undefined {
  const {const: one, enum: values} = readSchemaFacts(flattenSchema(documents, properties.get(name) ?? []));
  const words = (one ? [one] : values).map(({value}) => value);
  return words.length > 0 && words.every(each => typeof each === 'string') ? words : undefined;
}

function makeChoice(documents: DocumentSet, schema: FlatSchema, choice: Choice, path: readonly string[]): RowChoice {
  const refPath = enterVariant(choice, [...path, ...listPathSteps(schema)]);
  const variants = listChoiceNames(documents, schema, choice).map(({parts, title, mapped, isDefault}) => ({
    ...makeRow(documents, {name: mapped[0] ?? '', kind: 'variant', parts, required: false, title}, refPath),
    ...(mapped.length > 0 && {mapped}),
    ...(isDefault && {isDefault}),
  }));
  return {
    kind: choice.kind,
    variants,
    isRule: choice.isRule,
    ...(choice.discriminator && {discriminator: choice.discriminator.property}),
  };
}
