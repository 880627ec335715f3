import {html} from '../../../base/html.js';
import type {FoundOperation} from '../../../openapi/operation/create-found-operation.js';
import {loadLanguages} from '../../../openapi/request/load-languages.js';
import type {LaterViewPart, OperationReference, ViewOptions} from '../reader.js';
import type {ResponseContext} from '../reader-requests.js';
import type {ViewContext} from '../view-context.js';
import {renderResponseParts} from './answer-parts.js';
import {renderExamples} from './aside.js';
import {resolveSecurity} from './security.js';

/** Renders the responses and callbacks at the end of the view, and the example column. */
export function renderRest(
  context: ViewContext,
  entry: FoundOperation,
): {readonly main: string; readonly aside: string} {
  const operation = context.openOperation(entry);
  const access = resolveSecurity(operation.security, context.schemes, context.options.auth);
  const main = html`${renderResponseParts(context, operation, '')}`;
  return {main: main.text, aside: renderExamples(context, operation, access).text};
}

/** Handles a `rest` call: renders the responses and examples of an operation whose view is already on the page. */
export async function handleRestRequest(
  {locate, draw}: ResponseContext,
  name: OperationReference,
  options: ViewOptions,
): Promise<LaterViewPart | undefined> {
  const entry = await locate(name);
  if (!entry) return undefined;
  await loadLanguages(options.languages, options.isSparse);
  const {result, context} = await draw(options, each => renderRest(each, entry));
  return {...result, outline: context.outline};
}
