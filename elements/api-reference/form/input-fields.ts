import {html, nothing, type TemplateResult} from 'lit';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import {formatPlural} from '../../../src/messages/format-plural.js';
import {renderBodyFields} from './body-fields.js';
import type {FormState} from './form-state.js';
import {renderParameterFields} from './parameter-fields.js';
import {renderAcceptField} from './render-accept-field.js';

interface InputFields {
  readonly messages: TryItMessages;
  readonly state: FormState;
  readonly hasProxy: boolean;
  /** Whether the reader edits the body as text. */
  readonly isRaw: boolean;
  showRaw(isRaw: boolean): void;
}

/** Renders the parameters and the body of a request, with the number of warnings. */
export function renderInputFields({messages, state, hasProxy, isRaw, showRaw}: InputFields): TemplateResult {
  const {form, values, shownWarnings: warnings} = state;
  const count = warnings.length;
  const warned =
    count === 0 ? nothing : html`<p class="warn">${formatPlural(messages.warnings, count, messages.locale)}</p>`;
  return html`${renderParameterFields({
    messages,
    parameters: form.parameters,
    values: values.parameters,
    hasProxy,
    contextOf: parameter => state.contextOf(parameter, messages),
    change: (key, value) => state.changeParameter(key, value),
  })}
    ${renderBodyFields({
      messages,
      form,
      values,
      isRaw,
      context: state.bodyContext(messages),
      faults: warnings.filter(({at}) => at === 'body'),
      change: change => state.change(change),
      changeBody: body => state.changeBody(body),
      showRaw,
    })}
    ${renderAcceptField(messages.responseType, form.accepts, values.accept, change => state.change(change))}
    <div role="status">${warned}</div>`;
}
