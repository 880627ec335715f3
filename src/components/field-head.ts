import {type Html, type HtmlValue, html} from '../base/html.js';
import type {ContentMessages} from '../messages/en-content.js';
import {breakAfterMarks} from './title-parts.js';

/** Names above this length can be wider than a phone next to their type. */
const longName = 24;

/** Content of a field's header line, in this order. */
export interface FieldHead {
  readonly before?: readonly HtmlValue[];
  /** A text, or markup that strikes through its own name if deprecated. */
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

/** Renders the header line of a documented value: name, type, location, and constraints. */
export function fieldHead(field: FieldHead, messages: ContentMessages): Html {
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
  // The spaces separate the parts for tools that read only the text.
  return html`<div class="field-head">${parts.filter(part => part !== false).flatMap((part, at) => (at > 0 ? [' ', part] : [part]))}</div>`;
}
