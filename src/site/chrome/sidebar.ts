import type {Html} from '../../base/html.js';
import type {LinkAttributes} from '../../components/component.js';
import {renderGlyph} from '../../components/glyphs.js';
import {renderIcon} from '../../components/icon.js';
import type {ChromeMessages} from '../../messages/en.js';
import {findTabs, listSwitches} from '../navigation/locate-page.js';
import type {Entry, Section, Switch} from '../navigation/navigation.js';
import {collectNodeFacts} from '../navigation/node-settings.js';
import type {ChromeInput} from './chrome.js';
import {buildEntries} from './entries.js';
import type {EntriesView} from './entry-view.js';
import {findOwnLabel} from './find-own-label.js';
import {type BrandView, buildBrand, buildNavbar, type NavbarLinkView, toMenuLink} from './header.js';
import {buildMenu, type MenuView, type WrittenLink} from './menu.js';
import {findSectionHref, listMenuItems} from './section-href.js';
import {buildSelectors} from './selectors.js';

/** The sidebar: pages of the open section, and above them links to other sections. */
export interface SidebarView extends BrandView {
  readonly messages: ChromeMessages;
  /** Selectors, tabs, and header links. Only the drawer on small screens contains them. */
  readonly selectors: readonly MenuView[];
  readonly tabs: MenuSwitch | undefined;
  readonly navbar: readonly NavbarLinkView[];
  readonly switches: readonly SwitchView[];
  readonly entries: EntriesView;
}

/** Alternative sections, as a list of anchors or as a menu. */
export type SwitchView = {readonly kind: 'anchors'; readonly anchors: readonly AnchorView[]} | MenuSwitch;

interface MenuSwitch {
  readonly kind: 'menu';
  readonly menu: MenuView;
}

export interface AnchorView {
  readonly label: string;
  readonly icon: Html;
  readonly tag: string | undefined;
  readonly address: LinkAttributes;
  readonly isCurrent: boolean;
  /** Path of the anchor in docs.json, if its icon has its own color. */
  readonly node: string | undefined;
}

export function buildSidebar(input: ChromeInput): SidebarView {
  const {location, messages, config} = input;
  const switches = listSwitches(location);
  const tabs = findTabs(switches);
  const path = new Set<Entry>([...location.groups, ...(location.entry ? [location.entry] : [])]);
  return {
    messages,
    ...buildBrand(input),
    selectors: buildSelectors(input),
    tabs: tabs && buildDrawerTabs(tabs, input),
    navbar: buildNavbar(input),
    switches: switches.filter(each => each !== tabs && !isMenu(each, tabs)).flatMap(each => buildSwitch(each, input)),
    entries: buildEntries(location.section.entries, path, {...input, drilldown: config.interaction.drilldown}),
  };
}

/** Returns whether the menu of a tab already lists these items. The sidebar then omits them. */
function isMenu({kind, parent}: Switch, tabs: Switch | undefined): boolean {
  return kind === 'item' && tabs?.options.includes(parent) === true && listMenuItems(parent).length > 0;
}

function buildSwitch({kind, options: all, current: chosen}: Switch, input: ChromeInput): SwitchView[] {
  const options = all.filter(option => option.label);
  if (kind !== 'dropdown')
    return [{kind: 'anchors', anchors: options.flatMap(option => buildAnchor(option, option === chosen, input))}];
  const current = chosen ?? options[0];
  if (!current || options.length < 2) return [];
  const links = options.map(option => toMenuLink(option, option === chosen, input));
  return [buildSectionMenu(current, links, input)];
}

function buildSectionMenu(section: Section, links: readonly WrittenLink[], input: ChromeInput): MenuSwitch {
  const label = findOwnLabel(section, input.messages);
  const button = {label, icon: section.icon, name: `${input.messages.section}: ${label}`};
  return {kind: 'menu', menu: buildMenu(button, links, input)};
}

/** Returns the tabs as one menu for the drawer. Entries of a tab with a menu include the tab's label. */
function buildDrawerTabs({options, current}: Switch, input: ChromeInput): MenuSwitch | undefined {
  const first = current ?? options[0];
  if (!first) return undefined;
  const {sections} = input.location;
  const links = options.flatMap(tab => {
    const entries = listMenuItems(tab);
    if (entries.length === 0) return [toMenuLink(tab, tab === current, input)];
    const description = findOwnLabel(tab, input.messages);
    return entries.map(entry => ({...toMenuLink(entry, sections.includes(entry), input), description}));
  });
  return buildSectionMenu(
    first,
    links.filter(({address}) => address),
    input,
  );
}

function buildAnchor(section: Section, isCurrent: boolean, input: ChromeInput): AnchorView[] {
  const link = findSectionHref(section, input);
  if (!link) return [];
  const {path, tag} = section;
  return [
    {
      label: findOwnLabel(section, input.messages),
      icon: section.icon ? renderIcon(section.icon, input.ports) : renderGlyph('page'),
      tag,
      address: link,
      isCurrent,
      node: collectNodeFacts(input.config).settings.get(path)?.color ? path : undefined,
    },
  ];
}
