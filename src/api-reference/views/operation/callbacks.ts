import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../../base/html.js';
import {isTrue} from '../../../base/json.js';
import {chevronGlyph} from '../../../components/glyphs.js';
import {type Callback, type Operation, openCallback} from '../../../openapi/operation/operation.js';
import {renderDocsLink} from '../text/render-docs-link.js';
import type {ViewContext} from '../view-context.js';
import {renderResponseParts} from './answer-parts.js';
import {renderMethod} from './method.js';
import {renderRequest} from './request-parts.js';
import {buildAccess, isAccessStated, renderSecurity} from './security.js';

/** Number of rendered schema rows after which additional callbacks load on demand. */
const MAX_EAGER_ROWS = 60;

/** Renders callbacks as collapsed sections, each with an operation's content. */
export function renderCallbacks(context: ViewContext, {callbacks}: Operation, prefix: string): Html {
  const folds = callbacks.map((callback, index) => {
    const path = `${prefix}c${index}`;
    // Load a nested callback on demand: a callback can contain itself.
    const isLater = prefix !== '' || index > 1 || context.rowsMade > MAX_EAGER_ROWS;
    return renderCallback(context, callback, path, isLater);
  });
  return context.section('callbacks', context.apiMessages.callbacks, html`${folds}`);
}

function renderCallback(context: ViewContext, callback: Callback, path: string, isLater: boolean): Html {
  const {name, expression, method} = callback;
  const badge = isTrue(callback.node.value, 'deprecated')
    ? html` <span class="badge tone-warning">${context.messages.deprecated}</span>`
    : emptyHtml;
  const head = html`<summary class="response-head">${chevronGlyph}${renderMethod(method)}<span class="response-words"><b>${name}</b> <code>${expression}</code>${badge}</span></summary>`;
  return html`<details class="response callback"${renderHtmlAttributes({'data-method': method, 'data-path': expression, 'data-row': isLater && path})}>${head}${isLater ? emptyHtml : renderCallbackBody(context, openCallback(context.documents, callback), path)}</details>`;
}

export function renderCallbackBody(context: ViewContext, operation: Operation, path: string): Html {
  const {outline} = context;
  const listed = outline.length;
  const {scope} = context;
  context.scope = 'callback-';
  const security = isAccessStated(context, operation)
    ? renderSecurity(context, buildAccess(context, operation))
    : emptyHtml;
  const parts = html`${security}${renderRequest(context, operation, `${path}.`)}${renderResponseParts(context, operation, `${path}.`)}`;
  // Remove the headings of the callback from the table of contents: a collapsed section can be missing from the page.
  outline.length = listed;
  context.scope = scope;
  const {summary, externalDocs} = operation;
  const docs = externalDocs ? html`<p>${renderDocsLink(context, externalDocs)}</p>` : emptyHtml;
  const about = html`${summary ? html`<p>${summary}</p>` : emptyHtml}${context.text(operation.description)}${docs}`;
  return html`<div class="response-body"><p class="quiet">${context.apiMessages.callbackSent}</p>${about}${parts}</div>`;
}
