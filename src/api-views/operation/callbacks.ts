import {attributes, type Html, html, nothing} from '../../base/html.js';
import {chevronGlyph} from '../../components/glyphs.js';
import {type Callback, type Operation, openCallback} from '../../openapi/operation/operation.js';
import type {Drawing} from '../view-context.js';
import {renderAnswers} from './answer-parts.js';
import {methodBadge} from './method.js';
import {renderRequest} from './request-parts.js';

/** Rows that may be used up before callbacks are left for the reader to open. */
const early = 60;

/** The requests that the API makes itself, each folded: what is in it is drawn like any operation. */
export function renderCallbacks(drawing: Drawing, {callbacks}: Operation, prefix: string): Html {
  const folds = callbacks.map((callback, index) => {
    const path = `${prefix}c${index}`;
    // One inside another is opened by whoever wants it: a callback may hold itself.
    const isLater = prefix !== '' || index > 1 || drawing.rowsMade > early;
    return renderCallback(drawing, callback, path, isLater);
  });
  return drawing.section('callbacks', drawing.say.callbacks, html`${folds}`);
}

function renderCallback(drawing: Drawing, callback: Callback, path: string, isLater: boolean): Html {
  const {name, expression, method} = callback;
  const head = html`<summary class="response-head">${chevronGlyph}${methodBadge(method)}<span class="response-words"><b>${name}</b> <code>${expression}</code></span></summary>`;
  return html`<details class="response callback"${attributes({'data-method': method, 'data-path': expression, 'data-row': isLater && path})}>${head}${isLater ? nothing : callbackBody(drawing, openCallback(drawing.library, callback), path)}</details>`;
}

/** What is inside a callback that is opened. */
export function callbackBody(drawing: Drawing, operation: Operation, path: string): Html {
  const {outline} = drawing;
  const listed = outline.length;
  const {scope} = drawing;
  drawing.scope = 'callback-';
  const parts = html`${renderRequest(drawing, operation, `${path}.`)}${renderAnswers(drawing, operation, `${path}.`)}`;
  // Headings behind a fold are not always there: the outline does not lead to them.
  outline.length = listed;
  drawing.scope = scope;
  const about = drawing.text(operation.description);
  return html`<div class="response-body"><p class="quiet">${drawing.say.callbackSent}</p>${about}${parts}</div>`;
}
