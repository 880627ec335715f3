import {html, nothing, type TemplateResult} from 'lit';
import {type Credential, isFilled} from '../../../src/api-reference/form/credential.js';
import type {SignIn, SignInOption} from '../../../src/api-reference/form/request-form.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {chevronGlyph} from '../../../src/components/glyphs.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import type {SecurityScheme} from '../../../src/openapi/document/document-info.js';
import {markup} from '../../base/markup.js';
import {renderAbout} from '../form/field-input.js';

export interface SignInFields {
  readonly messages: TryItMessages;
  readonly ways: readonly SignInOption[];
  readonly signInIndex: number;
  /** Origin that receives the credentials. Absent if the document has no server URL. */
  readonly origin: string | undefined;
  /** Whether another site shows this page in a frame. The fields are then disabled (security rule F6). */
  readonly isFramed: boolean;
  readonly hasProxy: boolean;
  readonly remembers: boolean;
  /** Whether the browser can store credentials, so that they outlive the page. */
  readonly isStored: boolean;
  credentialOf(scheme: string): Credential | undefined;
  /**
   * Returns whether the reader's session at this site provides a scheme's credential. The form never shows such a
   * credential.
   */
  isOfUser(scheme: SecurityScheme): boolean;
  /** Returns what the server's last response says about a scheme's credential. Empty if it accepted it. */
  describeFault(scheme: string): string;
  /** Returns what the panel asks for, below the field of a scheme without a fault. Empty if it asks nothing. */
  askFor?(scheme: string): string;
  /** Link at the end of the title's line. */
  readonly offer?: TemplateResult | typeof nothing;
  enter(scheme: string, credential: Credential | undefined): void;
  chooseWay(signInIndex: number): void;
  remember(isOn: boolean): void;
  forget(): void;
  /** Renders the fields of an OAuth 2.0 or OpenID Connect scheme, whose tokens another server issues. */
  oauth(signIn: SignIn): TemplateResult;
}

/** Renders inputs for the credentials of the chosen security requirement, and the choice of how long to store them. */
export function renderCredentialFields(input: SignInFields): TemplateResult | typeof nothing {
  const {messages, ways, signInIndex, origin, isFramed, remembers, isStored} = input;
  if (ways.every(each => each.length === 0)) return nothing;
  const chosen = ways[signInIndex] ?? [];
  const menu =
    ways.length > 1
      ? html`<select class="media" aria-label=${messages.wayOf} @change=${(event: Event) => input.chooseWay(Number((event.target as HTMLSelectElement).value))}>
        ${ways.map((each, index) => html`<option value=${index} ?selected=${index === signInIndex}>${each.map(({scheme}) => labelScheme(scheme, input)).join(' + ') || messages.noWay}</option>`)}</select>`
      : nothing;
  if (isFramed)
    return html`<section class="part" role="group" aria-label=${messages.authorization}><h3>${messages.authorization}</h3><p class="note">${messages.framed}</p></section>`;
  const fields = chosen.map(each => renderSchemeFields(input, each));
  const keep = html`<div class="keep">
    <label><input type="checkbox" aria-describedby="auth-kept" .checked=${remembers} ?disabled=${!isStored} @change=${(event: Event) => input.remember((event.target as HTMLInputElement).checked)} /> ${messages.remember}</label>
    <button class="add" type="button" @click=${input.forget}>${messages.forget}</button>
    <p class="note" id="auth-kept">${fillMessage(isStored ? (remembers ? messages.keptHere : messages.keptForSession) : messages.keptInMemory, {origin: origin ?? ''})}</p></div>`;
  return html`<section class="part" role="group" aria-label=${messages.authorization}>
    <div class="part-head"><h3>${messages.authorization}</h3><span class="spring"></span>${menu}${input.offer ?? nothing}</div>
    ${fields}${chosen.length > 0 ? keep : nothing}</section>`;
}

/** Name and description of a scheme, above its fields. */
interface SchemeHead {
  readonly id: string;
  readonly title: TemplateResult;
  readonly about: TemplateResult | typeof nothing;
  readonly message: TemplateResult | typeof nothing;
  readonly isInvalid: boolean;
  /** Ids of the description and the message, or Lit's `nothing`. */
  readonly by: unknown;
}

/** Returns a scheme's label. Adds its key if several schemes are of the same kind. */
function labelScheme(scheme: SecurityScheme, {ways, messages}: Pick<SignInFields, 'ways' | 'messages'>): string {
  const name = nameScheme(scheme, messages);
  const isShared = ways
    .flat()
    .some(other => other.scheme.key !== scheme.key && nameScheme(other.scheme, messages) === name);
  return isShared ? `${name} (${scheme.key})` : name;
}

