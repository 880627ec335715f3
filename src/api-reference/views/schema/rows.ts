import {emptyHtml, type Html, html} from '../../../base/html.js';
import type {FoundOperation} from '../../../openapi/operation/create-found-operation.js';
import {openRow, type SchemaRow, type SchemaSide} from '../../../openapi/schema/build-schema-rows.js';
import {renderCallbackBody} from '../operation/callbacks.js';
import {renderExampleAt} from '../operation/example-at.js';
import type {ViewContext} from '../view-context.js';
import {enterCallbacks, findRow} from './find-row.js';
import type {RowPath} from './row-path.js';
import {renderExpandableBody, renderLevel} from './schema-tree.js';

export {loadLanguages} from '../../../openapi/request/load-languages.js';

/**
 * Renders the children of a collapsed row. Empty for an unknown path. With `from`, renders the rows that were left out,
 * to replace the "show more" button.
 */
export function renderRows(context: ViewContext, entry: FoundOperation | undefined, path: RowPath, from: number): Html {
  const {documents} = context;
  const operation = entry && context.openOperation(entry);
  if (!path.includes('/')) {
    const entered = operation && enterCallbacks(documents, operation, path);
    if (!entered) return emptyHtml;
    if (entered.rest !== '') return renderExampleAt(context, entered.operation, entered.rest);
    return path === '' ? emptyHtml : renderCallbackBody(context, entered.operation, path);
  }
  const found = findRow(documents, operation, path);
  if (!found) return emptyHtml;
  // Set no direction on a schema page, which labels the properties that the schema requires.
  if (!path.startsWith('s:')) context.side = found.side;
  return getNextLevel(context, found, path, from);
}

/** Returns the children of the row at a path, starting at index `from`. */
export function getNextLevel(
  context: ViewContext,
  {row, side}: {readonly row: SchemaRow; readonly side: SchemaSide},
  path: RowPath,
  from: number,
): Html {
  const start = Number.isSafeInteger(from) && from > 0 ? from : 0;
  const level = openRow(context.documents, row, side, start);
  const rows = renderLevel(context, level, {path, from: start});
  return start > 0 ? rows : renderExpandableBody(html`${rows}`);
}
