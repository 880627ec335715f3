import type {Binding} from '../components/bound-element.js';
import {nameInLists, type PageMetadata} from '../markdown/frontmatter/page.js';
import type {Entry, PageLocation} from './navigation/navigation.js';
import {findBoundTitle, findTitle, type Site} from './site.js';

/** Adds titles from API documents to the metadata of bound pages without a title. */
export function addDocumentTitles(
  known: ReadonlyMap<string, PageMetadata>,
  site: Site,
): ReadonlyMap<string, PageMetadata> {
  if (site.indexes.size === 0) return known;
  const titled = new Map(known);
  for (const [slug, metadata] of known) {
    if (!isUntitled(metadata)) continue;
    const title = findBoundTitle(site, slug, metadata.binding);
    if (title !== undefined) titled.set(slug, {...metadata, title});
  }
  return titled;
}

/** Returns the API documents to load next: those that contain titles of pages in the open section. */
export function listUnreadTitles(
  {section}: PageLocation,
  known: ReadonlyMap<string, PageMetadata>,
  site: Site,
): readonly string[] {
  const unread = new Set<string>();
  const visit = (entries: readonly Entry[]) => {
    for (const entry of entries) {
      const slug = entry.kind === 'page' ? entry.slug : entry.root?.slug;
      const metadata = slug === undefined ? undefined : known.get(slug);
      if (entry.hidden) continue;
      if (slug !== undefined && metadata && isUntitled(metadata)) {
        const document = findTitle(site, slug, metadata.binding).unread;
        if (document !== undefined) unread.add(document);
      }
      if (entry.kind === 'group') visit(entry.entries);
    }
  };
  visit(section.entries);
  return [...unread];
}

function isUntitled(metadata: PageMetadata): metadata is PageMetadata & {readonly binding: Binding} {
  return nameInLists(metadata) === undefined && metadata.binding !== undefined;
}
