import {render} from 'lit/html.js';
import {findMessages} from '../../../elements/base/messages.js';
import {renderEntries} from '../../../elements/site-chrome/templates/entries.js';
import {buildPageHref} from '../../../src/base/link.js';
import {readOwn} from '../../../src/base/read-own.js';
import {en} from '../../../src/messages/en.js';
import {buildEntries} from '../../../src/site/chrome/entries.js';
import {type NavigationFile, toSidebarEntries} from '../../../src/site/chrome/navigation-file.js';
import type {Entry} from '../../../src/site/navigation/navigation.js';
import type {SiteRegions} from '../boot/skeleton.js';
import {loadFile} from '../router/load-file.js';
import {findSidebarLink} from '../router/update-content.js';
import {LazyGroups, reserveSpace} from './lazy-groups.js';

/** Adds the entries that a brief prerendered sidebar omits, one group after the other. */
export type CompleteSidebar = (parts: Pick<SiteRegions, 'site' | 'sidebar'>) => void;

/**
 * Loads the navigation of a prerendered site. Resolves to undefined if that fails: groups still link to their pages.
 */
export async function loadNavigation(root: URL): Promise<CompleteSidebar | undefined> {
  const file = await loadFile<NavigationFile>('navigation', root);
  if (!file) return undefined;
  const {variants} = file;
  const opened = new Map<string, LazyGroups>();
  return ({site, sidebar}) => {
    const list = sidebar.querySelector('[data-brief]');
    const {variant = '', section = '', slug = ''} = site.dataset;
    const sections = readOwn(variants, variant);
    const lines = sections && readOwn(sections, section);
    if (!list || !lines) return;
    const {entries, pageMetadata} = toSidebarEntries(lines);
    const place = {base: root.pathname, router: 'history', ending: '/'} as const;
    const view = buildEntries(entries, new Set(findPathTo(entries, slug)), {
      pageMetadata,
      messages: findMessages()?.frame ?? en,
      page: {slug},
      href: written => ({href: written, external: /^https?:/.test(written)}),
      pageHref: each => buildPageHref({slug: each}, place),
    });
    const key = `${variant} ${section}`;
    const groups = opened.get(key) ?? new LazyGroups();
    opened.set(key, groups);
    const box = document.createElement('div');
    const draw = () => render(renderEntries(view, groups.render), box);
    draw();
    const whole = box.firstElementChild as HTMLElement;
    list.replaceWith(whole);
    reserveSpace(whole);
    // Wait a frame: the router first moves the list of the fetched page into the sidebar.
    requestAnimationFrame(() => {
      const shown = whole.isConnected && whole.closest<HTMLElement>('.site-sidebar');
      if (shown) groups.watch({sidebar: shown, draw});
    });
  };
}

/** Returns the groups around a page's entry from the outermost one, and the entry. */
function findPathTo(entries: readonly Entry[], slug: string): readonly Entry[] {
  for (const entry of entries) {
    if (entry.kind === 'page') {
      if (entry.slug === slug && !entry.isListed) return [entry];
      continue;
    }
    const inside = findPathTo(entry.root ? [entry.root, ...entry.entries] : entry.entries, slug);
    if (inside.length > 0) return [entry, ...inside];
  }
  return [];
}

/** Completes a brief sidebar without moving the current entry. Keeps the focus. */
export function completeInPlace(complete: CompleteSidebar, parts: Pick<SiteRegions, 'site' | 'sidebar'>): void {
  const {site, sidebar} = parts;
  const find = () => findSidebarLink(sidebar, site.dataset.slug ?? '');
  const [top, address] = [find()?.getBoundingClientRect().top, (document.activeElement as HTMLAnchorElement).href];
  const hadFocus = sidebar.contains(document.activeElement);
  complete(parts);
  const now = find()?.getBoundingClientRect().top;
  if (top !== undefined && now !== undefined) sidebar.scrollTop += now - top;
  if (hadFocus && !sidebar.contains(document.activeElement))
    [...sidebar.querySelectorAll('a')].find(({href}) => href === address)?.focus({preventScroll: true});
}
