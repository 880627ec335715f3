/** One fault as ajv tells it: where in the document, by which line of the schema, and what that asks for. */
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

/** Which words a schema is written in. */
export type Dialect = 'draft-07' | '2020-12';

/** Whether what is described goes to the API or comes from it; `undefined` for what may do both. */
export type Side = 'request' | 'response' | undefined;

/** Validates values against schemas that are given one by one; references between these are their ids. */
export interface Validator {
  add(id: string, schema: unknown): void;
  /** The faults of a value; `undefined` where the schema cannot be used, so that nothing is known. */
  validate(id: string, value: unknown): readonly SchemaError[] | undefined;
}

/** Runs patterns of documents elsewhere: one may take years (security rule B5). */
export interface PatternRunner {
  run(source: string, flags: string, text: string): boolean | 'slow';
}

/** The keyword of the one error of a value that was not validated, because a pattern is too slow. */
export const slowPattern = 'slowPattern';

export type OpenValidator = (dialect: Dialect) => Promise<Validator>;
