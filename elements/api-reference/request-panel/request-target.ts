import {html, nothing, type TemplateResult} from 'lit';
import {fill} from '../../../src/base/words.js';
import type {TryItWords} from '../../../src/messages/en-try-it.js';

interface Goal {
  readonly isMock: boolean;
  readonly url: string;
  readonly proxy: string | undefined;
}

/** Renders where the request goes, before it is sent (security rule D2). */
export function renderRequestTarget(words: TryItWords, {isMock, url, proxy}: Goal): TemplateResult {
  if (isMock) return html`<p class="sent-to"><span class="label">${words.sentTo}</span> ${words.mock}</p>`;
  return html`<p class="sent-to"><span class="label">${words.sentTo}</span> <code>${url}</code>
    ${proxy === undefined ? nothing : html`<span class="label">${fill(words.byProxy, {proxy})}</span>`}</p>`;
}
