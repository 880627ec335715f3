import type {Operation} from '../../../openapi/operation/operation.js';
import type {Side} from '../../../openapi/schema/schema-rows.js';

/**
 * The place of a row in a view, as `data-row` says it: the root of a schema, a slash, and the way down from there: the
 * number of a row, or of a choice and its variant (`v0-1`), with dots between. Roots are `p3` (parameter), `b0` (media
 * type of the body), `r2-0` (response and media type), `h2-0` (response and header), each behind `c0.` in a callback, and
 * `s:Name` (component). `c0` alone is a whole callback, `r2-0.e1` an example, `s3` a sample. Numbers, not names: short, and the same in
 * a document that was cut down to one operation.
 */
export type RowPath = string;

/** Returns the path of what is below a place. */
export function stepBelow(path: RowPath, step: number | string): RowPath {
  return path.endsWith('/') ? `${path}${step}` : `${path}.${step}`;
}

/** Returns the direction of a part. In a webhook or callback the API sends the body, so it has read-only values. */
export function sideOf({kind}: Pick<Operation, 'kind'>, part: 'body' | 'response'): Side {
  return (part === 'body') === (kind === 'operation') ? 'request' : 'response';
}
