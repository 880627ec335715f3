import {decodeOnce} from '../../../base/slug.js';
import type {DocumentSet} from '../../../openapi/document/document-set.js';
import type {Located} from '../../../openapi/document/located.js';
import {selectSchema} from '../../../openapi/operation/media.js';
import {type Operation, openCallback} from '../../../openapi/operation/operation.js';
import {buildSchemaRows, openRow, type SchemaRow, type SchemaSide} from '../../../openapi/schema/build-schema-rows.js';
import {findComponentSchema} from './find-component-schema.js';
import {getSide, type RowPath} from './row-path.js';

/**
 * Follows the callbacks at the start of a row path. Returns the operation of the last one, and the rest of the path.
 */
export function enterCallbacks(
  documents: DocumentSet,
  operation: Operation,
  path: RowPath,
): {readonly operation: Operation; readonly rest: RowPath} | undefined {
  let rest = path;
  let current = operation;
  for (let match = /^c(\d{1,4})(?:\.|$)/.exec(rest); match; match = /^c(\d{1,4})(?:\.|$)/.exec(rest)) {
    const callback = current.callbacks[Number(match[1])];
    // Limit the nesting, because a callback can contain itself.
    if (!callback || path.length - rest.length > 30) return undefined;
    current = openCallback(documents, callback);
    rest = rest.slice(match[0].length);
  }
  return {operation: current, rest};
}

/** Returns the row at a path. Undefined for a path that does not exist in the operation. */
export function findRow(
  documents: DocumentSet,
  operation: Operation | undefined,
  path: RowPath,
): {readonly row: SchemaRow; readonly side: SchemaSide} | undefined {
  const [, root, rowPath] = /^([^/]{1,400})\/((?:[v\d.-]{0,2000}))$/.exec(path) ?? [];
  if (root === undefined || rowPath === undefined) return undefined;
  const start = findRoot(documents, operation, root);
  if (!start) return undefined;
  const row = walkRows(documents, start, rowPath);
  return row && {row, side: start.side};
}

/** Follows a row path from a schema's root. Returns the row at its end. */
export function walkRows(
  documents: DocumentSet,
  {schema, side}: {readonly schema: Located; readonly side: SchemaSide},
  rowPath: string,
): SchemaRow | undefined {
  let row: SchemaRow | undefined = buildSchemaRows(documents, schema, {side, budget: 0});
  for (const step of rowPath ? rowPath.split('.') : []) {
    row = stepInto(documents, row, side, step);
    if (!row) return undefined;
  }
  return row;
}

function findRoot(
  documents: DocumentSet,
  operation: Operation | undefined,
  root: string,
): {readonly schema: Located; readonly side: SchemaSide} | undefined {
  if (root.startsWith('s:')) {
    const schema = findComponentSchema(documents, decodeOnce(root.slice(2)));
    return schema && {schema, side: 'response'};
  }
  const entered = operation && enterCallbacks(documents, operation, root);
  const [, kind, first, second] = /^([pbrh])(\d{1,5})(?:-(\d{1,5}))?$/.exec(entered?.rest ?? '') ?? [];
  if (!entered || kind === undefined) return undefined;
  const {parameters, requestBody, responses} = entered.operation;
  const response = responses[Number(first)];
  const given =
    kind === 'p'
      ? parameters[Number(first)]
      : kind === 'b'
        ? requestBody?.content[Number(first)]
        : (kind === 'r' ? response?.content : response?.headers)?.[Number(second)];
  const holder = given && 'content' in given && given.content ? given.content : given;
  const schema = holder && ('itemSchema' in holder ? selectSchema(holder) : holder.schema);
  return schema && {schema, side: getSide(entered.operation, kind === 'p' || kind === 'b' ? 'body' : 'response')};
}

function stepInto(documents: DocumentSet, row: SchemaRow, side: SchemaSide, step: string): SchemaRow | undefined {
  const [, choice, variant] = /^v(\d{1,5})-(\d{1,5})$/.exec(step) ?? [];
  if (choice !== undefined)
    return openRow(documents, row, side, 0, 0).choices[Number(choice)]?.variants[Number(variant)];
  return /^\d{1,7}$/.test(step) ? openRow(documents, row, side, Number(step), 1).rows[0] : undefined;
}
