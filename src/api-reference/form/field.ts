import type {Constraint} from '../../openapi/schema/schema-facts.js';

/**
 * One value that a reader can fill in, as plain data. `json` is a value whose shape nobody said, or that lies too deep to
 * have a field of its own: it is written as JSON. `file` stands for bytes.
 */
export interface Field {
  readonly kind: 'text' | 'number' | 'boolean' | 'enum' | 'object' | 'array' | 'variants' | 'file' | 'json';
  /** The type in words, as the reference shows it. */
  readonly type: string;
  /** Markup of a renderer of ours. */
  readonly description?: string;
  /** `null` is a value too. */
  readonly nullable: boolean;
  readonly format?: string;
  /** What an empty input says, in the author's words. */
  readonly placeholder?: string;
  readonly integer?: boolean;
  /** Of `enum`: what there is to choose from. */
  readonly values?: readonly unknown[];
  /** Of `enum`: what the values are called, where somebody says so. */
  readonly titles?: readonly (string | undefined)[];
  readonly constraints: readonly Constraint[];
  /** What the document proposes: its default, else an example; in an object, because `null` is a value too. */
  readonly proposed?: {readonly value: unknown};
  /** Of an object. */
  readonly properties?: readonly FieldProperty[];
  /** Of an object: the values of names that are not listed. */
  readonly additional?: Field;
  /** Of an array. */
  readonly items?: Field;
  /** Of `variants`: one of these shapes. */
  readonly variants?: readonly FieldVariant[];
}

/** Where a schema has it. */
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
  /** Values that tell this variant from the others: of the discriminator, and of every `const`. */
  readonly marks: Readonly<Record<string, unknown>>;
  /** Other discriminator values that select this variant. */
  readonly also?: {readonly name: string; readonly values: readonly unknown[]};
}

/** A file that a reader has chosen, in the place where its bytes go. Its bytes stay where they are. */
export interface FileValue {
  readonly $file: string;
  readonly type: string;
  readonly size: number;
  /** Which of the chosen files it is. */
  readonly id: number;
}

export function isFileValue(value: unknown): value is FileValue {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '$file') && Object.hasOwn(value, 'id');
}
