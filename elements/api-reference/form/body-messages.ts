import type {Warning} from '../../../src/api-reference/form/check-values.js';
import type {PlainSchema} from '../../../src/openapi/validation/body-schema.js';

/** Messages from the form to the worker that validates bodies. The schema comes first, once. */
export type BodyOrder =
  | {readonly kind: 'schema'; readonly schema: PlainSchema}
  | {readonly kind: 'body'; readonly id: number; readonly value: unknown};

/** Messages from the worker. Without `faults` it cannot validate: the host forbids it, or the schema is invalid. */
export type BodyAnswer =
  | {readonly kind: 'ready'}
  /** From now on patterns of the schema run. */
  | {readonly kind: 'started'; readonly id: number}
  | {readonly kind: 'faults'; readonly id: number; readonly faults?: readonly Warning[]};
