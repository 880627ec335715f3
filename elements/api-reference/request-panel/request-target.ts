import {html, nothing, type TemplateResult} from 'lit';
import {fill} from '../../../src/base/words.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';

interface Goal {
  readonly isMock: boolean;
  readonly url: string;
  readonly proxy: string | undefined;
}

/** Renders where the request goes, before it is sent (security rule D2). */
export function renderRequestTarget(messages: TryItMessages, {isMock, url, proxy}: Goal): TemplateResult {
  if (isMock) return html`<p class="sent-to"><span class="label">${messages.sentTo}</span> ${messages.mock}</p>`;
  return html`<p class="sent-to"><span class="label">${messages.sentTo}</span> <code>${url}</code>
    ${proxy === undefined ? nothing : html`<span class="label">${fill(messages.byProxy, {proxy})}</span>`}</p>`;
}
