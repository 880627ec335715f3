import type {DocumentSet} from '../document/document-set.js';
import {getPositionKey, type Located} from '../document/located.js';
import type {Operation} from '../operation/operation.js';
import {getDialect, JsonSchemas} from './json-schemas.js';
import type {Dialect, ValidationSide} from './validator.js';

/** A JSON Schema with all referenced schemas by id. Plain data for a validator in another thread. */
export interface PlainSchema {
  /** Cache key, unique per document and direction. */
  readonly key: string;
  readonly dialect: Dialect;
  readonly root: string;
  readonly schemas: readonly (readonly [id: string, schema: unknown])[];
}

/** Maximum number of schemas to validate with. Compiling more takes too long. */
const limit = 1000;

/**
 * Returns the schema of a request body. Undefined if absent, or if it references too many schemas. Call within
 * `DocumentSet.settle`.
 */
export function buildBodySchema(
  documents: DocumentSet,
  operation: Operation,
  mediaType: string,
): PlainSchema | undefined {
  const schema = operation.requestBody?.content.find(({type}) => type === mediaType)?.schema;
  return schema && toPlainSchema(documents, schema, 'request');
}

/** Returns a schema with all referenced schemas. Undefined if there are too many. Call within `DocumentSet.settle`. */
export function toPlainSchema(documents: DocumentSet, schema: Located, side: ValidationSide): PlainSchema | undefined {
  const schemas: [string, unknown][] = [];
  const set = new JsonSchemas(documents, {add: (id, each) => void schemas.push([id, each])});
  const root = set.idOf(schema, side);
  return schemas.length > limit
    ? undefined
    : {key: `${side} ${getPositionKey(schema)}`, dialect: getDialect(documents.version), root, schemas};
}
