import {emptyHtml, html, renderHtmlAttributes} from '../../../base/html.js';
import type {FoundOperation} from '../../../openapi/operation/create-found-operation.js';
import type {ViewContext} from '../view-context.js';
import {renderIntro} from './operation-intro.js';
import {renderRequest} from './request-parts.js';
import {buildAccess, isAccessStated, isBriefAccess, renderSecurity} from './security.js';

export interface OperationView {
  readonly title: string;
  readonly main: string;
  readonly aside?: string;
}

/**
 * Renders an operation or webhook from its title to its request body, which readers see first. `renderRest` renders the
 * responses.
 */
export function renderOperation(context: ViewContext, entry: FoundOperation): OperationView {
  const operation = context.openOperation(entry);
  context.problems.push(...operation.problems);
  const access = buildAccess(context, operation);
  const security = isAccessStated(context, operation) ? renderSecurity(context, access) : emptyHtml;
  const isBrief = isBriefAccess(access);
  const intro = renderIntro(context, operation, entry.node, isBrief ? security : emptyHtml);
  const parts = renderRequest(context, operation, '');
  const data = renderHtmlAttributes({
    'data-kind': operation.kind,
    'data-method': operation.method,
    'data-path': operation.path,
    'data-deprecated': operation.deprecated,
  });
  const main = html`<div class="api-view"${data}>${intro}${renderBrokenParts(context)}${isBrief ? emptyHtml : security}${parts}</div>`;
  return {title: operation.label, main: main.text};
}

/** Renders problems with parts of the operation that are missing because of broken references. */
export function renderBrokenParts({problems, apiMessages}: ViewContext) {
  if (problems.length === 0) return emptyHtml;
  const list = problems.slice(0, 20).map(({message}) => html`<li>${message}</li>`);
  return html`<div class="api-problems" role="note"><p>${apiMessages.parts}</p><ul>${list}</ul></div>`;
}