function nameScheme({key, type, scheme}: SecurityScheme, messages: TryItMessages): string {
  if (type === 'http' && scheme === 'bearer') return messages.bearerToken;
  if (type === 'http' && scheme === 'basic') return messages.userAndPassword;
  if (type === 'http') return messages.credentials;
  if (type === 'apiKey') return messages.apiKey;
  if (type === 'oauth2') return 'OAuth 2.0';
  if (type === 'openIdConnect') return 'OpenID Connect';
  return type === 'mutualTLS' ? messages.clientCertificate : key;
}

function renderSchemeFields(input: SignInFields, signIn: SignIn): TemplateResult {
  const {messages} = input;
  const label = labelScheme(signIn.scheme, input);
  const {key, type, name, in: place, scheme} = signIn.scheme;
  const detail = type === 'apiKey' ? `${place ?? 'header'} ${name ?? ''}` : type === 'http' ? scheme : undefined;
  const isNamed = scheme === 'bearer' || scheme === 'basic';
  const id = `auth-${key}`;
  const message = describeField(input, key);
  const head: SchemeHead = {
    id,
    title: html`<span class="scheme">${label}</span>${detail && !isNamed ? html` <span class="type">${detail}</span>` : nothing}`,
    // Some APIs say here how to get a credential.
    about: renderAbout(id, signIn.about),
    message: renderFieldMessage(id, message),
    isInvalid: message.isFault,
    by: [...(message.text ? [`${id}-warn`] : []), ...(signIn.about ? [`${id}-about`] : [])].join(' ') || nothing,
  };
  if (type === 'mutualTLS') return renderPlainRow(head, html`<p class="note">${messages.mutualTls}</p>`);
  if (type === 'apiKey' && name === undefined)
    return renderPlainRow(head, html`<p class="warn">${messages.keyWithoutName}</p>`);
  const isOfUser = input.isOfUser(signIn.scheme) && !isFilled(input.credentialOf(key));
  if (type === 'oauth2' || type === 'openIdConnect')
    return renderPlainRow(
      head,
      html`${isOfUser ? html`<p class="note">${messages.fromAccount}</p>` : nothing}${input.oauth(signIn)}`,
    );
  if (type === '') return renderPlainRow(head, html`<p class="warn">${fillMessage(messages.unknownScheme, {key})}</p>`);
  if (type === 'http' && scheme === 'basic') return renderBasicFields(input, signIn, {head, label, isOfUser});
  const note =
    type === 'apiKey' && place === 'cookie' && !input.hasProxy
      ? html`<p class="note">${messages.cookiesUnset}</p>`
      : nothing;
  return renderRow(head, html`${renderSchemeSecret(input, signIn, head)}${note}`);
}

/** Renders the input of a scheme whose credential is one text. */
function renderSchemeSecret(
  input: SignInFields,
  {scheme}: SignIn,
  {id, isInvalid, by}: Pick<SchemeHead, 'id' | 'isInvalid' | 'by'>,
): TemplateResult {
  const {messages} = input;
  const credential = input.credentialOf(scheme.key);
  const isOfUser = input.isOfUser(scheme) && !isFilled(credential);
  const kind = scheme.scheme === 'bearer' ? messages.token : nameScheme(scheme, messages);
  return renderSecretInput({
    id,
    label: labelScheme(scheme, input),
    by,
    invalid: isInvalid,
    messages,
    value: credential?.kind === 'secret' ? credential.value : '',
    placeholder: isOfUser ? messages.fromAccount : kind,
    required: isNeeded(input) && !isOfUser,
    enter: text => input.enter(scheme.key, text.trim() ? {kind: 'secret', value: text.trim()} : undefined),
  });
}

/**
 * Renders the control of a scheme in its row of the page: an input if its credential is one text, or else a button that
 * opens all fields. `id` must be unique in the page.
 */
export function renderSchemeControl(
  input: SignInFields,
  signIn: SignIn,
  id: string,
  openFields: () => void,
): TemplateResult {
  const {messages} = input;
  const {key} = signIn.scheme;
  if (isSecret(signIn.scheme)) {
    const message = describeField(input, key);
    const by = message.text ? `${id}-warn` : nothing;
    return html`${renderSchemeSecret(input, signIn, {id, isInvalid: message.isFault, by})}${renderFieldMessage(id, message)}`;
  }
  const state = isFilled(input.credentialOf(key)) ? messages.credentialEntered : messages.notSet;
  const label = `${labelScheme(signIn.scheme, input)}: ${state}`;
  return html`<button class="field-expand" type="button" aria-label=${label} @click=${openFields}><span>${state}</span>${markup(chevronGlyph)}</button>`;
}

