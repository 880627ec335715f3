import {html, nothing, type TemplateResult} from 'lit';
import {fillMessage} from '../../../src/base/fill-message.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';

export interface OperationKey {
  readonly isMock: boolean;
  readonly url: string;
  readonly proxy: string | undefined;
}

/** Renders the URL of the request (security rule D2). */
export function renderRequestTarget(
  messages: TryItMessages,
  path: string,
  {isMock, url, proxy}: OperationKey,
): TemplateResult {
  const note = isMock ? messages.mock : proxy === undefined ? undefined : fillMessage(messages.byProxy, {proxy});
  return html`<p class="sent-to"><span class="visually-hidden">${messages.sentTo}</span> <code>${(!isMock && url) || path}</code>
    ${note === undefined ? nothing : html`<span class="label">${note}</span>`}</p>`;
}
