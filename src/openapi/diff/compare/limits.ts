import {isEqualJson} from '../../../base/exact-json.js';
import {type AnyNumber, isBelow, isNumber} from '../../../base/written-number.js';
import type {FlatSchema} from '../../schema/flatten-schema.js';
import {formatValue, type SchemaComparison} from './comparison.js';

interface Bound {
  readonly value: AnyNumber;
  readonly isExclusive: boolean;
}

/** Lower limits: a larger value is stricter. For all other limits, a smaller value is. */
const floors = ['minimum', 'minLength', 'minItems', 'minProperties', 'minContains'];
const ceilings = ['maximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'];
const encodings = ['contentEncoding', 'contentMediaType'];

/** Compares limits of numbers and sizes, and patterns and encodings of strings. */
export function compareLimits(pair: SchemaComparison): void {
  for (const word of floors) compareBound(pair, word, true);
  for (const word of ceilings) compareBound(pair, word, false);
  compareMultiple(pair);
  comparePattern(pair);
  const {before, after, report} = pair;
  const [old, now] = [before, after].map(({keywords}) => keywords.get('uniqueItems') === true);
  if (old !== now)
    report(now ? 'limit-tightened' : 'limit-relaxed', {name: 'uniqueItems', before: `${old}`, after: `${now}`});
  for (const name of encodings) {
    const [first, last] = [before.keywords.get(name), after.keywords.get(name)];
    if (first !== last) report('encoding-changed', {name, before: formatValue(first), after: formatValue(last)});
  }
}

function compareBound({before, after, report}: SchemaComparison, name: string, isFloor: boolean): void {
  const [old, now] = [mergeBounds(before, name, isFloor), mergeBounds(after, name, isFloor)];
  if (!old && !now) return;
  const details = {name, before: formatBound(old), after: formatBound(now)};
  if (isTighter(old, now, isFloor)) report('limit-tightened', details);
  else if (isTighter(now, old, isFloor)) report('limit-relaxed', details);
}

/**
 * Merges `minimum` and `exclusiveMinimum` (or the maximum pair) into one limit. `exclusiveMinimum` is a boolean in
 * OpenAPI 3.0 and a number since 3.1.
 */
function mergeBounds({keywords}: FlatSchema, name: string, isFloor: boolean): Bound | undefined {
  const value = keywords.get(name);
  const beyond = keywords.get(name.replace(/^m/, 'exclusiveM'));
  const isFree = isFloor && name !== 'minimum' && isNumber(value) && Number(value) === 0;
  const inclusive = isNumber(value) && !isFree ? {value, isExclusive: beyond === true} : undefined;
  const exclusive = isNumber(beyond) ? {value: beyond, isExclusive: true} : undefined;
  return isTighter(inclusive, exclusive, isFloor) ? exclusive : inclusive;
}

/** Returns whether `other` is stricter than `bound`. */
function isTighter(bound: Bound | undefined, other: Bound | undefined, isFloor: boolean): boolean {
  if (!bound || !other) return !bound && other !== undefined;
  const [low, high] = isFloor ? [bound.value, other.value] : [other.value, bound.value];
  if (isBelow(low, high)) return true;
  return !isBelow(high, low) && other.isExclusive && !bound.isExclusive;
}

function formatBound(bound: Bound | undefined): string {
  if (!bound) return 'none';
  return bound.isExclusive ? `${bound.value} (exclusive)` : `${bound.value}`;
}

function compareMultiple({before, after, report}: SchemaComparison): void {
  const name = 'multipleOf';
  const [old, now] = [before, after].map(({keywords}) => keywords.get(name));
  if (isEqualJson(old, now)) return;
  const isMultiple = (one: unknown, other: unknown) =>
    isNumber(one) && (other === undefined || (isNumber(other) && Number.isInteger(Number(one) / Number(other))));
  const rule = isMultiple(now, old) ? 'limit-tightened' : isMultiple(old, now) ? 'limit-relaxed' : 'limit-changed';
  report(rule, {name, before: formatValue(old), after: formatValue(now)});
}

function comparePattern({before, after, report}: SchemaComparison): void {
  const [old, now] = [before, after].map(({keywords}) => keywords.get('pattern'));
  if (old === now) return;
  const rule = old === undefined ? 'pattern-added' : now === undefined ? 'pattern-removed' : 'pattern-changed';
  report(rule, {before: formatValue(old), after: formatValue(now)});
}
