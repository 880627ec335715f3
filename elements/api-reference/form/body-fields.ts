import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {ref} from 'lit/directives/ref.js';
import type {FormWarning} from '../../../src/api-reference/form/check-values.js';
import type {FormBody, RequestForm} from '../../../src/api-reference/form/request-form.js';
import {type BodyValue, buildBody, type FormValues, toBodyData} from '../../../src/api-reference/form/values.js';
import {formatJson} from '../../../src/base/exact-json.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import {type BodyKind, getSentType} from '../../../src/openapi/request/body-text.js';
import {buildControlId, type FieldContext} from './field-context.js';
import {buildAria, renderFieldInput, renderWarnings} from './field-input.js';
import {renderFileField} from './file-field.js';
import {parseBody} from './parse-body.js';
import {renderFaultLines} from './render-fault-lines.js';

interface BodyFields {
  readonly messages: TryItMessages;
  readonly form: RequestForm;
  readonly values: FormValues;
  /** Whether the reader edits the body as text instead of fields. */
  readonly isRaw: boolean;
  readonly context: FieldContext;
  /** Warnings about the body. */
  readonly faults: readonly FormWarning[];
  change(change: Partial<Pick<FormValues, 'mediaType' | 'sentTypes' | 'isWithoutBody'>>): void;
  changeBody(body: BodyValue): void;
  showRaw(isRaw: boolean): void;
}

/**
 * Renders the body by its media type: fields or text for JSON and forms, text for text types, a file for binary types.
 */
export function renderBodyFields(input: BodyFields): TemplateResult | typeof nothing {
  const {messages, form, values, change, changeBody} = input;
  const body = form.bodies.find(({type}) => type === values.mediaType);
  if (!body) return nothing;
  const types = html`<select class="media" aria-label=${messages.mediaType} @change=${(event: Event) => change({mediaType: (event.target as HTMLSelectElement).value})}>
    ${form.bodies.map(({type}) => html`<option value=${type} ?selected=${type === body.type}>${type}</option>`)}</select>`;
  // The documented type contains `*`. Let the reader enter the concrete one to send.
  const type = (event: Event) =>
    change({sentTypes: new Map([...(values.sentTypes ?? []), [body.type, (event.target as HTMLInputElement).value]])});
  const sent = body.type.includes('*')
    ? html`<input class="media" type="text" spellcheck="false" autocomplete="off" aria-label="Content-Type" .value=${values.sentTypes?.get(body.type) ?? getSentType(body.type)} @input=${type} />`
    : nothing;
  const named = body.examples.filter(({name}) => name !== '');
  const examples =
    named.length > 1
      ? html`<select class="media" aria-label=${messages.example} @change=${(event: Event) => changeBody(buildBody(body, (event.target as HTMLSelectElement).value))}>
        ${named.map(({name, summary}) => html`<option value=${name}>${summary ?? name}</option>`)}</select>`
      : nothing;
  const isSent = !values.isWithoutBody;
  const box =
    form.bodyRequired && isSent
      ? nothing
      : html`<label class="body-sent"><input type="checkbox" .checked=${isSent} @change=${(event: Event) => change({isWithoutBody: !(event.target as HTMLInputElement).checked})} /> ${messages.bodyIsSent}</label>`;
  return html`<section class="part" role="group" aria-label=${messages.body}>
    <div class="part-head"><h3>${messages.body}</h3>${form.bodyRequired ? html`<span class="required">${messages.required}</span>` : nothing}
      <span class="spring"></span>${isSent ? examples : nothing}${types}${isSent ? sent : nothing}${isSent ? renderModes(input, body) : nothing}</div>
    ${box}${isSent ? renderEditor(input, body) : renderWarnings(input.context, [])}
  </section>`;
}

/** Renders the switch between fields and text. Renders nothing if the body has only one of them. */
function renderModes({messages, isRaw, showRaw}: BodyFields, {kind}: FormBody) {
  if (kind !== 'json') return nothing;
  const button = (label: string, raw: boolean) =>
    html`<button type="button" aria-pressed=${raw === isRaw ? 'true' : 'false'} @click=${() => showRaw(raw)}>${label}</button>`;
  return html`<div class="modes" role="group" aria-label=${messages.bodyAs}>${button(messages.fields, false)}${button(messages.raw, true)}</div>`;
}

function renderEditor(input: BodyFields, body: FormBody): TemplateResult {
  const {form, values, isRaw, context, messages} = input;
  const value: BodyValue = values.bodies.get(body.type) ?? {value: undefined};
  const {kind, field} = body;
  if (kind === 'binary') return renderFileBody(input, value);
  if (kind === 'xml' || kind === 'text' || (kind === 'json' && isRaw)) return renderTextBody(input, value, kind);
  const given = toBodyData(value);
  // The reader typed text that is not JSON, so it can't be shown as fields.
  if (!given) return html`<p class="note">${messages.rawOnly}</p>${renderWarnings(context, [])}`;
  return html`<div class="body-root">${renderFieldInput(context, {field, value: given.value, path: [], name: messages.body, required: form.bodyRequired})}</div>${renderWarnings(context, [])}`;
}

function renderTextBody(
  {messages, form, context, faults, changeBody}: BodyFields,
  body: BodyValue,
  kind: BodyKind,
): TemplateResult {
  const text = 'text' in body ? body.text : (formatJson(body.value, 2) ?? '');
  const wrong = kind === 'json' && 'text' in body ? parseBody(body.text) : undefined;
  // Keep the typed text. Parsing and writing it would change long numbers, spaces, and duplicate keys.
  const type = (event: Event) => changeBody({text: (event.target as HTMLTextAreaElement).value});
  // Do not write into the focused text field: that would move the cursor.
  const keep = (area: Element | undefined) => {
    if (area instanceof HTMLTextAreaElement && area !== (area.getRootNode() as ShadowRoot).activeElement)
      area.value = text;
  };
  const {required, invalid, by} = buildAria(context, {path: [], required: form.bodyRequired});
  const isBroken = wrong !== undefined && !('value' in wrong);
  const about = `${buildControlId(context, ['raw'])}-warn`;
  const hasLines = kind === 'json' && !isBroken && faults.length > 0;
  const isInvalid = isBroken || hasLines;
  return html`<textarea class="raw" id=${buildControlId(context, ['raw'])} rows=${Math.min(24, Math.max(6, text.split('\n').length + 1))}
      spellcheck="false" autocomplete="off" aria-label=${messages.body} aria-required=${required}
      aria-invalid=${isInvalid ? 'true' : invalid} aria-describedby=${isInvalid ? about : by} ${ref(keep)} @input=${type}></textarea>
    ${isBroken ? html`<p class="warn" id=${about}>${fillMessage(messages.notJson, wrong)}</p>` : hasLines ? renderFaultLines(text, faults, messages, about) : renderWarnings(context, [])}`;
}

function renderFileBody({messages, form, values, context, changeBody}: BodyFields, body: BodyValue): TemplateResult {
  const field = renderFileField({
    messages,
    id: buildControlId(context, ['file']),
    label: messages.fileOf,
    value: 'value' in body ? body.value : undefined,
    ...buildAria(context, {path: [], required: form.bodyRequired}),
    keepFile: context.keepFile,
    set: ([value]) => changeBody({value}),
  });
  // A new element for each media type, because each has its own file.
  return html`${keyed(values.mediaType, field)}${renderWarnings(context, [])}`;
}
