import {attributes, type Html, html, nothing} from '../../base/html.js';
import {humanizeSlug} from '../../base/slug.js';
import {glyph} from '../../components/glyphs.js';
import {icon} from '../../components/icon.js';
import {linkTarget} from '../../components/link-target.js';
import {nameInLists} from '../../markdown/frontmatter/page.js';
import {firstOf} from '../navigation/entry-order.js';
import {switchesOf, tabsOf} from '../navigation/locate.js';
import type {Entry, GroupEntry, PageEntry, Section, Switch} from '../navigation/navigation.js';
import {collectNodeFacts} from '../navigation/node-settings.js';
import type {ChromeInput, ChromePage} from './chrome.js';
import {navbarLinks} from './header.js';
import {isShown} from './is-shown.js';
import {menu} from './menu.js';
import {methodBadge} from './method-badge.js';
import {ownEntryLabel, ownLabel} from './own-label.js';
import {linksOf, sectionHref} from './section-href.js';
import {selectors} from './selectors.js';

/** The pages of the open section, with the switches to its neighbours above them. */
export function renderSidebar(input: ChromeInput): Html {
  const {location, words} = input;
  const switches = switchesOf(location);
  const open = new Set<Entry>(location.groups);
  const tabs = tabsOf(switches);
  const above = switches.filter(each => each !== tabs).map(each => switchOf(each, input));
  const inDrawer = html`<div class="drawer-only"><div class="drawer-selectors">${selectors(input)}</div>${tabs ? html`<ul class="anchors">${tabs.options.map(tab => inDrawerOf(tab, tab === tabs.current, input))}</ul>` : nothing}</div>`;
  return html`<nav class="sidebar-nav" aria-label="${words.sidebar}">${inDrawer}${above}${renderEntries(location.section.entries, open, {...input, drilldown: input.config.interaction.drilldown})}<div class="drawer-only drawer-links">${navbarLinks(input)}</div></nav>`;
}

function switchOf(each: Switch, input: ChromeInput): Html {
  const options = each.options.filter(option => option.label);
  if (each.kind === 'dropdown') {
    const current = each.current ?? options[0];
    if (!current || options.length < 2) return nothing;
    const entries = options.map(option => ({
      label: option.label,
      icon: option.icon,
      tag: option.tag,
      description: option.description,
      address: sectionHref(option, input),
      current: option === each.current,
    }));
    return html`<div class="section-switch">${menu(html`${icon(current.icon, input.ports)}<span>${current.label}</span>`, entries, input, `${input.words.section}: ${current.label}`)}</div>`;
  }
  return html`<ul class="anchors">${options.map(option => anchor(option, option === each.current, input))}</ul>`;
}

/** A tab in the drawer: the links of one that holds nothing else stand below its name, each a line to touch. */
function inDrawerOf(tab: Section, current: boolean, input: ChromeInput): Html {
  const links = linksOf(tab);
  if (links.length < 2) return anchor(tab, current, input);
  return html`<li><p class="anchors-title">${ownLabel(tab, input.words)}</p><ul class="anchors">${links.map(link => anchor(link, false, input))}</ul></li>`;
}

function anchor(section: Section, current: boolean, input: ChromeInput): Html {
  const address = sectionHref(section, input);
  if (!address) return nothing;
  return html`<li><a class="anchor-link"${attributes({...linkTarget(address), 'aria-current': current ? 'true' : null})}><span class="anchor-icon"${attributes({'data-node': collectNodeFacts(input.config).settings.get(section.path)?.color ? section.path : undefined})}>${section.icon ? icon(section.icon, input.ports) : glyph('page')}</span>${ownLabel(section, input.words)}${section.tag ? html`<span class="nav-tag">${section.tag}</span>` : nothing}</a></li>`;
}

/** What the entries of a section are drawn from. */
export type EntriesInput = Pick<
  ChromeInput,
  'heads' | 'href' | 'pageHref' | 'isBrief' | 'ports' | 'remember' | 'words'
> & {
  readonly page: Pick<ChromePage, 'slug'>;
  readonly drilldown?: boolean;
};

/** The list of a section's pages and groups; those of `open` are unfolded. */
export function renderEntries(entries: readonly Entry[], open: ReadonlySet<Entry>, input: EntriesInput): Html {
  const items = entries.filter(entry => isShown(entry, input.heads)).map(entry => item(entry, open, 0, input));
  return html`<ul class="nav-list"${attributes({'data-brief': input.isBrief})}>${items}</ul>`;
}

function item(entry: Entry, open: ReadonlySet<Entry>, level: number, input: EntriesInput): Html {
  const {remember, page} = input;
  // Only the way to the page is its own.
  if (!remember || open.has(entry) || (entry.kind === 'page' && entry.slug === page.slug))
    return itemOf(entry, open, level, input);
  return remember(entry, ports => itemOf(entry, open, level, {...input, page: {slug: ''}, ports, remember: undefined}));
}

