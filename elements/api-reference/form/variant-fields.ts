import {html, type TemplateResult} from 'lit';
import {findVariantIndex} from '../../../src/api-reference/form/check-values.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {isContainer} from '../../../src/base/written-number.js';
import type {FieldContext} from './field-context.js';
import {createEmptyValue, type FieldInputOptions, renderFieldInput} from './field-input.js';

/**
 * Renders a menu of variants (`oneOf`, `anyOf`), and the fields of the chosen one. Properties that both variants have
 * keep their values.
 */
export function renderVariantFields(
  context: FieldContext,
  {field, value, path, name}: FieldInputOptions,
): TemplateResult {
  const variants = field.variants ?? [];
  const index = context.variantAt(path) ?? findVariantIndex(field, value);
  const chosen = variants[index];
  const choose = (event: Event) => {
    const next = Number((event.target as HTMLSelectElement).value);
    context.chooseVariant(path, next);
    const variant = variants[next];
    if (!variant) return context.set(path, null);
    if (variant.field.kind !== 'object') return context.set(path, createEmptyValue(variant.field));
    const names = new Set(variant.field.properties?.map(each => each.name));
    const remaining = isContainer(value) ? Object.entries(value).filter(([key]) => names.has(key)) : [];
    context.set(path, {...Object.fromEntries(remaining), ...variant.marks});
  };
  return html`<div class="variants"><select aria-label=${fillMessage(context.messages.variant, {name})} @change=${choose}>
      ${variants.map(({label}, at) => html`<option value=${at} ?selected=${at === index}>${label}</option>`)}
      ${field.nullable ? html`<option value=${variants.length} ?selected=${index === variants.length}>${context.messages.null}</option>` : ''}
    </select>${chosen ? renderFieldInput(context, {field: chosen.field, value, path, name}) : ''}</div>`;
}
