import {html, type TemplateResult} from 'lit';
import {compareTexts} from '../../../src/api-reference/past-requests/compare-texts.js';
import type {RequestsMessages} from '../../../src/messages/en-requests.js';

interface ComparedResponse {
  readonly label: string;
  readonly body: string;
}

/** Renders the differences between two responses line by line. */
export function renderComparison(messages: RequestsMessages, compared: readonly ComparedResponse[]): TemplateResult {
  const [one, other] = compared as readonly [ComparedResponse, ComparedResponse];
  const lines = compareTexts(one.body, other.body);
  const text =
    lines === undefined || lines.length === 0
      ? html`<p class="note">${lines ? messages.equal : messages.unlike}</p>`
      : html`<pre tabindex="0">${lines.map(({kind, text}) =>
          kind === 'removed'
            ? html`<del>- ${text}\n</del>`
            : kind === 'added'
              ? html`<ins>+ ${text}\n</ins>`
              : html`<span>${kind === 'gap' ? '⋯' : `  ${text}`}\n</span>`,
        )}</pre>`;
  return html`<section class="comparison" aria-label=${messages.comparison}>
    <p class="note"><del>- ${one.label}</del></p><p class="note"><ins>+ ${other.label}</ins></p>${text}</section>`;
}
