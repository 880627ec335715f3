import {html, nothing, type TemplateResult} from 'lit';
import type {FormValues} from '../../../src/api-reference/form/values.js';
import {isJsonType} from '../../../src/openapi/operation/media.js';

/**
 * Renders a menu of the response's media types, if the operation documents several. The request sends the choice as
 * `Accept`.
 */
export function renderAcceptField(
  label: string,
  accepts: readonly string[],
  chosen: string | undefined,
  change: (change: Pick<FormValues, 'accept'>) => void,
): TemplateResult | typeof nothing {
  if (accepts.length < 2) return nothing;
  const current = chosen ?? accepts.find(isJsonType) ?? accepts[0];
  return html`<section class="part"><div class="part-head"><h3>${label}</h3><span class="spring"></span>
    <select class="media" aria-label=${label} @change=${(event: Event) => change({accept: (event.target as HTMLSelectElement).value})}>
      ${accepts.map(type => html`<option value=${type} ?selected=${type === current}>${type}</option>`)}</select></div></section>`;
}
