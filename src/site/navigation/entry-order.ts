import type {Entry, GroupEntry} from './navigation.js';

/** Returns the entries of a group in the order of the sidebar: the group's own page first. */
export function listGroupEntries({root, entries}: GroupEntry): readonly Entry[] {
  return root ? [root, ...entries] : entries;
}

/** Returns the slug of the first page that `isWanted` accepts, in sidebar order. */
export function findFirstPage(entries: readonly Entry[], isWanted: (entry: Entry) => boolean): string | undefined {
  for (const entry of entries) {
    if (!isWanted(entry)) continue;
    if (entry.kind === 'group') {
      const slug = findFirstPage(listGroupEntries(entry), isWanted);
      if (slug !== undefined) return slug;
      // Skip operations that no document defines.
    } else if (entry.generated?.state !== 'absent') return entry.slug;
  }
  return undefined;
}
