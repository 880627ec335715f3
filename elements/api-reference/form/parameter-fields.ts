import {html, nothing, type TemplateResult} from 'lit';
import type {FormParameter} from '../../../src/api-reference/form/request-form.js';
import type {ParameterValue} from '../../../src/api-reference/form/values.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import {parameterLocations} from '../../../src/openapi/operation/media.js';
import {buildControlId, type FieldContext} from './field-context.js';
import {createEmptyValue, isBeside, isPlain, renderAbout, renderFieldInput, renderWarnings} from './field-input.js';
import {renderSendBox} from './send-box.js';

interface ParameterFields {
  readonly messages: TryItMessages;
  readonly parameters: readonly FormParameter[];
  readonly values: ReadonlyMap<string, ParameterValue>;
  /** Whether a proxy is available. Only a proxy can send cookie parameters. */
  readonly hasProxy: boolean;
  contextOf(parameter: FormParameter): FieldContext;
  change(key: string, value: ParameterValue): void;
}

/** Renders the parameters in groups: path, query, header, cookie. */
export function renderParameterFields(input: ParameterFields): readonly (TemplateResult | typeof nothing)[] {
  const {messages, parameters, hasProxy} = input;
  return parameterLocations.map(place => {
    const here = parameters.filter(each => each.in === place);
    if (here.length === 0) return nothing;
    const note = place === 'cookie' && !hasProxy ? html`<p class="note">${messages.cookiesUnset}</p>` : nothing;
    return html`<section class="part" role="group" aria-label=${messages[place]}><h3>${messages[place]}</h3>${note}${here.map(each => renderParameterRow(input, each))}</section>`;
  });
}

function renderParameterRow(input: ParameterFields, parameter: FormParameter): TemplateResult {
  const {messages, values, change} = input;
  const {key, name, field, required, deprecated} = parameter;
  const context = input.contextOf(parameter);
  const {isSent, value} = values.get(key) ?? {isSent: false, value: undefined};
  const toggle = (event: Event) => {
    const {checked} = event.target as HTMLInputElement;
    const begun = value === undefined && checked ? createEmptyValue(field) : value;
    change(key, {isSent: checked, value: begun});
  };
  const plain = isPlain(field);
  const isShown = plain || isSent;
  const box =
    required && isShown
      ? nothing
      : renderSendBox({id: buildControlId(context, []), name, messages, isOn: isSent, toggle});
  return html`<div class=${`row${isBeside(field) ? '' : ' is-wide'}${isSent ? '' : ' is-unsent'}`}>
    <div class="row-head">${box}<label for=${buildControlId(context, [])}><code class=${deprecated ? 'name is-deprecated' : 'name'}>${name}</code></label>
      <span class="type">${field.type}</span>${required ? html`<span class="required">${messages.required}</span>` : nothing}</div>
    ${renderAbout(buildControlId(context, []), parameter.description)}
    <div class="row-input">${isShown ? renderFieldInput(context, {field, value, path: [], name, required, isDescribed: Boolean(parameter.description)}) : nothing}${renderWarnings(context, [])}</div>
  </div>`;
}
