import {readOwn} from '../base/read-own.js';
import type {At, Finding} from './finding.js';

/**
 * A field of docs.json: reads a value, and describes it for `schema.ts`. A field without `fallback` is `undefined` when
 * it is absent or wrong.
 */
export interface Field<T> {
  readonly kind: Kind;
  readonly doc: string;
  readonly fallback?: T;
  readonly read: Read<T>;
  /** `list`, `record`: what they hold. */
  readonly item?: Field<unknown>;
  /** `either`: one field per kind of JSON value. */
  readonly either?: Choices;
  /** `object`: its keys; `record`: the keys that have a meaning of their own. */
  readonly fields?: Fields;
  readonly required?: readonly string[];
  /** `object`: keys that other tools know and nothing here reads. */
  readonly ignored?: readonly string[];
  /** `oneOf`: the values to write, then those that are accepted too. */
  readonly values?: readonly string[];
  readonly aliases?: readonly string[];
  /** New name or place of a deprecated setting. */
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
export type Sure<T> = Field<T> & {readonly fallback: T};
export type Fields = Readonly<Record<string, Field<unknown>>>;
export type Read<T> = (value: unknown, at: At | undefined, findings: Finding[]) => T | undefined;
export type Choices = {
  readonly string?: Field<unknown>;
  readonly object?: Field<unknown>;
  readonly array?: Field<unknown>;
};
/** The value type of a field. */
export type Type<F> = F extends Field<unknown> ? Exclude<ReturnType<F['read']>, undefined> : never;

/** The value type of an object field. Keys with a fallback and required keys are present; others may be absent. */
export type Values<F extends Fields, R extends keyof F = never> = {
  readonly [K in keyof F as K extends R ? K : F[K] extends {fallback: unknown} ? K : never]: Type<F[K]>;
} & {
  readonly [K in keyof F as K extends R ? never : F[K] extends {fallback: unknown} ? never : K]?: Type<F[K]>;
};

/** Notes that a value is of the wrong kind. Gives `undefined`, so that a reader can return it. */
export function wrongType(value: unknown, at: At | undefined, findings: Finding[], ...names: string[]): undefined {
  findings.push({code: 'config-type', level: 'error', at, value, names});
}

export function text(doc: string): Field<string> {
  return {
    kind: 'text',
    doc,
    // `""` is how people leave a text out; a path or an address that is empty would draw a broken image.
    read: (value, at, findings) =>
      typeof value === 'string' ? value || undefined : wrongType(value, at, findings, 'text'),
  };
}

/** Returns a text that keeps `""`: the label of a link that is only an icon. */
export function label(doc: string): Field<string> {
  return {
    ...text(doc),
    read: (value, at, findings) => (typeof value === 'string' ? value : wrongType(value, at, findings, 'text')),
  };
}

/** Reads a text that must not be empty. */
export function filled(doc: string): Field<string> {
  return {
    kind: 'filled text',
    doc,
    read: (value, at, findings) =>
      typeof value === 'string' && value ? value : wrongType(value, at, findings, 'filled text'),
  };
}

/** Returns a text that people also write as a number: a font weight, an identifier. */
export function scalar(doc: string): Field<string> {
  return {
    kind: 'scalar',
    doc,
    read(value, at, findings) {
      if (typeof value === 'number') return String(value);
      return typeof value === 'string' ? value || undefined : wrongType(value, at, findings, 'scalar');
    },
  };
}

export function flag(doc: string): Field<boolean> {
  return {
    kind: 'flag',
    doc,
    read: (value, at, findings) => (typeof value === 'boolean' ? value : wrongType(value, at, findings, 'flag')),
  };
}

/** Accepts any value. */
export function anything(doc: string): Field<unknown> {
  return {kind: 'any', doc, read: value => value};
}

const hexDigits = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

export function hex(doc: string): Field<string> {
  return {
    kind: 'hex',
    doc,
    read(value, at, findings) {
      if (typeof value !== 'string') return wrongType(value, at, findings, 'hex');
      if (hexDigits.test(value)) return value.toLowerCase();
      findings.push({code: 'config-color', level: 'error', at, value});
    },
  };
}

/**
 * Reads one of the given words. `aliases` map other words to them without a finding. An alias for `''` is a word of
 * another tool: it is skipped with a note.
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
      if (typeof value !== 'string') return wrongType(value, at, findings, 'text');
      if (values.includes(value as T)) return value as T;
      const intended = readOwn(aliases, value);
      if (intended) return intended;
      const skipped = intended === '';
      const names = [...values, ...Object.keys(aliases).filter(alias => aliases[alias])];
      findings.push({code: 'config-value', level: skipped ? 'info' : 'error', at, value, names});
    },
  };
}
