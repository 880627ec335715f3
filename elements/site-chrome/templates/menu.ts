import {html, nothing, type TemplateResult} from 'lit/html.js';
import {renderGlyph} from '../../../src/components/glyphs.js';
import {buildLinkTarget} from '../../../src/components/link-target.js';
import type {MenuLink, MenuView} from '../../../src/site/chrome/menu.js';
import {markup} from '../../base/markup.js';
import {renderTag} from './link.js';

/** Renders a menu as `<details>`, so that it works without a script. `label` replaces the label of `menu`. */
export function renderMenu(menu: MenuView, label: unknown = menu.label): TemplateResult {
  return html`<site-menu><details class="menu"><summary class="menu-summary" aria-label=${menu.name ?? nothing}>${markup(menu.icon)}${label}${markup(renderGlyph('down'))}</summary><ul class="menu-list">${menu.links.map(renderMenuLink)}</ul></details></site-menu>`;
}

function renderMenuLink({label, icon, tag, description, address, isCurrent, variant}: MenuLink): TemplateResult {
  const {href, target, rel} = buildLinkTarget(address);
  return html`<li><a class="menu-link" href=${href ?? nothing} target=${target ?? nothing} rel=${rel ?? nothing} aria-current=${isCurrent ? 'true' : nothing} data-variant=${variant ?? nothing}>${markup(icon)}<span class="menu-words"><span>${label}${renderTag(tag)}</span>${description ? html`<span class="menu-description">${description}</span>` : nothing}</span>${address?.external ? markup(renderGlyph('outward')) : nothing}</a></li>`;
}

/** Renders the menus that select version, language, and product. */
export function renderSelectors(menus: readonly MenuView[]): readonly TemplateResult[] {
  return menus.map(
    menu =>
      html`<div class="selector">${renderMenu(menu, html`<span class="selector-label">${menu.label}</span>`)}</div>`,
  );
}
