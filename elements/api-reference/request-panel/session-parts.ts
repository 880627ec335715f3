import {html, nothing, type TemplateResult} from 'lit';
import {enResponse} from '../../../src/messages/en-response.js';
import {renderAgreement} from './agreement.js';
import type {RequestSession} from './request-session.js';

// Parts of a request that the form and the panel of a page show alike.

/** Renders the question whether credentials may go to the request's origin, while it is open. */
export function renderSessionAgreement(session: RequestSession): TemplateResult | typeof nothing {
  const {messages, setting, toConfirm} = session;
  if (toConfirm === undefined) return nothing;
  return renderAgreement(messages, toConfirm, setting.form, isAgreed => session.agree(isAgreed));
}

/** Renders the visible response, and the earlier requests. */
export function renderSessionResponse(session: RequestSession): TemplateResult {
  const {setting, exchange, shown, mock, history} = session;
  const isLast = shown?.exchange === exchange;
  const useMock = isLast && mock.isOffered && !mock.isOn ? session.useMock : undefined;
  return html`<try-it-response .messages=${setting.messages?.response ?? enResponse} .exchange=${shown?.exchange} .curl=${shown?.curl ?? ''} .useMock=${useMock}></try-it-response>
    ${history.view()}`;
}
