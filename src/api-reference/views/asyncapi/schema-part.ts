import type {ViewSchema} from '../../../asyncapi/model.js';
import {emptyHtml, type Html, html} from '../../../base/html.js';
import {buildTopLevel} from '../operation/body-content.js';
import {renderFacts} from '../schema/field.js';
import type {RowPath} from '../schema/row-path.js';
import {renderLevel} from '../schema/schema-tree.js';
import type {ViewContext} from '../view-context.js';

/** Returns the first part of a schema's row paths: `a` and the index of the schema in the view. */
export function getRootPath({index}: ViewSchema): RowPath {
  return `a${index}/`;
}

/** Renders the fields of a schema for headers and bindings, without a line for the schema's type. */
export function renderFields(context: ViewContext, shown: ViewSchema, wanted: number): Html {
  const {schema, side} = shown;
  const top = context.open(schema, side, wanted);
  const level = buildTopLevel(context, top, side);
  const rows = level ? renderLevel(context, level, {path: getRootPath(shown), in: 'body'}) : emptyHtml;
  const type = level ? emptyHtml : html`<p class="media-head"><span class="field-type">${top.type}</span></p>`;
  return html`${type}${renderFacts(context, top)}${rows}`;
}
