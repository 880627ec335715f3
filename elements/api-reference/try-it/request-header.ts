import {html, nothing, type TemplateResult} from 'lit';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import {closeGlyph} from '../../../src/components/glyphs.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import {isApple} from '../../base/is-apple.js';
import {markup} from '../../base/markup.js';
import {type OperationKey, renderRequestTarget} from './request-target.js';

interface RequestHeader {
  readonly messages: TryItMessages;
  readonly form: RequestForm;
  /** Target of the request: a URL, a proxy, or the mock. */
  readonly goal: OperationKey;
  /** Link to the response, in one column. */
  readonly status?: TemplateResult | typeof nothing;
  readonly isRunning: boolean;
  readonly canSend: boolean;
  reset(): void;
  send(): void;
  stop(): void;
  close(): void;
}

/**
 * Renders the method, the path and the buttons above a form. "Send" and "Stop" are one button, so that it keeps the
 * focus.
 */
export function renderRequestHeader(header: RequestHeader): TemplateResult {
  const {messages, form, goal, status, isRunning, canSend, reset, send, stop, close} = header;
  return html`<header>
    <span class="method method-${form.method.toLowerCase()}">${form.method}</span>${renderRequestTarget(messages, form.path, goal)}
    ${status ?? nothing}
    <button class="plain" type="button" @click=${reset}>${messages.reset}</button>
    <button class="primary" type="button" aria-keyshortcuts=${isRunning ? nothing : 'Control+Enter Meta+Enter'} ?data-apple=${isApple()} ?disabled=${!isRunning && !canSend} @click=${isRunning ? stop : send}>${isRunning ? messages.stop : html`${messages.send}<kbd aria-hidden="true"></kbd>`}</button>
    <button class="close" type="button" aria-label=${messages.close} @click=${close}>${markup(closeGlyph)}</button>
  </header>`;
}
