import {type FlatSchema, inferTypes} from '../../schema/flatten-schema.js';
import {formatType} from '../../schema/schema-type.js';
import type {SchemaComparison} from './comparison.js';

/** Maps a format to the wider format that includes all of its values. */
const widerFormats: ReadonlyMap<string, string> = new Map([
  ['int32', 'int64'],
  ['float', 'double'],
]);
/** A format that affects only the form input, not the allowed values. */
const DISPLAY_FORMAT = 'password';

/** Returns the allowed types without `null`. Undefined if every type is allowed. */
function listAllowedTypes(schema: FlatSchema): readonly string[] | undefined {
  if (schema.constant === false) return [];
  const types = inferTypes(schema);
  const plain = types.filter(type => type !== 'null');
  return plain.length > 0 ? plain : types.length > 0 ? types : undefined;
}

/** Compares types and formats. Returns false if the schemas are too different to compare further. */
export function compareTypes({before, after, documents, report}: SchemaComparison): boolean {
  if (isOpen(before) || isOpen(after)) return true;
  const [old, now] = [listAllowedTypes(before), listAllowedTypes(after)];
  const isNarrower = includesAll(old, now);
  const isWider = includesAll(now, old);
  if (isNarrower && isWider) {
    compareFormats(before, after, report);
    return true;
  }
  const details = {before: formatType(documents.before, before), after: formatType(documents.after, after)};
  report(isNarrower ? 'type-narrowed' : isWider ? 'type-widened' : 'type-changed', details);
  return isNarrower || isWider;
}

/** Returns whether only the `oneOf` or `anyOf` variants of a schema have a type. */
function isOpen(schema: FlatSchema): boolean {
  return (
    schema.constant !== false && listAllowedTypes(schema) === undefined && schema.choices.some(each => !each.isRule)
  );
}

/** Returns whether `types` allow every value that `others` allow. Undefined stands for all types. */
function includesAll(types: readonly string[] | undefined, others: readonly string[] | undefined): boolean {
  if (!types) return true;
  return others?.every(type => types.includes(type) || (type === 'integer' && types.includes('number'))) === true;
}

function compareFormats(before: FlatSchema, after: FlatSchema, report: SchemaComparison['report']): void {
  const [old, now] = [findFormat(before), findFormat(after)];
  if (old === now) return;
  const isWider = now === undefined || (old !== undefined && widerFormats.get(old) === now);
  const isNarrower = old === undefined || (now !== undefined && widerFormats.get(now) === old);
  const rule = isWider ? 'format-widened' : isNarrower ? 'format-narrowed' : 'format-changed';
  report(rule, {before: old ?? 'none', after: now ?? 'none'});
}

function findFormat({keywords}: FlatSchema): string | undefined {
  const format = keywords.get('format');
  return typeof format === 'string' && format !== '' && format !== DISPLAY_FORMAT ? format : undefined;
}

export function compareNull({before, after, report}: SchemaComparison): void {
  const isStated = [before, after].every(each => listAllowedTypes(each) || each.choices.length > 0);
  if (!isStated || before.nullable === after.nullable) return;
  report(after.nullable ? 'became-nullable' : 'no-longer-nullable');
}
