import {html, nothing, type TemplateResult} from 'lit/html.js';
import {renderGlyph} from '../../../src/components/glyphs.js';
import {renderTitle} from '../../../src/components/parse-title-parts.js';
import type {Breadcrumb, EyebrowView} from '../../../src/site/chrome/eyebrow.js';
import {markup} from '../../base/markup.js';

/** Renders the line above a page's title. */
export function renderEyebrow({text, breadcrumbs, readingTime, version}: EyebrowView): TemplateResult {
  return html`${text ? html`<p class="eyebrow-text">${markup(renderTitle(text))}</p>` : nothing}${breadcrumbs ? html`<nav class="breadcrumbs" aria-label=${breadcrumbs.name}><ol>${breadcrumbs.steps.map(renderStep)}</ol></nav>` : nothing}${readingTime ? html`<span class="page-minutes">${readingTime}</span>` : nothing}${version === undefined ? nothing : html`<span class="page-version">${version}</span>`}`;
}

function renderStep({label, href}: Breadcrumb): TemplateResult {
  const name = markup(renderTitle(label));
  return html`<li>${href === undefined ? name : html`<a href=${href}>${name}</a>`}${markup(renderGlyph('chevron'))}</li>`;
}
