import {isEqualJson} from '../../../base/exact-json.js';
import type {DocumentSet} from '../../document/document-set.js';
import type {Located} from '../../document/located.js';
import type {Choice} from '../../schema/choice.js';
import {type FlatSchema, flattenSchema, inferTypes} from '../../schema/flatten-schema.js';
import {formatType} from '../../schema/schema-type.js';
import {findMissing, type SchemaComparison} from './comparison.js';

/** A variant of `oneOf` or `anyOf`, with the features by which it is matched to a variant in the other document. */
interface Variant {
  readonly node: Located;
  readonly schema: FlatSchema;
  readonly label: string;
}

/** Compares a schema that gained or lost its `oneOf` or `anyOf`. Returns false for other schemas. */
export function compareChoiceAddedOrRemoved(pair: SchemaComparison): boolean {
  const {before, after, documents} = pair;
  const [old, now] = [findChoice(before), findChoice(after)];
  if (!old === !now) return false;
  const plain = old ? after : before;
  // Leave a schema with its own type next to the `oneOf` or `anyOf` to the comparison of types.
  if ((old && hasShape(before)) || (now && hasShape(after)) || !hasShape(plain)) return false;
  const side = old ? documents.before : documents.after;
  const variants = readVariants(side, (old ?? now)!);
  const same = variants.find(each => isSameName(each.schema, plain)) ?? findOnly(variants, plain);
  if (!same) {
    const text = {before: formatType(documents.before, before), after: formatType(documents.after, after)};
    pair.report('type-changed', text);
    return true;
  }
  const rule = old ? 'alternative-removed' : 'alternative-added';
  for (const each of variants) if (each !== same) pair.report(rule, {name: each.label, at: each.node, isOld: !!old});
  return true;
}

export function compareChoices(pair: SchemaComparison): void {
  const {before, after, documents, report} = pair;
  const [old, now] = [before.choices, after.choices];
  for (let at = 0; at < Math.max(old.length, now.length); at++) {
    const [first, last] = [old[at], now[at]];
    if (first && last) comparePair(pair, first, last);
    else if (first) report('choice-removed', {before: formatChoice(documents.before, first)});
    else if (last) report('choice-added', {after: formatChoice(documents.after, last)});
  }
}

function comparePair(pair: SchemaComparison, before: Choice, after: Choice): void {
  const {documents, report, compare} = pair;
  const old = readVariants(documents.before, before);
  const open = new Set(readVariants(documents.after, after));
  const pairs = new Map<Variant, Variant>();
  for (const isAlike of likenesses)
    for (const each of old) {
      const found = pairs.has(each) ? undefined : [...open].find(other => isAlike(each, other));
      if (!found) continue;
      pairs.set(each, found);
      open.delete(found);
    }
  for (const each of old) {
    const found = pairs.get(each);
    if (found) compare(`(${each.label})`, [each.node], [found.node]);
    else report('alternative-removed', {name: each.label, at: each.node, isOld: true});
  }
  for (const {label, node} of open) report('alternative-added', {name: label, at: node});
  compareDiscriminator(pair, before, after);
}

/** Tests for whether two variants are the same, from the most reliable to the least. */
const likenesses: readonly ((one: Variant, other: Variant) => boolean)[] = [
  (one, other) => isSameName(one.schema, other.schema),
  (one, other) => isEqualJson(one.node.value, other.node.value),
  (one, other) => isUnnamed(one, other) && one.label === other.label,
  (one, other) => isUnnamed(one, other) && hasSameTypes(one.schema, other.schema),
];

function compareDiscriminator({report}: SchemaComparison, before: Choice, after: Choice): void {
  const [old, now] = [before.discriminator, after.discriminator];
  if (!old || !now) return;
  if (old.property !== now.property) {
    report('discriminator-changed', {before: old.property, after: now.property});
    return;
  }
  const names = (mapping: typeof old.mapping) => mapping.map(([value]) => value);
  for (const name of findMissing(names(old.mapping), names(now.mapping))) report('discriminator-value-removed', {name});
  for (const name of findMissing(names(now.mapping), names(old.mapping))) report('discriminator-value-added', {name});
}

function findChoice({choices}: FlatSchema): Choice | undefined {
  return choices.find(each => !each.isRule);
}

function hasShape(schema: FlatSchema): boolean {
  return schema.constant === false || inferTypes(schema).length > 0;
}

function readVariants(documents: DocumentSet, {variants}: Choice): readonly Variant[] {
  return variants.map(node => {
    const schema = flattenSchema(documents, [node]);
    const title = schema.keywords.get('title');
    return {node, schema, label: typeof title === 'string' ? title : formatType(documents, schema)};
  });
}

function formatChoice(documents: DocumentSet, choice: Choice): string {
  return readVariants(documents, choice)
    .map(({label}) => label)
    .join(' or ');
}

function isSameName(one: FlatSchema, other: FlatSchema): boolean {
  return one.name !== undefined && one.name === other.name;
}

function isUnnamed(one: Variant, other: Variant): boolean {
  return one.schema.name === undefined && other.schema.name === undefined;
}

function hasSameTypes(one: FlatSchema, other: FlatSchema): boolean {
  return isEqualJson([...inferTypes(one)].sort(), [...inferTypes(other)].sort());
}

/** Returns the only variant with the same types as `plain`. Undefined if none or several match. */
function findOnly(variants: readonly Variant[], plain: FlatSchema): Variant | undefined {
  const found = variants.filter(({schema}) => hasSameTypes(schema, plain));
  return found.length === 1 ? found[0] : undefined;
}
