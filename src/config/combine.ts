import {doc} from '../base/doc.js';
import {isObject} from '../base/json.js';
import {readOwn} from '../base/read-own.js';
import {list, section} from './collections.js';
import {type Field, type FieldWithFallback, reportWrongType, type Type, type TypeChoices, text} from './fields.js';
import {type ConfigFinding, type ConfigStep, toStep} from './finding.js';

/** Returns a copy of the field that has a default for missing and invalid values. */
export function withDefault<T>(field: Field<T>, fallback: NoInfer<T>): FieldWithFallback<T> {
  return {...field, fallback};
}

/** Returns a copy of the field without its default. */
export function optional<T>(field: Field<T>): Field<T> {
  const {fallback: _, ...rest} = field;
  return rest;
}

/** Returns a copy of the field that converts its value. The schema stays the same. */
export function mapField<T, U>(field: FieldWithFallback<T>, change: (value: T) => U): FieldWithFallback<U> {
  return {...mapFieldOrDrop(field, change), fallback: change(field.fallback)};
}

/**
 * Returns a copy of the field that converts its value, like `mapField`. If `change` returns undefined, the value is
 * dropped.
 */
export function mapFieldOrDrop<T, U>(field: Field<T>, change: (value: T) => U | undefined): Field<U> {
  return {
    ...(optional(field) as Field<never>),
    read(value, at, findings) {
      const before = field.read(value, at, findings);
      return before === undefined ? undefined : change(before);
    },
  };
}

/**
 * Returns a copy of the field for an object that also accepts older names of its keys, with a note for each. The schema
 * stays the same.
 */
export function withOldKeys<T, F extends Field<T>>(field: F & Field<T>, names: Readonly<Record<string, string>>): F {
  return {...field, read: (value, at, findings) => field.read(renameOldKeys(value, names, at, findings), at, findings)};
}

/** Renames the older keys of an object, and adds a note for each. A key with its new name takes precedence. */
export function renameOldKeys<V>(
  value: V,
  names: Readonly<Record<string, string>>,
  at: ConfigStep | undefined,
  findings: ConfigFinding[],
): V {
  if (!isObject(value)) return value;
  const renamed = Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
    const name = readOwn(names, key);
    if (name === undefined) return [[key, each]];
    findings.push({code: 'config-legacy', level: 'info', at: toStep(at, key), instead: name});
    return Object.hasOwn(value, name) ? [] : [[name, each]];
  });
  return Object.fromEntries(renamed) as V;
}

/** Returns a field that accepts several kinds of JSON value, with one field for each kind. */
export function either<C extends TypeChoices>(doc: string, choices: C): Field<Type<C[keyof C]>> {
  const {string, object, array} = choices;
  return {
    kind: 'either',
    doc,
    either: choices,
    read(value, at, findings) {
      const choice =
        typeof value === 'string' ? string : Array.isArray(value) ? array : isObject(value) ? object : null;
      if (choice) return choice.read(value, at, findings) as Type<C[keyof C]> | undefined;
      return reportWrongType(value, at, findings, ...Object.values(choices).map(({kind}) => kind));
    },
  };
}

/** Returns a field for a value or `{light, dark}`. If only one mode has a value, both use it. */
export function byMode(about: string, of = text): Field<{readonly light: string; readonly dark: string}> {
  const modes = {
    light: of(doc`Applies in light mode. Default: the value of "dark".`),
    dark: of(doc`Applies in dark mode. Default: the value of "light".`),
  };
  return either(about, {
    string: mapFieldOrDrop(of(about), value => ({light: value, dark: value})),
    object: mapFieldOrDrop(section(about, modes), ({light, dark}) => {
      const any = light ?? dark;
      return any === undefined ? undefined : {light: light ?? any, dark: dark ?? any};
    }),
  });
}

/** Returns a field for a text or a list of texts. */
export function oneOrMore(doc: string): FieldWithFallback<readonly string[]> {
  const one = text(doc);
  return withDefault(either(doc, {string: mapFieldOrDrop(one, value => [value]), array: list(doc, one)}), []);
}

/** Returns a copy of the field for the deprecated name or location of a setting. It reports the new one. */
export function legacy<T>(field: Field<T>, instead: string): Field<T> {
  return {...optional(field), instead};
}

/**
 * Returns a copy of the field for the deprecated name of a setting. It ignores invalid values without a report, because
 * older tools never checked them.
 */
export function lenient<T>(field: Field<T>, instead: string): Field<T> {
  return {kind: 'any', doc: field.doc, instead, read: (value, at) => field.read(value, at, [])};
}
