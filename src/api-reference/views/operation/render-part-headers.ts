import {type Html, html} from '../../../base/html.js';
import type {Encoding} from '../../../openapi/operation/media.js';
import {flattenSchema} from '../../../openapi/schema/flatten-schema.js';
import {readSchemaFacts} from '../../../openapi/schema/read-schema-facts.js';
import {formatType} from '../../../openapi/schema/schema-type.js';
import {describeConstraints} from '../schema/constraint-text.js';
import {formatFieldValue} from '../schema/format-field-value.js';
import {getRuleMessages} from '../schema/rule-text.js';
import type {ViewContext} from '../view-context.js';

/**
 * Renders the headers of a multipart part with their types. Omits `Content-Type`, which is a separate note (OpenAPI
 * 3.1, section 4.8.15).
 */
export function renderPartHeaders(context: ViewContext, {headers}: Encoding): readonly Html[] {
  if (headers.length === 0) return [];
  const {documents, messages, apiMessages} = context;
  const parts = headers.map(({name, schema, required, description}, at) => {
    const flat = schema && flattenSchema(documents, [schema]);
    const {constraints = [], const: only, enum: values = [], default: preset} = flat ? readSchemaFacts(flat) : {};
    const facts = [
      ...(required ? [html`${messages.required}`] : []),
      ...describeConstraints(constraints, apiMessages),
      ...(only ? [html`${apiMessages.always} ${renderCodes([only])}`] : []),
      ...(values.length > 0 ? [html`${apiMessages.allowed}: ${renderCodes(values)}`] : []),
      ...(preset ? [html`${messages.default} ${renderCodes([preset])}`] : []),
    ].map((each, index) => html`${index > 0 ? ', ' : ''}${each}`);
    const type = flat ? ` ${formatType(documents, flat)}` : '';
    const about = description ? `: ${description.replace(/\s+/g, ' ').trim()}` : '';
    return html`${at > 0 ? ', ' : ''}<code>${name}</code>${type}${facts.length > 0 ? html` (${facts})` : ''}${about}`;
  });
  return [html`${getRuleMessages(context).partHeaders} ${parts}`];
}

function renderCodes(values: readonly {readonly value: unknown}[]): Html {
  return html`${values.map(({value}, at) => html`${at > 0 ? ', ' : ''}<code>${formatFieldValue(value)}</code>`)}`;
}
