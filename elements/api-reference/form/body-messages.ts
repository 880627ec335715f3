import type {Warning} from '../../../src/api-reference/form/check-values.js';
import type {PlainSchema} from '../../../src/openapi/validation/body-schema.js';

/** What the form says to the worker that validates bodies: the schema goes first, once. */
export type BodyOrder =
  | {readonly kind: 'schema'; readonly schema: PlainSchema}
  | {readonly kind: 'body'; readonly id: number; readonly value: unknown};

/** What the worker says; without `faults` it cannot validate: its host forbids it, or the schema is none. */
export type BodyAnswer =
  | {readonly kind: 'ready'}
  /** From now on patterns of the schema run. */
  | {readonly kind: 'started'; readonly id: number}
  | {readonly kind: 'faults'; readonly id: number; readonly faults?: readonly Warning[]};
