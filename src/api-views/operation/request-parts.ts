import {type Html, html, nothing} from '../../base/html.js';
import type {Operation} from '../../openapi/operation/operation.js';
import {sideOf} from '../schema/row-path.js';
import type {Drawing} from '../view-context.js';
import {renderContent} from './body-content.js';
import {renderParameters} from './parameters.js';

/** What is sent: the sections below the head of an operation or a callback. `prefix` goes before the paths of its rows. */
export function renderRequest(drawing: Drawing, operation: Operation, prefix: string): Html {
  return html`${renderParameters(drawing, operation, prefix)}${renderBody(drawing, operation, prefix)}`;
}

function renderBody(drawing: Drawing, operation: Operation, prefix: string): Html {
  const {requestBody, kind} = operation;
  if (!requestBody) return nothing;
  const {words, say} = drawing;
  const content = renderContent(drawing, requestBody.content, {
    side: sideOf(operation, 'body'),
    in: 'body',
    root: media => `${prefix}b${media}/`,
    wanted: 60,
  });
  const required = requestBody.required ? html`<span class="field-required">${words.required}</span>` : nothing;
  const about = drawing.text(requestBody.description);
  return drawing.section('body', kind === 'operation' ? say.body : say.payload, html`${about}${content}`, required);
}
