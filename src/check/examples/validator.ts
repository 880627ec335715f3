import type {SchemaError} from '../schema/compiled-schema.js';

/** Which words a schema is written in. */
export type Dialect = 'draft-07' | '2020-12';

/** Validates values against schemas that are given one by one; references between these are their ids. */
export interface Validator {
  add(id: string, schema: unknown): void;
  /** The faults of a value; `undefined` where the schema cannot be used, so that nothing is known. */
  validate(id: string, value: unknown): readonly SchemaError[] | undefined;
}

export type OpenValidator = (dialect: Dialect) => Promise<Validator>;
