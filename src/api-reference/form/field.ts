import type {Constraint} from '../../openapi/schema/read-schema-facts.js';

/**
 * A form input for one value. Plain data. The kind `json` is for values without a schema, and for values nested too
 * deep to get their own fields. The kind `file` is for bytes.
 */
export interface Field {
  readonly kind: 'text' | 'number' | 'boolean' | 'enum' | 'object' | 'array' | 'variants' | 'file' | 'json';
  /** Type label, as in the reference: `integer | null`. */
  readonly type: string;
  /** Description as sanitized HTML. */
  readonly description?: string;
  /** True if the value can be `null`. */
  readonly nullable: boolean;
  readonly format?: string;
  /** Placeholder for an empty input, which the author set by `x-lectern-placeholder`. */
  readonly placeholder?: string;
  readonly integer?: boolean;
  /** For `enum`: the allowed values. */
  readonly values?: readonly unknown[];
  /** For `enum`: labels of the allowed values. */
  readonly titles?: readonly (string | undefined)[];
  readonly constraints: readonly Constraint[];
  /** Suggested value: the default, or else an example. Wrapped, because it can be `null`. */
  readonly proposed?: {readonly value: unknown};
  readonly properties?: readonly FieldProperty[];
  /** For an object: the field of additional properties. */
  readonly additional?: Field;
  /** For an array: field for the items after `prefix`. */
  readonly items?: Field;
  /** For an array: fields for its first items. */
  readonly prefix?: readonly Field[];
  readonly variants?: readonly FieldVariant[];
}

/** Extension of a schema that sets its input's placeholder. */
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
  /** Property values that identify this variant: its discriminator value and every `const`. */
  readonly marks: Readonly<Record<string, unknown>>;
  /** Discriminator property, and additional values of it that select this variant. */
  readonly also?: {readonly name: string; readonly values: readonly unknown[]};
}

/** A file that the reader chose, as it appears in form values. Its bytes are stored elsewhere. */
export interface FileValue {
  readonly $file: string;
  readonly type: string;
  readonly size: number;
  /** Id of the selected file. */
  readonly id: number;
}

export function isFileValue(value: unknown): value is FileValue {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '$file') && Object.hasOwn(value, 'id');
}

/** Returns the field for an array item. Undefined past the end of a closed tuple. */
export function buildItemField({prefix, items}: Pick<Field, 'prefix' | 'items'>, at: number): Field | undefined {
  return prefix?.[at] ?? items;
}

/** Returns whether the value of a field is a file, or a list of files only. */
export function isFileField({kind, prefix = [], items}: Field): boolean {
  const all = items ? [...prefix, items] : prefix;
  return kind === 'file' || (kind === 'array' && all.length > 0 && all.every(item => item.kind === 'file'));
}
