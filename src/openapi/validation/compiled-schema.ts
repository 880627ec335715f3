import type {SchemaError} from './validator.js';

/** Official schemas of API document formats. The build compiles them. */
type SchemaName = 'swagger-2.0' | 'openapi-3.0' | 'openapi-3.1' | 'openapi-3.2' | 'asyncapi-2.6' | 'asyncapi-3';

export interface CompiledSchema {
  /** Validates a document. Sets `errors`. */
  readonly default: {(value: unknown): boolean; errors?: readonly SchemaError[] | null};
  /** Every key that the schema defines anywhere. */
  readonly words: readonly string[];
}

/** Loads a compiled schema. Schemas are large, so each is loaded only for documents of its version. */
export type LoadSchema = (name: SchemaName) => Promise<CompiledSchema>;

/** Returns the official schema for a document's version and kind. */
export function schemaFor(version: string, isAsync: boolean): SchemaName {
  if (isAsync) return /^[012](?:\.|$)/.test(version) ? 'asyncapi-2.6' : 'asyncapi-3';
  if (version === '2.0') return 'swagger-2.0';
  const minor = /^3\.([012])(?:\D|$)/.exec(version)?.[1];
  if (minor === '0') return 'openapi-3.0';
  return minor === '2' ? 'openapi-3.2' : 'openapi-3.1';
}
