import type {SchemaError} from './validator.js';

/** Official schemas of API document formats. The build compiles them. */
type SchemaName = 'swagger-2.0' | 'openapi-3.0' | 'openapi-3.1' | 'openapi-3.2' | 'asyncapi-2.6' | 'asyncapi-3';

export interface CompiledSchema {
  /** Validates a document. Stores its errors in `errors`. */
  readonly default: {(value: unknown): boolean; errors?: readonly SchemaError[] | null};
  /** Every property name that the schema defines, for spelling suggestions. */
  readonly words: readonly string[];
}

/** Loads a compiled schema. Each schema is large, so load only the one for the document's version. */
export type LoadSchema = (name: SchemaName) => Promise<CompiledSchema>;

/** Returns the name of the official schema for a document's version. */
export function getOfficialSchemaName(version: string, isAsync: boolean): SchemaName {
  if (isAsync) return /^[012](?:\.|$)/.test(version) ? 'asyncapi-2.6' : 'asyncapi-3';
  if (version === '2.0') return 'swagger-2.0';
  const minor = /^3\.([012])(?:\D|$)/.exec(version)?.[1];
  if (minor === '0') return 'openapi-3.0';
  return minor === '2' ? 'openapi-3.2' : 'openapi-3.1';
}
