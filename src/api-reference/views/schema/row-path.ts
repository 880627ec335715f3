import type {Operation} from '../../../openapi/operation/operation.js';
import type {SchemaSide} from '../../../openapi/schema/build-schema-rows.js';

/**
 * Path of a row in a view, as in `data-row`: the root of a schema, a slash, and steps separated by dots. A step is the
 * index of a row, or of a choice and its variant (`v0-1`). Roots are `p3` (parameter), `b0` (media type of the body),
 * `r2-0` (response and media type), `h2-0` (response and header), and `s:Name` (component). Inside a callback, `c0.`
 * precedes the root. `c0` alone is a complete callback, `r2-0.e1` an example, and `s3` a code sample. Indexes are
 * short, and equal in a slice of the document.
 */
export type RowPath = string;

/** Appends a step to a row path. */
export function stepBelow(path: RowPath, step: number | string): RowPath {
  return path.endsWith('/') ? `${path}${step}` : `${path}.${step}`;
}

/**
 * Returns the side whose properties a body has. The API sends the body of a webhook or callback, so that body includes
 * read-only properties.
 */
export function getSide({kind}: Pick<Operation, 'kind'>, part: 'body' | 'response'): SchemaSide {
  return (part === 'body') === (kind === 'operation') ? 'request' : 'response';
}
