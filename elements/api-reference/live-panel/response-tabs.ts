import {html, type TemplateResult} from 'lit';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';

export type ResponseTab = 'response' | 'example';

interface ResponseTabs {
  readonly messages: TryItMessages;
  readonly tab: ResponseTab;
  open(tab: ResponseTab): void;
  readonly response: TemplateResult;
}

/** Renders tabs for the response and the documented example, which is outside of the panel. */
export function renderResponseTabs({messages, tab, open, response}: ResponseTabs): TemplateResult {
  const button = (name: ResponseTab, label: string) =>
    html`<button type="button" role="tab" id=${`tab-${name}`} aria-selected=${name === tab ? 'true' : 'false'} tabindex=${name === tab ? 0 : -1} @click=${() => open(name)}>${label}</button>`;
  const move = (event: KeyboardEvent) => {
    const {key} = event;
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) return;
    event.preventDefault();
    const next = key === 'Home' || (key !== 'End' && tab === 'example') ? 'response' : 'example';
    open(next);
    (event.currentTarget as Element).querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return html`<div class="answer-tabs" role="tablist" aria-label=${messages.response} @keydown=${move}>${button('response', messages.response)}${button('example', messages.example)}</div>
    <div role="tabpanel" aria-labelledby=${`tab-${tab}`} ?hidden=${tab === 'example'}>${response}</div>`;
}
