import {render} from 'lit/html.js';
import {findMessages} from '../../../elements/base/messages.js';
import {entriesTemplate} from '../../../elements/site-chrome/templates/entries.js';
import {pageHref} from '../../../src/base/link.js';
import {readOwn} from '../../../src/base/read-own.js';
import {en} from '../../../src/messages/en.js';
import {buildEntries} from '../../../src/site/chrome/entries.js';
import {type NavigationFile, readLines} from '../../../src/site/chrome/navigation-file.js';

import type {SiteRegions} from '../boot/skeleton.js';
import {linkOf} from '../router/draw.js';
import {loadFile} from '../router/load-file.js';

/** Puts the entries that a brief sidebar leaves out into it. */
export type Complete = (parts: Pick<SiteRegions, 'site' | 'sidebar'>) => void;

/** Loads the navigation of the site. Undefined if that fails: the groups still link to their pages. */
export async function loadNavigation(root: URL): Promise<Complete | undefined> {
  const file = await loadFile<NavigationFile>('navigation', root);
  if (!file) return undefined;
  const {variants} = file;
  return ({site, sidebar}) => {
    const list = sidebar.querySelector('[data-brief]');
    const sections = readOwn(variants, site.dataset.variant ?? '');
    const lines = sections && readOwn(sections, site.dataset.section);
    if (!list || !lines) return;
    const {entries, heads} = readLines(lines);
    const place = {base: root.pathname, router: 'history', ending: '/'} as const;
    const slug = site.dataset.slug ?? '';
    const view = buildEntries(entries, new Set(), {
      heads,
      words: findMessages()?.frame ?? en,
      page: {slug},
      href: written => ({href: written, external: /^https?:/.test(written)}),
      pageHref: each => pageHref({slug: each}, place),
    });
    const box = document.createElement('div');
    render(entriesTemplate(view), box);
    const whole = box.firstElementChild as HTMLElement;
    for (let node = linkOf(whole, slug)?.parentElement; node; node = node.parentElement)
      if (node instanceof HTMLDetailsElement) node.open = true;
    list.replaceWith(whole);
  };
}

/** Completes the sidebar in place, keeping position and focus of the current entry. */
export function completeInPlace(complete: Complete, parts: Pick<SiteRegions, 'site' | 'sidebar'>): void {
  const {site, sidebar} = parts;
  const find = () => linkOf(sidebar, site.dataset.slug ?? '');
  const [top, address] = [find()?.getBoundingClientRect().top, (document.activeElement as HTMLAnchorElement).href];
  const hadFocus = sidebar.contains(document.activeElement);
  complete(parts);
  const now = find()?.getBoundingClientRect().top;
  if (top !== undefined && now !== undefined) sidebar.scrollTop += now - top;
  if (hadFocus && !sidebar.contains(document.activeElement))
    [...sidebar.querySelectorAll('a')].find(({href}) => href === address)?.focus({preventScroll: true});
}
