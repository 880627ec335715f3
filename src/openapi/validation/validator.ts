/** A validation error from ajv. */
export interface SchemaError {
  /** JSON pointer of the invalid value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly data: unknown;
  /** The violated schema. `known` lists its property names, and `choices` the alternatives that it allows. */
  readonly parentSchema: {
    readonly known?: readonly string[];
    readonly choices?: readonly string[];
    /** True if unknown keys are allowed. */
    readonly lenient?: boolean;
  };
  readonly keyword: string;
  /** Key of the object that is invalid, if the error comes from `propertyNames`. */
  readonly propertyName?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Supported JSON Schema dialects. */
export type Dialect = 'draft-07' | '2020-12';

/** Direction of a value. Undefined if the value can have both directions. */
export type ValidationSide = 'request' | 'response' | undefined;

/** Validates values against registered schemas, which refer to each other by id. */
export interface Validator {
  add(id: string, schema: unknown): void;
  /** Returns a value's errors. Undefined if the schema is unusable. */
  validate(id: string, value: unknown): readonly SchemaError[] | undefined;
}

/** Runs patterns of authors' schemas in another thread, because a pattern can run for years (security rule B5). */
export interface PatternRunner {
  run(source: string, flags: string, text: string): boolean | 'slow';
}

/** Keyword of the error for a value that is not validated further, because a pattern took too long. */
export const slowPattern = 'slowPattern';

export type OpenValidator = (dialect: Dialect) => Promise<Validator>;
