import {html, nothing, type TemplateResult} from 'lit';
import type {ExampleTab} from '../response/try-it-response.js';
import {renderAgreement} from './agreement.js';
import type {RequestSession} from './request-session.js';

/** Time in milliseconds until the page scrolls to a running request. A fast response needs one scroll only. */
export const REVEAL_DELAY_MS = 300;

// Parts that the form and the panel of an operation both render.

/** Asks whether credentials may be sent to the request's origin, until the reader answers. */
export function renderSessionAgreement(session: RequestSession): TemplateResult | typeof nothing {
  const {messages, setting, toConfirm} = session;
  if (toConfirm === undefined) return nothing;
  return renderAgreement(messages, toConfirm, setting.form, isAgreed => session.agree(isAgreed));
}

/**
 * Renders the response to show, and the list of past requests. `example` adds a tab for the documented example.
 * `between` is below the response.
 */
export function renderSessionResponse(
  session: RequestSession,
  {
    example,
    between = nothing,
  }: {readonly example?: ExampleTab; readonly between?: TemplateResult | typeof nothing} = {},
): TemplateResult {
  const {responseMessages, exchange, shown, mock, history} = session;
  const isLast = shown?.exchange === exchange;
  const useMock = isLast && mock.isOffered && !mock.isOn ? session.useMock : undefined;
  return html`<try-it-response .messages=${responseMessages} .exchange=${shown?.exchange} .curl=${shown?.curl ?? ''} .useMock=${useMock} .example=${example}></try-it-response>
    ${between}${history.view()}`;
}
