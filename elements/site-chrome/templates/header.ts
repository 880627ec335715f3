import {html, nothing, type TemplateResult} from 'lit/html.js';
import {renderGlyph} from '../../../src/components/glyphs.js';
import type {BrandView, HeaderView, NavbarLinkView, TabView} from '../../../src/site/chrome/header.js';
import {markup} from '../../base/markup.js';
import {renderLink, renderTag} from './link.js';
import {renderLogo} from './logo.js';
import {renderMenu, renderSelectors} from './menu.js';

/** Renders the page header: logo, selectors, search, links, color mode, and the row of tabs. */
export function renderHeader(view: HeaderView): TemplateResult {
  const {messages, home, selectors, searchPrompt, navbar, tabs} = view;
  return html`<div class="header-row"><div class="header-start"><button class="icon-button menu-button" type="button" data-action="drawer" aria-label=${messages.menu} aria-expanded="false">${markup(renderGlyph('menu'))}</button>${renderLink('site-logo', home, renderBrand(view))}<div class="header-selectors">${renderSelectors(selectors)}</div></div><button class="search-button" id="search-bar-entry" type="button" data-action="search" aria-keyshortcuts="Control+K Meta+K /">${markup(renderGlyph('search'))}<span class="search-prompt">${searchPrompt}</span><kbd aria-hidden="true"></kbd><kbd aria-hidden="true">/</kbd></button><div class="header-end"><nav class="navbar" aria-label=${messages.mainNavigation}>${renderNavbar(navbar, 'topbar-cta-button')}</nav>${view.hasModes ? renderModeSwitch(view) : nothing}</div></div>${tabs ? html`<nav class="tab-row" aria-label=${messages.section}><div class="tab-row-inside">${tabs.map(renderTab)}</div></nav>` : nothing}`;
}

/** Renders the logo, or the site's name if the site has no logo. */
export function renderBrand({logo, siteName}: BrandView): TemplateResult {
  return logo ? renderLogo(logo, siteName, 'logo nav-logo') : html`<span class="site-name">${siteName}</span>`;
}

const navbarClasses = {link: 'navbar-link', icon: 'icon-button', button: 'button button-primary'} as const;

/**
 * Renders the links of the page header. On small screens, they are in the drawer. `id` is the id of the call to action.
 */
export function renderNavbar(links: readonly NavbarLinkView[], id?: string): readonly TemplateResult[] {
  return links.map(({kind, address, icon, label, name}) =>
    renderLink(navbarClasses[kind], address, html`${markup(icon)}${label}`, {
      name,
      id: kind === 'button' ? id : undefined,
    }),
  );
}

function renderModeSwitch({messages}: HeaderView): TemplateResult {
  return html`<site-theme><button class="icon-button" type="button" aria-label=${messages.theme} data-light=${messages.themeLight} data-dark=${messages.themeDark}><span class="for-light">${markup(renderGlyph('sun'))}</span><span class="for-dark">${markup(renderGlyph('moon'))}</span></button></site-theme>`;
}

function renderTab({label, icon, tag, address, isCurrent, menu}: TabView): TemplateResult {
  if (menu) return html`<span class=${isCurrent ? 'tab-menu is-current' : 'tab-menu'}>${renderMenu(menu)}</span>`;
  if (!address) return html`<span class="tab-link">${label}</span>`;
  const content = html`${markup(icon)}${label}${renderTag(tag)}`;
  return renderLink('tab-link nav-tabs-item', address, content, {current: isCurrent ? 'page' : undefined});
}
