import type {Entry} from './navigation.js';

/** The slug of the first page among entries, in the order of the sidebar; hidden groups are passed over where asked. */
export function firstOf(entries: readonly Entry[], onlyVisible: boolean): string | undefined {
  for (const entry of entries) {
    // Nobody is led to an operation that no document has.
    if (entry.kind === 'page' && entry.generated?.state !== 'absent') return entry.slug;
    if (entry.kind === 'page' || (onlyVisible && entry.hidden)) continue;
    const slug = entry.root?.slug ?? firstOf(entry.entries, onlyVisible);
    if (slug !== undefined) return slug;
  }
  return undefined;
}
