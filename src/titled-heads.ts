import type {PageHead} from './page/page.js';
import {type Site, titleFor} from './site.js';

/** The heads that are known, those of bound pages without a title under the title that their document gives them. */
export function titledHeads(known: ReadonlyMap<string, PageHead>, site: Site): ReadonlyMap<string, PageHead> {
  if (site.indexes.size === 0) return known;
  const titled = new Map(known);
  for (const [slug, head] of known) {
    if (head.title !== undefined || head.sidebarTitle !== undefined || !head.binding) continue;
    const title = titleFor(site, slug, head.binding);
    if (title !== undefined) titled.set(slug, {...head, title});
  }
  return titled;
}