function itemOf(entry: Entry, open: ReadonlySet<Entry>, level: number, input: EntriesInput): Html {
  if (entry.kind === 'page') return html`<li>${pageLink(entry, input)}</li>`;
  if (input.isBrief && !open.has(entry)) return named(entry, level, input);
  if (level === 0) return topGroup(entry, open, input);
  const isOpen = open.has(entry) || entry.expanded;
  const root = rootOf(entry, input);
  const name = html`${icon(entry.icon, input.ports)}${drill(entry, input, root)}${entry.tag ? html`<span class="nav-tag">${entry.tag}</span>` : nothing}`;
  const head = root ? html`<a class="nav-link"${rootLink(root, input)}>${name}</a>` : name;
  const shown = entry.entries.filter(each => isShown(each, input.heads));
  if (shown.length === 0) return html`<li>${head}</li>`;
  return html`<li><details class="nav-group" data-path="${entry.path}"${attributes({open: isOpen})}><summary class="${root ? 'nav-rooted' : 'nav-link'}">${head}${glyph('chevron')}</summary><ul class="nav-list nav-nested">${shown.map(each => item(each, open, level + 1, input))}</ul></details></li>`;
}

/** The name of a group; where docs.json wants that, it leads to the first page. */
function drill(entry: GroupEntry, input: EntriesInput, root?: string): Html {
  const slug = input.drilldown && !root ? firstOf([entry], each => isShown(each, input.heads)) : undefined;
  return slug === undefined
    ? html`<span class="nav-label">${ownLabel(entry, input.words)}</span>`
    : html`<a class="nav-label" href="${input.pageHref(slug)}">${ownLabel(entry, input.words)}</a>`;
}

/** A group of which only the name is there, and the way into it. */
function named(entry: GroupEntry, level: number, input: EntriesInput): Html {
  const slug = firstOf([entry], each => isShown(each, input.heads));
  if (slug === undefined) return nothing;
  if (level === 0)
    return html`<li class="nav-section" data-named><p class="nav-title"><a href="${input.pageHref(slug)}">${groupTitle(entry, input)}</a></p></li>`;
  return html`<li><a class="nav-link" href="${input.pageHref(slug)}">${icon(entry.icon, input.ports)}<span class="nav-label">${ownLabel(entry, input.words)}</span>${entry.tag ? html`<span class="nav-tag">${entry.tag}</span>` : nothing}${glyph('chevron')}</a></li>`;
}

function groupTitle(entry: GroupEntry, {ports, words}: EntriesInput): Html {
  const {icon: name, tag} = entry;
  return html`${icon(name, ports)}<span>${ownLabel(entry, words)}</span>${tag ? html`<span class="nav-tag">${tag}</span>` : nothing}`;
}

/** The page that the name of a group leads to. */
function rootOf({root}: GroupEntry, {heads}: EntriesInput): string | undefined {
  return root && isShown(root, heads) ? root.slug : undefined;
}

function rootLink(root: string, {page, pageHref}: EntriesInput): Html {
  const current = root === page.slug ? 'page' : null;
  return attributes({href: pageHref(root), 'aria-current': current, 'data-slug': root});
}

function topGroup(entry: GroupEntry, open: ReadonlySet<Entry>, input: EntriesInput): Html {
  const title = groupTitle(entry, input);
  const root = rootOf(entry, input);
  const head = root === undefined ? title : html`<a${rootLink(root, input)}>${title}</a>`;
  const inside = entry.entries.filter(each => isShown(each, input.heads)).map(each => item(each, open, 1, input));
  return html`<li class="nav-section"><p class="nav-title">${head}</p><ul class="nav-list" aria-label="${ownLabel(entry, input.words)}">${inside}</ul></li>`;
}

function pageLink(entry: PageEntry, input: EntriesInput): Html {
  const head = input.heads.get(entry.slug);
  const {generated, isListed} = entry;
  const label = entry.hash ? humanizeSlug(entry.hash) : (nameInLists(head) ?? ownEntryLabel(entry, input.words));
  // Listed a second time, it is not where the reader is.
  const current = entry.slug === input.page.slug && !isListed;
  const external = head?.url ? input.href(head.url) : undefined;
  const hash = entry.hash ? `#${encodeURIComponent(entry.hash)}` : '';
  const address = external ?? {href: input.pageHref(entry.slug) + hash, external: false};
  const method = head?.hideApiMarker ? undefined : (head?.method ?? generated?.operation?.method);
  // In a browser that draws the site, its page may have an icon too: the label does not move when that is known.
  const reservesIcon = !input.ports && !head && !generated && input.heads.get(input.page.slug)?.icon !== undefined;
  const mark = reservesIcon
    ? html`<span class="icon-space" aria-hidden="true"></span>`
    : icon(head?.icon, input.ports, {type: head?.iconType});
  const isDeprecated = head?.deprecated || generated?.deprecated;
  return html`<a class="nav-link"${attributes({...linkTarget(address), 'aria-current': current ? 'page' : null, 'data-slug': isListed ? null : entry.slug})}>${method ? methodBadge(method) : nothing}${mark}<span class="nav-label${isDeprecated ? ' is-deprecated' : ''}">${method ? operationLabel(label) : label}</span>${head?.tag ? html`<span class="nav-tag">${head.tag}</span>` : nothing}${external?.external ? glyph('outward') : nothing}</a>`;
}

/** A title that holds a path breaks between the parts of the path, an `operationId` between its words. */
function operationLabel(label: string): Html {
  const parts = label.split(/(?<=[^\s/]\/)/);
  const words = label.includes(' ') ? parts : parts.flatMap(part => part.split(/(?<=[_.])|(?<=[a-z\d])(?=[A-Z])/));
  return html`${words.map((part, at) => html`${at > 0 ? html`<wbr>` : nothing}${part}`)}`;
}
