import {isEqualJson} from '../../../base/exact-json.js';
import type {FlatSchema} from '../../schema/flatten-schema.js';
import {findMissing, formatValue, type SchemaComparison} from './comparison.js';

export function compareValues({before, after, report}: SchemaComparison): void {
  const [old, now] = [listAllowedValues(before), listAllowedValues(after)];
  if (old && now) {
    for (const value of findMissing(old, now)) report('enum-value-removed', {name: formatValue(value)});
    for (const value of findMissing(now, old)) report('enum-value-added', {name: formatValue(value)});
  } else if (now) report('enum-added', {after: now.map(formatValue).join(', ')});
  else if (old) report('enum-removed', {before: old.map(formatValue).join(', ')});
  const [oldDefault, newDefault] = [before.keywords.get('default'), after.keywords.get('default')];
  if (oldDefault !== undefined && newDefault !== undefined && !isEqualJson(oldDefault, newDefault))
    report('default-changed', {before: formatValue(oldDefault), after: formatValue(newDefault)});
}

/** Returns the values of `enum` or `const`, without `null`, which counts as a type. */
function listAllowedValues({keywords}: FlatSchema): readonly unknown[] | undefined {
  if (keywords.has('const')) return [keywords.get('const')];
  const values = keywords.get('enum');
  return Array.isArray(values) ? values.filter(each => each !== null) : undefined;
}
