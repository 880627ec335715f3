import {type Html, html, nothing} from '../base/html.js';
import type {PageContext} from './component.js';
import {copyControl} from './copy-control.js';
import {methodTone} from './method-tone.js';
import {breakAfterMarks} from './title-parts.js';

/** Method and path of the operation that a page is bound to, in one line with a copy control; path parameters tinted. */
export function operationHead(
  {method, target}: {readonly method?: string; readonly target?: string},
  context: PageContext,
): Html {
  if (!method || !target) return nothing;
  const parts = target
    .split(/(\{[^{}]*\}|:[A-Za-z_]\w*)/)
    .map(part =>
      /^(?:\{|:\w)/.test(part) ? html`<span class="path-parameter">${part}</span>` : breakAfterMarks(part),
    );
  return html`<div class="operation-head"><span class="method method-${methodTone(method)}">${method}</span><code class="operation-path">${parts}</code>${copyControl(target, context.words)}</div>`;
}
