import {html, nothing, type TemplateResult} from 'lit';
import type {Failure} from '../../../src/api-reference/form/failure.js';
import {formatSize} from '../../../src/api-reference/form/quantities.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {copyGlyph} from '../../../src/components/glyphs.js';
import type {ResponseMessages} from '../../../src/messages/en-response.js';
import {formatList} from '../../../src/messages/format.js';
import {type ApiResponse, type ExchangeState, MAX_RESPONSE_BYTES} from './exchange.js';
import {renderTool} from './tool-button.js';

/** Failures of the network or a policy. The API may work, but the page can't reach it, so offer the mock. */
const networkFailures = new Set(
  'unreachable cors offline timeout policy mixed-content lost broken-off proxy-unreachable proxy-missing'.split(' '),
);

/** Renders why a request failed and how to fix it. `useMock` sends the request to the mock. */
export function renderFailure(
  messages: ResponseMessages,
  {code, message, fix, paste}: Failure,
  copy: (event: Event, text: string) => void,
  useMock?: () => void,
): TemplateResult {
  const tone = code === 'stopped' ? 'is-quiet' : code === 'redirect' || code === 'redirect-plain' ? 'is-info' : '';
  const lines = paste
    ? html`<div class="paste"><pre tabindex="0" role="group" aria-label=${messages.setThis} translate="no">${paste}</pre>
        ${renderTool(messages.copy, copyGlyph, event => copy(event, paste))}</div>`
    : nothing;
  return html`<div class="failure ${tone}" data-code=${code}><p class="failure-message">${message}</p><p>${fix}</p>${lines}${useMock && networkFailures.has(code) ? html`<button class="use-mock" type="button" @click=${useMock}>${messages.useMock}</button>` : nothing}</div>`;
}

/** Renders notes above a response body, for example that it is cut off. */
export function renderResponseNotes(messages: ResponseMessages, state: ExchangeState): TemplateResult | typeof nothing {
  if (state.phase === 'sending' || !state.response) return nothing;
  const {response} = state;
  const notes = [
    ...(response.mocked?.reasons ?? []),
    ...(response.followedTo === undefined
      ? []
      : [fillMessage(messages.followed, {url: response.followedTo.replace(/[?#].*$/s, '')})]),
    ...(response.isCut ? [cutNote(messages, response)] : []),
    ...(response.isStopped && !response.isStream ? [messages.stoppedEarly] : []),
  ];
  return notes.length > 0 ? html`${notes.map(note => html`<p class="note">${note}</p>`)}` : nothing;
}

function cutNote(messages: ResponseMessages, {items, body}: ApiResponse): string {
  if (items) return fillMessage(messages.cutRecord, {limit: formatSize(MAX_RESPONSE_BYTES, messages.locale)});
  return fillMessage(messages.cut, {limit: formatSize(Math.min(MAX_RESPONSE_BYTES, body.length), messages.locale)});
}

/** Renders the response headers. Browsers hide most headers of another origin. */
export function renderHeaders(
  messages: ResponseMessages,
  response: ApiResponse,
  isCrossOrigin: boolean,
): TemplateResult {
  const {headers, unsent, hasUnsentCookies, isProxied} = response;
  const table =
    headers.length > 0
      ? html`<table class="headers"><tbody>${headers.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table>`
      : html`<p class="note">${messages.noHeaders}</p>`;
  return html`<div class="headers-box" tabindex="0" role="region" aria-label=${messages.headers}>${table}</div>
    ${isCrossOrigin && !isProxied ? html`<p class="note">${messages.exposed}</p>` : nothing}
    ${unsent.length > 0 ? html`<p class="note">${fillMessage(messages.unsent, {names: formatList(unsent, messages.locale)})}</p>` : nothing}
    ${hasUnsentCookies ? html`<p class="note">${messages.unsentCookies}</p>` : nothing}`;
}
