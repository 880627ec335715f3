import {attributes, type Html, html, nothing} from '../../../base/html.js';
import {chevronGlyph} from '../../../components/glyphs.js';
import {type Callback, type Operation, openCallback} from '../../../openapi/operation/operation.js';
import type {ViewContext} from '../view-context.js';
import {renderAnswers} from './answer-parts.js';
import {methodBadge} from './method.js';
import {renderRequest} from './request-parts.js';

/** Number of rows after which callbacks are rendered on demand. */
const early = 60;

/** Renders the callbacks as closed sections, each like an operation. */
export function renderCallbacks(context: ViewContext, {callbacks}: Operation, prefix: string): Html {
  const folds = callbacks.map((callback, index) => {
    const path = `${prefix}c${index}`;
    // A nested callback loads on demand, since it may contain itself.
    const isLater = prefix !== '' || index > 1 || context.rowsMade > early;
    return renderCallback(context, callback, path, isLater);
  });
  return context.section('callbacks', context.say.callbacks, html`${folds}`);
}

function renderCallback(context: ViewContext, callback: Callback, path: string, isLater: boolean): Html {
  const {name, expression, method} = callback;
  const head = html`<summary class="response-head">${chevronGlyph}${methodBadge(method)}<span class="response-words"><b>${name}</b> <code>${expression}</code></span></summary>`;
  return html`<details class="response callback"${attributes({'data-method': method, 'data-path': expression, 'data-row': isLater && path})}>${head}${isLater ? nothing : callbackBody(context, openCallback(context.documents, callback), path)}</details>`;
}

/** Renders the content of an opened callback. */
export function callbackBody(context: ViewContext, operation: Operation, path: string): Html {
  const {outline} = context;
  const listed = outline.length;
  const {scope} = context;
  context.scope = 'callback-';
  const parts = html`${renderRequest(context, operation, `${path}.`)}${renderAnswers(context, operation, `${path}.`)}`;
  // Headings in closed sections may not exist yet, so the outline omits them.
  outline.length = listed;
  context.scope = scope;
  const about = context.text(operation.description);
  return html`<div class="response-body"><p class="quiet">${context.say.callbackSent}</p>${about}${parts}</div>`;
}