/** Returns whether a scheme's credential is one text. */
export function isSecret({type, scheme, name}: SecurityScheme): boolean {
  return (type === 'http' && scheme !== 'basic') || (type === 'apiKey' && name !== undefined);
}

/** Message below a field: what the server says, or else what the panel asks for. */
interface FieldMessage {
  readonly text: string;
  readonly isFault: boolean;
}

function describeField(input: SignInFields, scheme: string): FieldMessage {
  const fault = input.describeFault(scheme);
  return {text: fault || (input.askFor?.(scheme) ?? ''), isFault: fault !== ''};
}

function renderFieldMessage(id: string, {text, isFault}: FieldMessage): TemplateResult | typeof nothing {
  return text
    ? html`<p class=${isFault ? 'warn is-fault' : 'warn is-fault is-asked'} id="${id}-warn">${text}</p>`
    : nothing;
}

function renderBasicFields(
  input: SignInFields,
  {scheme: {key}}: SignIn,
  {head, label, isOfUser}: {readonly head: SchemeHead; readonly label: string; readonly isOfUser: boolean},
): TemplateResult {
  const {messages} = input;
  const prefix = label === messages.userAndPassword ? '' : `${label}: `;
  const credential = input.credentialOf(key);
  const {user, password} = credential?.kind === 'basic' ? credential : {user: '', password: ''};
  const enter = (next: {readonly user?: string; readonly password?: string}) => {
    const both = {user, password, ...next};
    input.enter(key, both.user || both.password ? {kind: 'basic', ...both} : undefined);
  };
  return renderRow(
    head,
    html`<input id=${head.id} type="text" aria-describedby=${head.by} aria-invalid=${head.isInvalid ? 'true' : nothing} autocomplete="off" autocapitalize="off" spellcheck="false" aria-label=${prefix + messages.user} aria-required=${isNeeded(input) && !isOfUser ? 'true' : nothing} placeholder=${isOfUser ? messages.fromAccount : messages.user} .value=${user} @input=${(event: Event) => enter({user: (event.target as HTMLInputElement).value})} />
    ${renderSecretInput({
      id: `${head.id}-password`,
      by: head.by,
      invalid: head.isInvalid,
      label: prefix + messages.password,
      messages,
      value: password,
      placeholder: messages.password,
      enter: value => enter({password: value}),
    })}`,
  );
}

interface SecretInput {
  readonly id: string;
  readonly label: string;
  readonly messages: TryItMessages;
  readonly value: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  /** Ids of the texts that describe the field, or Lit's `nothing`. */
  readonly by?: unknown;
  readonly invalid?: boolean;
  enter(value: string): void;
}

/**
 * Renders a password field that can show its value. Password managers ignore it: the secret is the API's, not this
 * site's.
 */
export function renderSecretInput({
  id,
  label,
  messages,
  value,
  placeholder = '',
  required,
  by = nothing,
  invalid,
  enter,
}: SecretInput): TemplateResult {
  return html`<span class="secret"><input id=${id} type="password" autocomplete="off" data-1p-ignore data-lpignore="true" spellcheck="false" aria-label=${label} aria-required=${required ? 'true' : nothing} aria-invalid=${invalid ? 'true' : nothing} aria-describedby=${by} placeholder=${placeholder} .value=${value} @input=${(event: Event) => enter((event.target as HTMLInputElement).value)} />
    <button class="reveal" type="button" aria-pressed="false" aria-label=${fillMessage(messages.showValue, {name: label})} @click=${reveal}>${eye}</button></span>`;
}

const eye = html`<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7Z"></path><circle cx="12" cy="12" r="3"></circle></svg>`;

/** Shows or hides the value of the input next to the clicked button. */
function reveal({currentTarget}: Event): void {
  const button = currentTarget as Element;
  const input = button.previousElementSibling as HTMLInputElement;
  const isShown = input.type === 'password';
  input.type = isShown ? 'text' : 'password';
  button.setAttribute('aria-pressed', String(isShown));
}

/** Returns whether every alternative needs a credential. An empty security requirement allows anonymous requests. */
function isNeeded({ways}: SignInFields): boolean {
  return ways.every(signIn => signIn.length > 0);
}

function renderRow({id, title, about, message}: SchemeHead, input: TemplateResult): TemplateResult {
  return html`<div class="row"><div class="row-head"><label for=${id}>${title}</label></div>${about}<div class="row-input">${input}${message}</div></div>`;
}

/** Renders a row with several controls, or none. Its group has their description. */
function renderPlainRow({id, title, about, message, by}: SchemeHead, body: TemplateResult): TemplateResult {
  return html`<div class="row is-wide" role="group" aria-labelledby="${id}-title" aria-describedby=${by}><div class="row-head"><span id="${id}-title">${title}</span></div>${about}<div class="row-input">${body}${message}</div></div>`;
}
