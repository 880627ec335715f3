import {html, nothing, type TemplateResult} from 'lit/html.js';
import type {FooterLink, SiteFooterView} from '../../../src/site/chrome/site-footer.js';
import {markup} from '../../base/markup.js';
import {renderLink} from './link.js';
import {renderLogo} from './logo.js';

/** Renders the site footer: columns of links, and social links. */
export function renderSiteFooter(view: SiteFooterView | undefined): TemplateResult | typeof nothing {
  if (!view) return nothing;
  const {siteName, logo, columns, socials} = view;
  const brand = logo ? renderLogo(logo, '', 'logo') : html`<span class="footer-name">${siteName}</span>`;
  return html`<div class="footer-row"><div class="footer-brand">${brand}</div>${columns.map(({title, links}) => html`<div class="footer-column">${title ? html`<p class="footer-title">${title}</p>` : nothing}<ul>${links.map(each => html`<li>${renderFooterLink('', each)}</li>`)}</ul></div>`)}<div class="footer-socials">${socials.map(each => renderFooterLink('social', each))}</div></div>`;
}

function renderFooterLink(kind: string, {address, icon, label, name}: FooterLink): TemplateResult {
  return renderLink(kind, address, html`${markup(icon)}${label}`, {name});
}
