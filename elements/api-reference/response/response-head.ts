import {html, nothing, type TemplateResult} from 'lit';
import {formatDuration, formatSize} from '../../../src/api-reference/form/quantities.js';
import {getStatusReason, getStatusTone} from '../../../src/api-reference/views/operation/status.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import type {ResponseMessages} from '../../../src/messages/en-response.js';
import type {ApiResponse, ExchangeState} from './exchange-state.js';

/** Returns a status such as `200 OK`. Without a status code, returns the text only. */
export function formatStatus(messages: ResponseMessages, {status, statusText}: ApiResponse): string {
  if (status === 0) return messages.redirect;
  return `${status} ${getStatusReason(String(status)) || statusText}`.trim();
}

/** Renders the state in one line: dot, status, time, and size. `waited` is the time since sending, in milliseconds. */
export function renderResponseHead(messages: ResponseMessages, state: ExchangeState, waited: number): TemplateResult {
  if (state.phase === 'sending') {
    const seconds = Math.floor(waited / 1000);
    // Show nothing for 300 ms: most responses arrive by then, and a status that flashes distracts readers.
    if (waited < 300) return html`<span class="status"></span>`;
    const text = seconds < 1 ? messages.sending : fillMessage(messages.sendingFor, {seconds});
    return html`<span class="status is-busy"><span class="dot"></span>${text}</span>`;
  }
  if (!state.response)
    return html`<span class="status is-server"><span class="dot"></span><b>${messages.failed}</b></span>`;
  const {response} = state;
  const tone = response.status === 0 ? 'redirect' : getStatusTone(String(response.status));
  const [number = '', ...reason] = formatStatus(messages, response).split(' ');
  return html`<span class="status is-${tone}"><span class="dot"></span><b>${number}</b> ${reason.join(' ')}</span>
    ${renderProgress(messages, state)}${response.mocked ? html`<span class="mocked" title=${messages.mockedNote}>${messages.mocked}</span>` : nothing}
    ${response.mocked ? nothing : html`<span class="figure">${formatDuration(response.ms, messages.locale)}</span>`}<span class="figure">${formatSize(response.bytes, messages.locale)}</span>`;
}

function renderProgress(messages: ResponseMessages, {phase, response}: Exclude<ExchangeState, {phase: 'sending'}>) {
  const isBroken = phase === 'failed';
  const [name, text] =
    phase === 'receiving'
      ? ['is-busy', response?.isStream ? messages.streaming : messages.receiving]
      : isBroken
        ? ['is-server', messages.brokenOff]
        : response?.isStopped
          ? ['is-other', messages.stopped]
          : ['', ''];
  return text ? html`<span class="progress ${name}"><span class="dot"></span>${text}</span>` : nothing;
}

/** Returns the announcement for screen readers, which is the same during a phase. */
export function describeStatus(messages: ResponseMessages, state: ExchangeState): string {
  if (state.phase === 'sending') return messages.sending;
  if (state.phase === 'failed') return `${state.failure.message} ${state.failure.fix}`;
  const {response} = state;
  const status = response.mocked
    ? `${formatStatus(messages, response)}, ${messages.mocked}`
    : formatStatus(messages, response);
  if (state.phase === 'receiving') return `${status}, ${response.isStream ? messages.streaming : messages.receiving}`;
  const text = fillMessage(messages.answered, {
    status,
    time: formatDuration(response.ms, messages.locale),
    size: formatSize(response.bytes, messages.locale),
  });
  return response.redirect ? `${text}. ${response.redirect.message}` : text;
}
