/** An error from ajv: position in the document, schema keyword, and its parameters. */
export interface SchemaError {
  /** A JSON pointer into the document. */
  readonly instancePath: string;
  readonly schemaPath: string;
  /** The value there. */
  readonly data: unknown;
  /** The part of the schema, with the keys that it knows and those that it chooses between. */
  readonly parentSchema: {
    readonly known?: readonly string[];
    readonly choices?: readonly string[];
    /** Unknown keys are allowed there. */
    readonly lenient?: boolean;
  };
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** JSON Schema dialect. */
export type Dialect = 'draft-07' | '2020-12';

/** Direction of a value; undefined if it may go both ways. */
export type Side = 'request' | 'response' | undefined;

/** Validates values against registered schemas, which refer to each other by id. */
export interface Validator {
  add(id: string, schema: unknown): void;
  /** Returns the faults of a value; `undefined` where the schema cannot be used, so that nothing is known. */
  validate(id: string, value: unknown): readonly SchemaError[] | undefined;
}

/** Runs patterns of documents elsewhere: one may take years (security rule B5). */
export interface PatternRunner {
  run(source: string, flags: string, text: string): boolean | 'slow';
}

/** The keyword of the one error of a value that was not validated, because a pattern is too slow. */
export const slowPattern = 'slowPattern';

export type OpenValidator = (dialect: Dialect) => Promise<Validator>;
