import {type Html, html} from '../../../base/html.js';
import type {Operation} from '../../../openapi/operation/operation.js';
import type {ViewContext} from '../view-context.js';
import {renderCallbacks} from './callbacks.js';
import {renderResponses} from './responses.js';

export function renderResponseParts(context: ViewContext, operation: Operation, prefix: string): Html {
  return html`${renderResponses(context, operation, prefix)}${renderCallbacks(context, operation, prefix)}`;
}
