import {isObject} from '../base/json.js';
import {readOwn} from '../base/read-own.js';
import {type Field, type Fields, type FieldWithFallback, reportWrongType, type Values} from './fields.js';
import {type ConfigFinding, type ConfigStep, toStep} from './finding.js';

/** Returns a field for a list. Drops invalid entries. */
export function list<T>(doc: string, item: Field<T>): FieldWithFallback<readonly T[]> {
  return {
    kind: 'list',
    doc,
    item,
    fallback: [],
    read(value, at, findings) {
      if (!Array.isArray(value)) return reportWrongType(value, at, findings, 'list');
      const items: T[] = [];
      value.forEach((entry, index) => {
        const read = entry === undefined ? undefined : item.read(entry, toStep(at, index), findings);
        if (read !== undefined) items.push(read);
      });
      return items;
    },
  };
}

/**
 * Entries of an object with arbitrary keys. `all` has the order of the file, and `known` has the keys with their own
 * field.
 */
export interface Entries<T, K> {
  readonly all: ReadonlyMap<string, T>;
  readonly known: K;
}

/** Returns a field for an object with arbitrary keys. `fields` contains the keys that have their own field. */
export function record<T, F extends Fields = Record<never, never>>(
  doc: string,
  item: Field<T>,
  fields: F = {} as F,
): FieldWithFallback<Entries<T, Values<F>>> {
  return {
    kind: 'record',
    doc,
    item,
    fields,
    fallback: {all: new Map(), known: readFields({}, fields, undefined, []) as Values<F>},
    read(value, at, findings) {
      if (!isObject(value)) return reportWrongType(value, at, findings, 'object');
      const all = new Map<string, T>();
      const known: Record<string, unknown> = {};
      for (const key of Object.keys(value)) {
        if (value[key] === undefined) continue;
        if (readOwn(fields, key)) known[key] = value[key];
        // Leave out known keys, except where entries can have any value.
        if (readOwn(fields, key) && item.kind !== 'any') continue;
        const read = item.read(value[key], toStep(at, key), findings);
        if (read !== undefined) all.set(key, read);
      }
      return {all, known: readFields(known, fields, at, findings) as Values<F>};
    },
  };
}

/** Returns a field for an object with optional keys. Missing or invalid values get their default. */
export function section<F extends Fields>(doc: string, fields: F, ignored = ''): FieldWithFallback<Values<F>> {
  const field = item(doc, fields, [], ignored) as Field<unknown>;
  return {...field, fallback: readFields({}, fields, undefined, [])} as FieldWithFallback<Values<F>>;
}

/**
 * Returns a field for an object. Drops the object if one of its `required` keys is missing. `ignored` lists keys to
 * skip without a report, separated by spaces.
 */
export function item<F extends Fields, R extends keyof F & string>(
  doc: string,
  fields: F,
  required: readonly R[],
  ignored = '',
): Field<Values<F, R>> {
  const skipped = ignored.split(' ');
  return {
    kind: 'object',
    doc,
    fields,
    required,
    ignored: skipped,
    read(value, at, findings) {
      if (!isObject(value)) return reportWrongType(value, at, findings, 'object');
      const values = readFields(value, fields, at, findings, skipped);
      let whole = true;
      for (const key of required) {
        if (Object.hasOwn(values, key)) continue;
        whole = false;
        if (!Object.hasOwn(value, key)) {
          findings.push({code: 'config-required', level: 'error', at, names: [key]});
        }
      }
      return whole ? (values as Values<F, R>) : undefined;
    },
  };
}

/** Reads the known keys of an object in file order, then adds defaults. Reports unknown and deprecated keys. */
export function readFields(
  value: Readonly<Record<string, unknown>>,
  fields: Fields,
  at: ConfigStep | undefined,
  findings: ConfigFinding[],
  ignored: readonly string[] = [],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const here = toStep(at, key);
    const field = readOwn(fields, key);
    if (!field) {
      const level = ignored.includes(key) ? 'info' : 'warning';
      // A key that exists already is no proposal.
      const names = Object.keys(fields).filter(each => isCurrent(fields)(each) && !Object.hasOwn(value, each));
      findings.push({code: 'config-unknown', level, at: here, names});
      continue;
    }
    // Skip a broken `$ref`, which has no value here and was reported at its own position.
    if (value[key] === undefined) continue;
    if (field.instead)
      findings.push({code: 'config-legacy', level: 'info', at: here, value: value[key], instead: field.instead});
    const read = field.read(value[key], here, findings);
    if (read !== undefined) values[key] = read;
  }
  for (const key of Object.keys(fields)) {
    const fallback = fields[key]?.fallback;
    if (fallback !== undefined && !Object.hasOwn(values, key)) values[key] = fallback;
  }
  return values;
}

function isCurrent(fields: Fields) {
  return (key: string) => !readOwn(fields, key)?.instead;
}
