import {html, nothing, type TemplateResult} from 'lit';
import {renderAgreement} from './agreement.js';
import type {RequestSession} from './request-session.js';

// Parts that the form and the panel of an operation both render.

/** Asks whether credentials may be sent to the request's origin, until the reader answers. */
export function renderSessionAgreement(session: RequestSession): TemplateResult | typeof nothing {
  const {messages, setting, toConfirm} = session;
  if (toConfirm === undefined) return nothing;
  return renderAgreement(messages, toConfirm, setting.form, isAgreed => session.agree(isAgreed));
}

/** Renders the response to show, and the list of past requests. */
export function renderSessionResponse(session: RequestSession): TemplateResult {
  const {responseMessages, exchange, shown, mock, history} = session;
  const isLast = shown?.exchange === exchange;
  const useMock = isLast && mock.isOffered && !mock.isOn ? session.useMock : undefined;
  return html`<try-it-response .messages=${responseMessages} .exchange=${shown?.exchange} .curl=${shown?.curl ?? ''} .useMock=${useMock}></try-it-response>
    ${history.view()}`;
}
