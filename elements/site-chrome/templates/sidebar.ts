import {html, nothing, type TemplateResult} from 'lit/html.js';
import {renderGlyph} from '../../../src/components/glyphs.js';
import {buildLinkTarget} from '../../../src/components/link-target.js';
import type {AnchorView, SidebarView, SwitchView} from '../../../src/site/chrome/sidebar.js';
import {markup} from '../../base/markup.js';
import {type RenderEntries, renderEntries} from './entries.js';
import {renderBrand, renderNavbar} from './header.js';
import {renderLink, renderTag} from './link.js';
import {renderMenu, renderSelectors} from './menu.js';

/** Renders the pages of the current section, below the links to other sections. */
export function renderSidebarContent(view: SidebarView, render?: RenderEntries): TemplateResult {
  const {messages, home, selectors, tabs, navbar, switches, entries} = view;
  return html`<nav class="sidebar-nav" id="sidebar-content" aria-label=${messages.sidebar}><div class="drawer-only"><div class="drawer-head">${renderLink('site-logo', home, renderBrand(view))}<button class="icon-button" type="button" data-action="close-drawer" aria-label=${messages.close}>${markup(renderGlyph('close'))}</button></div><div class="drawer-selectors">${renderSelectors(selectors)}</div>${tabs ? switchTemplate(tabs) : nothing}</div>${switches.map(switchTemplate)}${renderEntries(entries, render)}<div class="drawer-only drawer-links">${renderNavbar(navbar)}</div></nav>`;
}

function switchTemplate(view: SwitchView): TemplateResult {
  if (view.kind === 'anchors') return html`<ul class="anchors">${view.anchors.map(renderAnchor)}</ul>`;
  const {menu} = view;
  return html`<div class="section-switch">${renderMenu(menu, html`<span>${menu.label}</span>`)}</div>`;
}

function renderAnchor({label, icon, tag, address, isCurrent, node}: AnchorView): TemplateResult {
  const {href, target, rel} = buildLinkTarget(address);
  return html`<li><a class="anchor-link nav-anchor" href=${href ?? nothing} target=${target ?? nothing} rel=${rel ?? nothing} aria-current=${isCurrent ? 'true' : nothing}><span class="anchor-icon" data-node=${node ?? nothing}>${markup(icon)}</span>${label}${renderTag(tag)}</a></li>`;
}
