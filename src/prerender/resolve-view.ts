import type {ApiReader, View} from '../api-reference/views/reader.js';
import {wrapView} from '../api-reference/views/render-view.js';
import {callView, type ViewRequest} from '../api-reference/views/view-request.js';
import {fromReceivedHtml, html} from '../base/html.js';
import type {Problem} from '../base/problem.js';
import {enContent} from '../messages/en-content.js';
import {renderProblem} from '../site/chrome/problem-html.js';

/** Returns the view of an element from the first document that defines it, or else the problem to render. */
export async function resolveView(wanted: ViewRequest, readerOf: (document: string) => ApiReader) {
  let failed: readonly Problem[] = [];
  for (const document of wanted.specs) {
    const reader = readerOf(document);
    const result = await callView(reader, wanted);
    if (result.state === 'ready') return {document, ...(await renderView(result.view, reader, wanted))};
    if (failed.length === 0) failed = result.problems;
  }
  const again = html`<p><button class="button button-quiet openapi-retry" type="button">${(wanted.options.messages?.content ?? enContent).retry}</button></p>`;
  const box = html`<div class="operation-failed">${failed.slice(0, 5).map(renderProblem)}${again}</div>`;
  return {document: undefined, html: box, outline: [], problems: failed, hasWritten: false};
}

async function renderView({main, aside, outline, problems}: View, reader: ApiReader, {name, options}: ViewRequest) {
  const rest = aside === undefined && name ? await reader.rest(name, options) : undefined;
  // Insert the second part of an operation at the end of `.api-view`, which is the only element in `main`.
  const end = main.lastIndexOf('</');
  const whole = rest ? main.slice(0, end) + rest.main + main.slice(end) : main;
  const examples = rest?.aside ?? aside;
  return {
    html: wrapView(fromReceivedHtml(whole), examples === undefined ? undefined : fromReceivedHtml(examples)),
    outline: [...outline, ...(rest?.outline ?? [])],
    problems,
    hasWritten: rest !== undefined && options.written !== undefined,
  };
}
