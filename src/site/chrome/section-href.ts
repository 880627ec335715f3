import type {Section} from '../navigation/navigation.js';
import type {ChromeInput} from './chrome.js';

/**
 * Returns the target of a tab, dropdown, anchor, or menu item: its `href`, or else its first page, or else the first link
 * inside it.
 */
export function findSectionHref(
  section: Section,
  input: Pick<ChromeInput, 'href' | 'pageHref'>,
): {href: string; external: boolean} | undefined {
  if (section.href) return input.href(section.href);
  if (section.slug !== undefined) return {href: input.pageHref(section.slug), external: false};
  for (const link of listLinks(section)) {
    const address = findSectionHref(link, input);
    if (address) return address;
  }
  return undefined;
}

/** Returns the links inside a section, at any depth. Empty if the section itself has an `href` or page. */
export function listLinks({href, slug, sections}: Section): readonly Section[] {
  if (href || slug !== undefined) return [];
  return sections.flatMap(each => (each.hidden ? [] : each.href ? [each] : listLinks(each)));
}

/**
 * Returns the menu entries of a tab: its links if it has no pages, or else its menu items. Empty if there is only one.
 */
export function listMenuItems(tab: Section): readonly Section[] {
  const links = listLinks(tab);
  const entries = links.length > 0 ? links : tab.sections.filter(({kind, hidden}) => kind === 'item' && !hidden);
  return entries.length > 1 ? entries : [];
}
