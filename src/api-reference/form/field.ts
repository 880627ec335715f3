import type {Constraint} from '../../openapi/schema/schema-facts.js';

/**
 * A form input for one value. Plain data. The kind `json` is for a value without a schema, or for a value that is
 * nested too deep for its own fields. The kind `file` is for bytes.
 */
export interface Field {
  readonly kind: 'text' | 'number' | 'boolean' | 'enum' | 'object' | 'array' | 'variants' | 'file' | 'json';
  /** Type label, as in the reference: `integer | null`. */
  readonly type: string;
  /** Markup from our own renderer. */
  readonly description?: string;
  /** The value can be `null`. */
  readonly nullable: boolean;
  readonly format?: string;
  /** The author's placeholder for an empty input. */
  readonly placeholder?: string;
  readonly integer?: boolean;
  /** For `enum`: the allowed values. */
  readonly values?: readonly unknown[];
  /** For `enum`: labels of the allowed values. */
  readonly titles?: readonly (string | undefined)[];
  readonly constraints: readonly Constraint[];
  /** Suggested value: the default, or else an example. Wrapped, because the value can be `null`. */
  readonly proposed?: {readonly value: unknown};
  /** For an object: fields of its properties. */
  readonly properties?: readonly FieldProperty[];
  /** For an object: field for the values of undocumented keys. */
  readonly additional?: Field;
  /** For an array: field for the items after `prefix`. */
  readonly items?: Field;
  /** For an array: fields for its first items. */
  readonly prefix?: readonly Field[];
  /** For `variants`: the alternatives. */
  readonly variants?: readonly FieldVariant[];
}

/** Schema keyword for the placeholder. */
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
  /** Values that identify this variant: its discriminator value and every `const`. */
  readonly marks: Readonly<Record<string, unknown>>;
  /** Other discriminator values that select this variant. */
  readonly also?: {readonly name: string; readonly values: readonly unknown[]};
}

/** Stands for a file that the reader chose. The file's bytes are stored elsewhere. */
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

/** Returns the field for an array item. Undefined past the end of a closed tuple. */
export function itemFieldAt({prefix, items}: Pick<Field, 'prefix' | 'items'>, at: number): Field | undefined {
  return prefix?.[at] ?? items;
}
