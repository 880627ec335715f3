import {html, nothing, type TemplateResult} from 'lit';
import {getStatusTone} from '../../../src/api-reference/views/operation/status.js';
import type {Exchange} from '../response/exchange.js';
import type {ApiResponse} from '../response/exchange-state.js';
import {formatStatus} from '../response/response-head.js';
import type {RequestSession} from './request-session.js';

/** Returns whether the server responded with 401 to a request whose credentials the reader enters. */
export function isRefused({exchange, setting}: RequestSession): boolean {
  return getStatus(exchange) === 401 && setting.form.ways.length > 0 && !exchange?.outgoing.mock;
}

/** Renders the status as a button that leads to the response. In one column, the response is below all inputs. */
export function renderStatusLink(session: RequestSession, show: () => void): TemplateResult | typeof nothing {
  const {exchange, messages, responseMessages} = session;
  if (!exchange || exchange.isRunning) return nothing;
  const response = getResponse(exchange);
  const status = response ? formatStatus(responseMessages, response) : responseMessages.failed;
  const tone = response ? (response.status === 0 ? 'redirect' : getStatusTone(String(response.status))) : 'server';
  const shown = response?.status || messages.response;
  return html`<button class="status-link is-${tone}" type="button" aria-label=${`${messages.response}: ${status}`} @click=${show}>${shown}</button>`;
}

function getStatus(exchange: Exchange | undefined): number | undefined {
  return exchange && getResponse(exchange)?.status;
}

function getResponse({state}: Exchange): ApiResponse | undefined {
  return state.phase === 'sending' ? undefined : state.response;
}
