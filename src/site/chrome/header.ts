import {attributes, type Html, html, nothing} from '../../base/html.js';
import {glyph} from '../../components/glyphs.js';
import {icon} from '../../components/icon.js';
import {linkTarget} from '../../components/link-target.js';
import {nameInLists} from '../../markdown/frontmatter/page.js';
import {switchesOf, tabsOf} from '../navigation/locate.js';
import type {Section} from '../navigation/navigation.js';
import type {ChromeInput} from './chrome.js';
import {menu} from './menu.js';
import {ownEntryLabel, ownLabel} from './own-label.js';
import {linksOf, sectionHref} from './section-href.js';
import {selectors} from './selectors.js';

/** The bar at the top: logo, selectors, search, links, colour mode, and the row of tabs. */
export function renderHeader(input: ChromeInput): Html {
  const {config, words} = input;
  return html`<div class="header-row"><button class="icon-button menu-button" type="button" data-action="drawer" aria-label="${words.menu}" aria-expanded="false">${glyph('menu')}</button>${logo(input)}<div class="header-selectors">${selectors(input)}</div><button class="search-button" id="search-bar-entry" type="button" data-action="search" aria-keyshortcuts="Control+K Meta+K /">${glyph('search')}<span class="search-prompt">${config.search.prompt ?? words.searchPrompt}</span><kbd aria-hidden="true">/</kbd></button><nav class="navbar" aria-label="${words.mainNavigation}">${navbarLinks(input)}</nav>${config.appearance.strict ? nothing : themeToggle(input)}</div>${tabRow(input)}`;
}

function logo({config, href, asset, ports}: ChromeInput): Html {
  const {logo} = config;
  const light = logo?.light ? asset(logo.light) : undefined;
  const dark = (logo?.dark ? asset(logo.dark) : undefined) ?? light;
  const target = href(logo?.href ?? '/');
  const picture = light ?? dark;
  const size = (src: string) => attributes(ports?.imageSize?.(src, true) ?? {});
  const words = picture
    ? html`<img class="logo for-light" src="${light ?? picture}" alt="${config.name}"${size(light ?? picture)}><img class="logo for-dark" src="${dark ?? picture}" alt="${config.name}"${size(dark ?? picture)}>`
    : html`<span class="site-name">${config.name}</span>`;
  return html`<a class="site-logo"${attributes(linkTarget(target))}>${words}</a>`;
}

/** Links and the primary call to action; drawn in the bar, and in the drawer on small screens. */
export function navbarLinks(input: ChromeInput): Html {
  const {config, href, ports} = input;
  const links = config.navbar.links.map(link => {
    const address = href(link.href);
    if (!address) return nothing;
    const label = link.label || link.icon || link.href;
    return html`<a class="navbar-link"${attributes({...linkTarget(address), 'aria-label': link.label ? null : label})}>${icon(link.icon, ports)}${link.label}</a>`;
  });
  const {primary} = config.navbar;
  const address = primary ? href(primary.href) : undefined;
  if (!primary || !address) return html`${links}`;
  const action =
    primary.type === 'github'
      ? html`<a class="icon-button"${attributes({...linkTarget(address), 'aria-label': primary.label ?? 'GitHub'})}>${icon('github', ports)}</a>`
      : html`<a class="button button-primary"${attributes(linkTarget(address))}>${primary.label ?? (primary.type === 'discord' ? 'Discord' : targetName(primary.href, input))}</a>`;
  return html`${links}${action}`;
}

/** What a button without words is called: the page that it leads to, or the host. */
function targetName(href: string, {navigation, heads, words}: ChromeInput): string {
  const slug = href.replace(/^\/|\/?(?:[?#].*)?$/g, '') || 'index';
  const entry = navigation.entries.get(slug);
  const host = /^[a-z]+:\/\/([^/?#]+)/i.exec(href)?.[1];
  return nameInLists(heads.get(slug)) ?? (entry ? ownEntryLabel(entry, words) : (host ?? href));
}

function themeToggle({words}: ChromeInput): Html {
  return html`<site-theme><button class="icon-button" type="button" aria-label="${words.theme}" data-light="${words.themeLight}" data-dark="${words.themeDark}"><span class="for-light">${glyph('sun')}</span><span class="for-dark">${glyph('moon')}</span></button></site-theme>`;
}

function tabRow(input: ChromeInput): Html {
  const row = tabsOf(switchesOf(input.location));
  if (!row) return nothing;
  const tabs = row.options.map(tab => {
    const current = tab === row.current;
    const links = linksOf(tab);
    const items = links.length > 0 ? links : tab.sections.filter(section => section.kind === 'item' && !section.hidden);
    if (items.length > 1)
      return html`<span class="tab-menu${current ? ' is-current' : ''}">${menu(
        html`${icon(tab.icon, input.ports)}${ownLabel(tab, input.words)}`,
        items.map(item => entry(item, input)),
        input,
      )}</span>`;
    const address = sectionHref(tab, input);
    if (!address) return html`<span class="tab-link">${ownLabel(tab, input.words)}</span>`;
    return html`<a class="tab-link"${attributes({...linkTarget(address), 'aria-current': current ? 'page' : null})}>${icon(tab.icon, input.ports)}${ownLabel(tab, input.words)}${tab.tag ? html`<span class="nav-tag">${tab.tag}</span>` : nothing}</a>`;
  });
  return html`<nav class="tab-row" aria-label="${input.words.section}"><div class="tab-row-inside">${tabs}</div></nav>`;
}

function entry(section: Section, input: ChromeInput) {
  const current = input.location.sections.includes(section);
  return {
    label: ownLabel(section, input.words),
    icon: section.icon,
    description: section.description,
    address: sectionHref(section, input),
    current,
  };
}
