import {type Html, html} from '../../base/html.js';
import type {Operation} from '../../openapi/operation/operation.js';
import type {Drawing} from '../view-context.js';
import {renderCallbacks} from './callbacks.js';
import {renderResponses} from './responses.js';

/** What comes back. */
export function renderAnswers(drawing: Drawing, operation: Operation, prefix: string): Html {
  return html`${renderResponses(drawing, operation, prefix)}${renderCallbacks(drawing, operation, prefix)}`;
}
