import {html} from '../../base/html.js';
import type {FoundOperation} from '../../openapi/operation/found-operation.js';
import {openOperation} from '../../openapi/operation/operation.js';
import type {Drawing} from '../view-context.js';
import {renderAnswers} from './answer-parts.js';
import {renderExamples} from './aside.js';
import {accessOf} from './security.js';

/** What comes back, for the end of the view, and the column of examples. */
export function renderRest(drawing: Drawing, entry: FoundOperation): {readonly main: string; readonly aside: string} {
  const operation = openOperation(drawing.library, entry);
  const access = accessOf(operation.security, drawing.schemes, drawing.options.auth);
  const main = html`${renderAnswers(drawing, operation, '')}`;
  return {main: main.text, aside: renderExamples(drawing, operation, access).text};
}
