import {type Html, type HtmlValue, html} from '../base/html.js';
import type {ContentMessages} from '../messages/en-content.js';
import {breakAfterMarks} from './parse-title-parts.js';

/** Maximum number of characters in a name to show on one line with its type. A longer one can be wider than a phone. */
const longName = 24;

/** Content of the header line of a field, in this order. */
export interface FieldHead {
  readonly before?: readonly HtmlValue[];
  /** Name of the field. If the field is deprecated, markup must strike through the name itself. */
  readonly name: HtmlValue;
  readonly type?: HtmlValue;
  readonly location?: HtmlValue;
  readonly required: boolean;
  readonly optional?: boolean;
  readonly deprecated?: boolean | undefined;
  readonly marks?: readonly HtmlValue[];
  readonly default?: HtmlValue;
  readonly after?: readonly HtmlValue[];
}

/** Renders the header line of a field: name, type, location, and constraints. */
export function renderFieldHead(field: FieldHead, messages: ContentMessages): Html {
  const {name, type, location, required, optional, deprecated, default: preset} = field;
  const isText = typeof name === 'string';
  const labels = (list: readonly HtmlValue[] = []) => list.map(each => html`<span class="field-label">${each}</span>`);
  const place = (text: HtmlValue) => html`<span class="field-location">${text}</span>`;
  const parts: readonly (Html | false)[] = [
    ...labels(field.before),
    html`<code class="field-name${deprecated && isText ? ' is-deprecated' : ''}">${isText && name.length >= longName ? breakAfterMarks(name) : name}</code>`,
    Boolean(type) && html`<span class="field-type">${type}</span>`,
    Boolean(location) && place(location),
    required && html`<span class="field-required">${messages.required}</span>`,
    optional === true && !required && place(messages.optional),
    deprecated === true && html`<span class="badge tone-warning">${messages.deprecated}</span>`,
    ...labels(field.marks),
    (Boolean(preset) || preset === 0) &&
      html`<span class="field-default">${messages.default} <code>${preset}</code></span>`,
    ...labels(field.after),
  ];
  // Put spaces between the parts, for tools that read only the text.
  return html`<div class="field-head">${parts.filter(part => part !== false).flatMap((part, at) => (at > 0 ? [' ', part] : [part]))}</div>`;
}
