import {html, type TemplateResult} from 'lit';
import type {Html} from '../../../src/base/html.js';
import {markup} from '../../base/markup.js';

/** Renders a button with an icon. Its label is the tooltip too. */
export function renderTool(label: string, icon: Html, act: (event: Event) => void): TemplateResult {
  return html`<button class="quiet tool" type="button" aria-label=${label} title=${label} @click=${act}>${markup(icon)}</button>`;
}
