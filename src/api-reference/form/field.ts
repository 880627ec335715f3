import type {Constraint} from '../../openapi/schema/schema-facts.js';

/**
 * An input for one value, as plain data. `json` is a value without schema, or too deep for fields of its own: it is
 * edited as JSON. `file` holds bytes.
 */
export interface Field {
  readonly kind: 'text' | 'number' | 'boolean' | 'enum' | 'object' | 'array' | 'variants' | 'file' | 'json';
  /** The type in words, as the reference shows it. */
  readonly type: string;
  /** Markup from our own renderer. */
  readonly description?: string;
  /** `null` is a value too. */
  readonly nullable: boolean;
  readonly format?: string;
  /** The author's placeholder for an empty input. */
  readonly placeholder?: string;
  readonly integer?: boolean;
  /** For `enum`: the choices. */
  readonly values?: readonly unknown[];
  /** For `enum`: labels of the choices, if given. */
  readonly titles?: readonly (string | undefined)[];
  readonly constraints: readonly Constraint[];
  /** Suggested value: the default, else an example. Wrapped, because `null` is a value too. */
  readonly proposed?: {readonly value: unknown};
  /** For an object. */
  readonly properties?: readonly FieldProperty[];
  /** For an object: values of keys that are not listed. */
  readonly additional?: Field;
  /** For an array; after the places of `prefix`, if any. */
  readonly items?: Field;
  /** For an array whose first places have fields of their own. */
  readonly prefix?: readonly Field[];
  /** For `variants`: the alternatives. */
  readonly variants?: readonly FieldVariant[];
}

/** Schema key of the placeholder. */
export const placeholderKey = 'x-lectern-placeholder';

export interface FieldProperty {
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly field: Field;
}

export interface FieldVariant {
  readonly label: string;
  readonly field: Field;
  /** Values that identify this variant: of the discriminator and of every `const`. */
  readonly marks: Readonly<Record<string, unknown>>;
  /** Other discriminator values that select this variant. */
  readonly also?: {readonly name: string; readonly values: readonly unknown[]};
}

/** A file that a reader has chosen, in the place where its bytes go. Its bytes stay where they are. */
export interface FileValue {
  readonly $file: string;
  readonly type: string;
  readonly size: number;
  /** Id of the chosen file. */
  readonly id: number;
}

export function isFileValue(value: unknown): value is FileValue {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '$file') && Object.hasOwn(value, 'id');
}

/** Returns the field of an item of an array. Undefined after the last place of a closed one. */
export function itemFieldAt({prefix, items}: Pick<Field, 'prefix' | 'items'>, at: number): Field | undefined {
  return prefix?.[at] ?? items;
}
