import {emptyHtml, type Html, type HtmlValue, html} from '../base/html.js';
import type {PageContext} from './component.js';
import {renderCopyControl} from './copy-control.js';
import {getMethodTone} from './get-method-tone.js';
import {breakAfterMarks} from './parse-title-parts.js';

/** Renders method and path of a bound operation on one line, with a copy button. Highlights path parameters. */
export function renderOperationHead(
  {method, target}: {readonly method?: string; readonly target?: string},
  context: PageContext,
): Html {
  if (!method || !target) return emptyHtml;
  // Let a long path wrap only between segments.
  const segments = target
    .split(/(?<=.\/)(?=.)/)
    .map((each, at) => [at > 0 ? html`<wbr>` : emptyHtml, renderSegment(each)]);
  return html`<div class="operation-head"><span class="method method-${getMethodTone(method)}">${method}</span><code class="operation-path">${segments}</code>${renderCopyControl(target, context.messages)}</div>`;
}

function renderSegment(segment: string): HtmlValue {
  return segment
    .split(/(\{[^{}]*\}|:[A-Za-z_]\w*)/)
    .map(part =>
      /^(?:\{|:\w)/.test(part) ? html`<span class="path-parameter">${part}</span>` : breakAfterMarks(part),
    );
}
