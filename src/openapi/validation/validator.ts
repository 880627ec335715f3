/** A validation error from ajv. */
export interface SchemaError {
  /** JSON pointer of the value in the document. */
  readonly instancePath: string;
  readonly schemaPath: string;
  /** The value at that position. */
  readonly data: unknown;
  /** The failed subschema. `known` lists its keys, and `choices` the allowed alternatives. */
  readonly parentSchema: {
    readonly known?: readonly string[];
    readonly choices?: readonly string[];
    /** Unknown keys are allowed. */
    readonly lenient?: boolean;
  };
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Supported JSON Schema dialects. */
export type Dialect = 'draft-07' | '2020-12';

/** Direction of a value. Undefined if the value can have both directions. */
export type Side = 'request' | 'response' | undefined;

/** Validates values against registered schemas, which refer to each other by id. */
export interface Validator {
  add(id: string, schema: unknown): void;
  /** Returns the errors of a value. Undefined if the schema is unusable. */
  validate(id: string, value: unknown): readonly SchemaError[] | undefined;
}

/** Runs a document's patterns in another thread, because a pattern can run for years (security rule B5). */
export interface PatternRunner {
  run(source: string, flags: string, text: string): boolean | 'slow';
}

/** Keyword of the only error for a value that a slow pattern left unvalidated. */
export const slowPattern = 'slowPattern';

export type OpenValidator = (dialect: Dialect) => Promise<Validator>;
