import {html, nothing, type TemplateResult} from 'lit/html.js';
import type {FooterLink, SiteFooterView} from '../../../src/site/chrome/site-footer.js';
import {markup} from '../../base/markup.js';
import {link} from './link.js';
import {logoTemplate} from './logo.js';

/** Renders the site footer: columns of links, and social links. */
export function siteFooterTemplate(view: SiteFooterView | undefined): TemplateResult | typeof nothing {
  if (!view) return nothing;
  const {siteName, logo, columns, socials} = view;
  const brand = logo ? logoTemplate(logo, '', 'logo') : html`<span class="footer-name">${siteName}</span>`;
  return html`<div class="footer-row"><div class="footer-brand">${brand}</div>${columns.map(({title, links}) => html`<div class="footer-column">${title ? html`<p class="footer-title">${title}</p>` : nothing}<ul>${links.map(each => html`<li>${linkTemplate('', each)}</li>`)}</ul></div>`)}<div class="footer-socials">${socials.map(each => linkTemplate('social', each))}</div></div>`;
}

function linkTemplate(kind: string, {address, icon, label, name}: FooterLink): TemplateResult {
  return link(kind, address, html`${markup(icon)}${label}`, {name});
}
