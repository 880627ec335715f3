import {readOwn} from '../base/read-own.js';
import type {ConfigFinding, ConfigStep} from './finding.js';

/**
 * A field of docs.json: reads its value, and describes itself for `schema.ts`. Without `fallback`, a missing or invalid
 * value is undefined.
 */
export interface Field<T> {
  readonly kind: Kind;
  readonly doc: string;
  readonly fallback?: T;
  readonly read: Read<T>;
  /** For `list` and `record`: field of an entry. */
  readonly item?: Field<unknown>;
  /** For `either`: one field per kind of JSON value. */
  readonly either?: TypeChoices;
  /** For `object`: fields of its keys. For `record`: fields of the keys that have their own. */
  readonly fields?: Fields;
  readonly required?: readonly string[];
  /** For `object`: keys to skip without a report, because only other tools use them. */
  readonly ignored?: readonly string[];
  /** For `oneOf`: allowed values. `aliases` contains further accepted values. */
  readonly values?: readonly string[];
  readonly aliases?: readonly string[];
  /** New name or location of a deprecated setting. */
  readonly instead?: string;
}

export type Kind =
  | 'any'
  | 'date'
  | 'either'
  | 'filled text'
  | 'flag'
  | 'hex'
  | 'list'
  | 'global'
  | 'navigation'
  | 'nodes'
  | 'object'
  | 'oneOf'
  | 'pages'
  | 'record'
  | 'scalar'
  | 'text';
export type FieldWithFallback<T> = Field<T> & {readonly fallback: T};
export type Fields = Readonly<Record<string, Field<unknown>>>;
export type Read<T> = (value: unknown, at: ConfigStep | undefined, findings: ConfigFinding[]) => T | undefined;
export type TypeChoices = {
  readonly string?: Field<unknown>;
  readonly object?: Field<unknown>;
  readonly array?: Field<unknown>;
};
/** Type of the value that a field reads. */
export type Type<F> = F extends Field<unknown> ? Exclude<ReturnType<F['read']>, undefined> : never;

/** Type of the value that an object with these fields has. Required keys and keys with a default are always present. */
export type Values<F extends Fields, R extends keyof F = never> = {
  readonly [K in keyof F as K extends R ? K : F[K] extends {fallback: unknown} ? K : never]: Type<F[K]>;
} & {
  readonly [K in keyof F as K extends R ? never : F[K] extends {fallback: unknown} ? never : K]?: Type<F[K]>;
};

/** Reports a value of the wrong type. Always returns undefined, so that a field can return the result. */
export function reportWrongType(
  value: unknown,
  at: ConfigStep | undefined,
  findings: ConfigFinding[],
  ...names: string[]
): undefined {
  findings.push({code: 'config-type', level: 'error', at, value, names});
}

export function text(doc: string): Field<string> {
  return {
    kind: 'text',
    doc,
    // Read `""` as absent: authors write it to omit a text, and an empty path or URL would render a broken image.
    read: (value, at, findings) =>
      typeof value === 'string' ? value || undefined : reportWrongType(value, at, findings, 'text'),
  };
}

/** Returns a text field that accepts `""`, for links that show only an icon. */
export function label(doc: string): Field<string> {
  return {
    ...text(doc),
    read: (value, at, findings) => (typeof value === 'string' ? value : reportWrongType(value, at, findings, 'text')),
  };
}

/** Returns a text field that reports an empty text. */
export function filled(doc: string): Field<string> {
  return {
    kind: 'filled text',
    doc,
    read: (value, at, findings) =>
      typeof value === 'string' && value ? value : reportWrongType(value, at, findings, 'filled text'),
  };
}

/** Returns a text field that also accepts numbers, for values such as font weights and ids. */
export function scalar(doc: string): Field<string> {
  return {
    kind: 'scalar',
    doc,
    read(value, at, findings) {
      if (typeof value === 'number') return String(value);
      return typeof value === 'string' ? value || undefined : reportWrongType(value, at, findings, 'scalar');
    },
  };
}

export function flag(doc: string): Field<boolean> {
  return {
    kind: 'flag',
    doc,
    read: (value, at, findings) => (typeof value === 'boolean' ? value : reportWrongType(value, at, findings, 'flag')),
  };
}

/** Returns a field that accepts every value. */
export function anything(doc: string): Field<unknown> {
  return {kind: 'any', doc, read: value => value};
}

const hexDigits = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

export function hex(doc: string): Field<string> {
  return {
    kind: 'hex',
    doc,
    read(value, at, findings) {
      if (typeof value !== 'string') return reportWrongType(value, at, findings, 'hex');
      if (hexDigits.test(value)) return value.toLowerCase();
      findings.push({code: 'config-color', level: 'error', at, value});
    },
  };
}

/**
 * Returns a field for one of several words. `aliases` maps additional words to them, without a report. A word mapped to
 * `''` belongs to another tool: it is reported and ignored.
 */
export function oneOf<const T extends string>(
  doc: string,
  values: readonly T[],
  aliases: Readonly<Record<string, NoInfer<T> | ''>> = {},
): Field<T> {
  return {
    kind: 'oneOf',
    doc,
    values,
    aliases: Object.keys(aliases),
    read(value, at, findings) {
      const names = () => [...values, ...Object.keys(aliases).filter(alias => aliases[alias])];
      if (typeof value !== 'string') return reportWrongType(value, at, findings, 'oneOf', ...names());
      if (values.includes(value as T)) return value as T;
      const intended = readOwn(aliases, value);
      if (intended) return intended;
      const skipped = intended === '';
      findings.push({code: 'config-value', level: skipped ? 'info' : 'error', at, value, names: names()});
    },
  };
}
