import type {Html} from '../../base/html.js';
import {splitStyle} from '../../base/icon-path.js';
import type {LinkAttributes} from '../../components/component.js';
import {renderIcon} from '../../components/icon.js';
import {nameInLists} from '../../markdown/frontmatter/page.js';
import type {ChromeMessages} from '../../messages/en.js';
import {findTabs, listSwitches} from '../navigation/locate-page.js';
import type {Section} from '../navigation/navigation.js';
import type {ChromeInput} from './chrome.js';
import {findOwnEntryLabel, findOwnLabel} from './find-own-label.js';
import {findLogoPictures, type LogoPictures} from './logo.js';
import {buildMenu, type MenuView} from './menu.js';
import {findSectionHref, listMenuItems} from './section-href.js';
import {buildSelectors} from './selectors.js';

/** Logo or name of the site, and where it links to. */
export interface BrandView {
  readonly siteName: string;
  readonly home: LinkAttributes | undefined;
  readonly logo: LogoPictures | undefined;
}

/** Bar at the top: logo, selectors, search, links, color mode, and tabs. */
export interface HeaderView extends BrandView {
  readonly messages: ChromeMessages;
  readonly selectors: readonly MenuView[];
  readonly searchPrompt: string;
  readonly navbar: readonly NavbarLinkView[];
  /** True if readers can choose the color mode. */
  readonly hasModes: boolean;
  readonly tabs: readonly TabView[] | undefined;
}

/** A link in the header. On small screens, it is in the drawer. */
export interface NavbarLinkView {
  readonly kind: 'link' | 'icon' | 'button';
  readonly address: LinkAttributes;
  readonly icon: Html;
  readonly label: string | undefined;
  /** Accessible name of a link without a label. */
  readonly name?: string | undefined;
}

export interface TabView {
  readonly label: string;
  readonly isCurrent: boolean;
  /** Menu of a navbar entry with several links. */
  readonly menu?: MenuView;
  readonly icon: Html;
  readonly tag?: string | undefined;
  readonly address?: LinkAttributes | undefined;
}

export function buildHeader(input: ChromeInput): HeaderView {
  const {config, messages} = input;
  return {
    messages,
    ...buildBrand(input),
    selectors: buildSelectors(input),
    searchPrompt: config.search.prompt ?? messages.searchPrompt,
    navbar: buildNavbar(input),
    hasModes: !config.appearance.strict,
    tabs: buildTabs(input),
  };
}

export function buildBrand(input: ChromeInput): BrandView {
  const {config, href} = input;
  return {siteName: config.name, home: href(config.logo?.href ?? '/'), logo: findLogoPictures(input)};
}

/** Builds the links and the primary button of docs.json's `navbar`. */
export function buildNavbar(input: ChromeInput): readonly NavbarLinkView[] {
  const {config, href, ports} = input;
  const links = config.navbar.links.flatMap((link): NavbarLinkView[] => {
    const address = href(link.href);
    if (!address) return [];
    const name = link.label ? undefined : link.icon ? splitStyle(link.icon).name : link.href;
    return [{kind: 'link', address, icon: renderIcon(link.icon, ports), label: link.label, name}];
  });
  const {primary} = config.navbar;
  const address = primary ? href(primary.href) : undefined;
  if (!primary || !address) return links;
  const isGitHub = primary.type === 'github';
  const label = primary.label ?? (primary.type === 'discord' ? 'Discord' : findTargetName(primary.href, input));
  const action: NavbarLinkView = isGitHub
    ? {kind: 'icon', address, icon: renderIcon('github', ports), label: undefined, name: primary.label ?? 'GitHub'}
    : {kind: 'button', address, icon: renderIcon(undefined, ports), label};
  return [...links, action];
}

/** Returns an accessible name for a button without text: the title or label of its target page, or the host. */
function findTargetName(href: string, {navigation, pageMetadata, messages}: ChromeInput): string {
  const slug = href.replace(/^\/|\/?(?:[?#].*)?$/g, '') || 'index';
  const entry = navigation.entries.get(slug);
  const host = /^[a-z]+:\/\/([^/?#]+)/i.exec(href)?.[1];
  return nameInLists(pageMetadata.get(slug)) ?? (entry ? findOwnEntryLabel(entry, messages) : (host ?? href));
}

function buildTabs(input: ChromeInput): readonly TabView[] | undefined {
  const {location, messages, ports} = input;
  const row = findTabs(listSwitches(location));
  return row?.options.map(tab => {
    const label = findOwnLabel(tab, messages);
    const isCurrent = tab === row.current;
    const items = listMenuItems(tab);
    const plain = {label, isCurrent, icon: renderIcon(tab.icon, ports)};
    if (items.length > 0) {
      const entries = items.map(item => toMenuLink(item, location.sections.includes(item), input));
      return {...plain, menu: buildMenu({label, icon: tab.icon}, entries, input)};
    }
    return {...plain, address: findSectionHref(tab, input), tag: tab.tag};
  });
}

export function toMenuLink(section: Section, isCurrent: boolean, input: ChromeInput) {
  const {icon, tag, description} = section;
  return {
    label: findOwnLabel(section, input.messages),
    icon,
    tag,
    description,
    address: findSectionHref(section, input),
    isCurrent,
  };
}
