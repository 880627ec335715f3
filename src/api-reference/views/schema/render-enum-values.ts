import {fillMessage} from '../../../base/fill-message.js';
import {emptyHtml, type Html, html} from '../../../base/html.js';
import {formatNumber} from '../../../messages/format.js';
import type {SchemaRow} from '../../../openapi/schema/build-schema-rows.js';
import type {EnumValue} from '../../../openapi/schema/read-schema-facts.js';
import type {ViewContext} from '../view-context.js';
import {formatFieldValue} from './format-field-value.js';

interface ShownValue extends EnumValue {
  readonly text: string;
}

/** Number of values to show before "show more". A slightly longer list is shown completely. */
const shown = 12;

/** Renders the allowed values: on one line, or as a list if they have descriptions. Collapses long lists. */
export function renderEnumValues(context: ViewContext, row: SchemaRow): Html {
  const {enum: all} = row;
  const values = all.map(each => ({...each, text: formatFieldValue(each.value, row)}));
  const {apiMessages} = context;
  if (values.length === 0) return emptyHtml;
  const draw = values.some(({title, description}) => title !== undefined || description !== undefined)
    ? renderDescribedValues
    : renderPlainValues;
  const isLong = values.length > shown + 4;
  const first = isLong ? values.slice(0, shown) : values;
  const more = fillMessage(apiMessages.showAllValues, {count: formatNumber(values.length, apiMessages.locale)});
  const rest = isLong
    ? html`<details class="enum-more"><summary>${more}</summary>${draw(context, values.slice(shown))}</details>`
    : emptyHtml;
  return html`<div class="field-enum"><span class="enum-label">${apiMessages.allowed}</span> ${draw(context, first)}${rest}</div>`;
}

function renderPlainValues(_: ViewContext, values: readonly ShownValue[]): Html {
  return html`<span class="enum-values">${values.map(({text}) => html`<code>${text}</code> `)}</span>`;
}

function renderDescribedValues(context: ViewContext, values: readonly ShownValue[]): Html {
  return html`<dl class="enum-list">${values.map(({text, title, description}) => html`<div><dt><code>${text}</code></dt><dd>${title === undefined ? emptyHtml : html`<span class="enum-title">${title}</span> `}${context.text(description)}</dd></div>`)}</dl>`;
}
