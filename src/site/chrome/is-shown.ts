import type {PageMetadata} from '../../markdown/frontmatter/page.js';
import {listGroupEntries} from '../navigation/entry-order.js';
import type {Entry} from '../navigation/navigation.js';

/** Returns whether an entry is visible: neither docs.json nor the page hides it, and a group is not empty. */
export function isEntryShown(entry: Entry, pageMetadata: ReadonlyMap<string, PageMetadata>): boolean {
  if (entry.hidden) return false;
  if (entry.kind === 'page') return !pageMetadata.get(entry.slug)?.hidden;
  const inside = listGroupEntries(entry);
  // A document that is not read yet can still add pages.
  if (inside.length === 0) return entry.carriesDocuments;
  return inside.some(each => isEntryShown(each, pageMetadata));
}
