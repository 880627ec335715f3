import {html, type TemplateResult} from 'lit';
import {fillMessage} from '../../../src/base/fill-message.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';

interface SendBox {
  /** Id of the value's control. */
  readonly id: string;
  /** Name of the value. */
  readonly name: string;
  readonly messages: TryItMessages;
  readonly isOn: boolean;
  toggle(event: Event): void;
}

/**
 * Renders the checkbox that sends or omits a value. Its label is visible in one column only, where the checkbox is at
 * the other edge than the name. It is short, so that both stay in the line of the name.
 */
export function renderSendBox({id, name, messages, isOn, toggle}: SendBox): TemplateResult {
  return html`<input class="send" id="${id}-sent" type="checkbox" .checked=${isOn} aria-label=${fillMessage(messages.sendName, {name})} @change=${toggle} /><label class="send-text" for="${id}-sent">${messages.send}</label>`;
}
