import {emptyHtml, type Html, html} from '../../../base/html.js';
import type {Operation} from '../../../openapi/operation/operation.js';
import {getSide} from '../schema/row-path.js';
import type {ViewContext} from '../view-context.js';
import {renderTitledContent} from './body-content.js';
import {renderParameters} from './parameters.js';

/** Renders authentication, parameters, and body of an operation or callback. `prefix` precedes the row paths. */
export function renderRequest(context: ViewContext, operation: Operation, prefix: string): Html {
  return html`${renderParameters(context, operation, prefix)}${renderBody(context, operation, prefix)}`;
}

function renderBody(context: ViewContext, operation: Operation, prefix: string): Html {
  const {requestBody, kind} = operation;
  if (!requestBody) return emptyHtml;
  const {messages, apiMessages} = context;
  const {head, body} = renderTitledContent(context, requestBody.content, {
    side: getSide(operation, 'body'),
    in: 'body',
    root: media => `${prefix}b${media}/`,
    wanted: 60,
  });
  const required = requestBody.required ? html`<span class="field-required">${messages.required}</span>` : emptyHtml;
  const about = context.text(requestBody.description);
  return context.section(
    'body',
    kind === 'operation' ? apiMessages.body : apiMessages.payload,
    html`${about}${body}`,
    html`${required}${head}`,
  );
}
