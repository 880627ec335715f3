import type {DocumentSet} from '../../document/document-set.js';
import {findAdditionalParts, isClosed, listNamedPartsBelow} from '../../schema/across-parts.js';
import type {SchemaSide} from '../../schema/build-schema-rows.js';
import {flattenSchema, type SchemaParts} from '../../schema/flatten-schema.js';
import {findItemParts, findTupleParts} from '../../schema/list-parts.js';
import type {SchemaComparison} from './comparison.js';

/** Compares an object's properties, one level deep. */
export function compareProperties(pair: SchemaComparison): void {
  const {before, after, compare} = pair;
  for (const [name, parts] of before.properties) {
    const now = after.properties.get(name);
    if (now) compare(`.${name}`, parts, now);
    else reportRemoved(pair, name, parts);
  }
  for (const [name, parts] of after.properties) if (!before.properties.has(name)) reportAdded(pair, name, parts);
  compareRequired(pair);
}

function reportRemoved(
  {after, direction, documents, report}: SchemaComparison,
  name: string,
  parts: SchemaParts,
): void {
  if (isHidden(documents.before, parts, direction)) return;
  report(isClosed(after) ? 'property-rejected' : 'property-removed', {name, at: parts[0], isOld: true});
}

function reportAdded({after, direction, documents, report}: SchemaComparison, name: string, parts: SchemaParts): void {
  if (isHidden(documents.after, parts, direction)) return;
  const isNeeded = after.required.has(name) && !hasDefault(documents.after, parts);
  report(isNeeded ? 'required-property-added' : 'property-added', {name, at: parts[0]});
}

function compareRequired(pair: SchemaComparison): void {
  const {before, after, direction, documents, report} = pair;
  for (const name of new Set([...before.required, ...after.required])) {
    const [old, now] = [before.properties.get(name), after.properties.get(name)];
    // Skip added and removed properties, which have their own rules.
    if (before.required.has(name) === after.required.has(name) || !old !== !now) continue;
    const parts = now ?? [];
    if (isHidden(documents.after, parts, direction)) continue;
    const required = hasDefault(documents.after, parts)
      ? 'property-with-default-became-required'
      : 'property-became-required';
    report(after.required.has(name) ? required : 'property-became-optional', {name, at: parts[0]});
  }
}

/** Returns whether a property is absent in a direction: `readOnly` in requests, `writeOnly` in responses. */
export function isHidden(documents: DocumentSet, parts: SchemaParts, direction: SchemaSide): boolean {
  return flattenSchema(documents, parts).keywords.get(findHidingKeyword(direction)) === true;
}

export function findHidingKeyword(direction: SchemaSide): 'readOnly' | 'writeOnly' {
  return direction === 'request' ? 'readOnly' : 'writeOnly';
}

function hasDefault(documents: DocumentSet, parts: SchemaParts): boolean {
  return flattenSchema(documents, parts).keywords.has('default');
}

/** Compares `additionalProperties` and its schema. */
export function compareAdditional(pair: SchemaComparison): void {
  const {before, after, compare, report} = pair;
  if (isClosed(before) !== isClosed(after)) report(isClosed(after) ? 'object-closed' : 'object-opened');
  else compareParts(compare, '.*', findAdditionalParts(before), findAdditionalParts(after));
  const [old, now] = [
    listNamedPartsBelow(before, 'patternProperties'),
    listNamedPartsBelow(after, 'patternProperties'),
  ];
  for (const name of new Set([...old.keys(), ...now.keys()]))
    compareParts(compare, `./${name}/`, old.get(name), now.get(name));
}

/** Compares a list's items. Compares tuple items by position. */
export function compareItems({before, after, compare}: SchemaComparison): void {
  compareParts(compare, '[]', findItemParts(before), findItemParts(after));
  const [old, now] = [findTupleParts(before), findTupleParts(after)];
  for (let at = 0; at < Math.max(old.length, now.length); at++)
    compareParts(compare, `[${at}]`, old[at] ?? findItemParts(before), now[at] ?? findItemParts(after));
}

function compareParts(
  compare: SchemaComparison['compare'],
  step: string,
  before: SchemaParts = [],
  after: SchemaParts = [],
): void {
  if (before.length + after.length > 0) compare(step, before, after);
}
