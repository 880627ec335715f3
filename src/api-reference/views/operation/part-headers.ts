import {type Html, html} from '../../../base/html.js';
import type {Encoding} from '../../../openapi/operation/media.js';
import {flatSchema} from '../../../openapi/schema/flat-schema.js';
import {typeWords} from '../../../openapi/schema/schema-type.js';
import {rulesIn} from '../schema/rule-text.js';
import type {ViewContext} from '../view-context.js';

/**
 * Renders the headers of a form part with their types. Its media type is shown separately (OpenAPI 3.1, section
 * 4.8.15).
 */
export function partHeaders(context: ViewContext, {headers}: Encoding): readonly Html[] {
  if (headers.length === 0) return [];
  const {documents, messages} = context;
  const parts = headers.map(({name, schema, required}, at) => {
    const type = schema ? ` ${typeWords(documents, flatSchema(documents, [schema]))}` : '';
    return html`${at > 0 ? ', ' : ''}<code>${name}</code>${type}${required ? ` (${messages.required})` : ''}`;
  });
  return [html`${rulesIn(context).partHeaders} ${parts}`];
}
