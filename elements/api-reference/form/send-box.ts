import {html, type TemplateResult} from 'lit';

interface SendBox {
  /** Id of the value's control. */
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  toggle(event: Event): void;
}

/**
 * Renders the checkbox that sends or omits a value. Its label is visible in one column only, where the checkbox is at
 * the other edge than the name.
 */
export function sendBox({id, label, isOn, toggle}: SendBox): TemplateResult {
  return html`<input class="send" id="${id}-sent" type="checkbox" .checked=${isOn} aria-label=${label} @change=${toggle} /><label class="send-text" for="${id}-sent">${label}</label>`;
}
