import {html, type TemplateResult} from 'lit';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import {resolveServerUrl} from '../../../src/api-reference/form/request-target.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import type {TryItSetting} from './try-it-setting.js';

/** Origins that the reader agreed to, until the page reloads. Asks once for all operations. */
export const agreedOrigins = new Set<string>();

/** Returns whether the reader must agree before credentials are sent to an origin (security rules D2, D3). */
export function needsAgreement(setting: TryItSetting, origin: string): boolean {
  const {servers, configured} = setting.form;
  const named = servers.slice(0, configured).map(server => resolveServerUrl(server, {}, setting.documentUrl));
  if (agreedOrigins.has(origin) || named.some(each => 'origin' in each && each.origin === origin)) return false;
  // A relative server URL in a document resolves to the site that shows the document, which is rarely the API.
  return configured > 0 || (origin === location.origin && !setting.isOwnApi);
}

/**
 * Renders the question whether to send credentials to a server that only the document names (security rules D2, D3).
 */
export function renderAgreement(
  messages: TryItMessages,
  origin: string,
  form: RequestForm,
  decide: (isAgreed: boolean) => void,
): TemplateResult {
  const [configured] = form.servers;
  const why = origin === location.origin ? messages.confirmOwnSite : messages.confirmText;
  return html`<div class="confirm" role="alertdialog" aria-label=${fillMessage(messages.confirmTitle, {origin})}>
    <h3>${fillMessage(messages.confirmTitle, {origin})}</h3><p>${fillMessage(why, {origin, configured: configured?.url ?? ''})}</p>
    <button class="primary" type="button" @click=${() => decide(true)}>${fillMessage(messages.confirm, {origin})}</button>
    <button class="plain" type="button" @click=${() => decide(false)}>${messages.cancel}</button></div>`;
}
