import {html, nothing, type TemplateResult} from 'lit';
import type {FormResponse, RequestForm} from '../../../src/api-reference/form/request-form.js';
import {getStatusReason} from '../../../src/api-reference/views/operation/status.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';

interface MockMenu {
  readonly messages: TryItMessages;
  readonly form: RequestForm;
  /** Response that the reader chose, as the value of a `Prefer` header. Empty if the request determines it. */
  readonly preference: string;
  choose(preference: string): void;
}

/** Renders a menu of the documented responses, if there are several. */
export function renderMockMenu({messages, form, preference, choose}: MockMenu): TemplateResult | typeof nothing {
  const options = form.responses.flatMap(listMockOptions);
  const pick = (event: Event) => choose((event.target as HTMLSelectElement).value);
  return options.length > 1
    ? html`<div class="server-line mock-line"><span class="label">${messages.mockResponse}</span><select class="server" aria-label=${messages.mockResponse} @change=${pick}>
          <option value="" ?selected=${preference === ''}>${messages.mockSuited}</option>
          ${options.map(([value, label]) => html`<option value=${value} ?selected=${value === preference}>${label}</option>`)}
        </select></div>`
    : nothing;
}

/** Returns menu options for a response and each of its examples. The option's value is that of a `Prefer` header. */
function listMockOptions({status, examples}: FormResponse): readonly (readonly [value: string, label: string])[] {
  const code = status.replace(/xx$/i, '00');
  const isCode = /^\d{3}$/.test(code);
  const named = examples
    // Only printable ASCII without quotes: a quote would end the header value (RFC 7240, section 2).
    .filter(name => /^[\x20-\x21\x23-\x7e]+$/.test(name))
    .map(name => [`${isCode ? `code=${code}, ` : ''}example="${name}"`, `${status} · ${name}`] as const);
  if (named.length > 0) return named;
  return isCode ? [[`code=${code}`, `${status} ${getStatusReason(code)}`.trim()]] : [];
}
