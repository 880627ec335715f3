import type {Entry, GroupEntry, PageEntry, Section, Variant} from './navigation.js';

/** Position of a page in a variant. Pages in the same section or group share the array objects. */
interface PageSpot {
  readonly entry: PageEntry;
  readonly sections: readonly Section[];
  readonly groups: readonly GroupEntry[];
  /** Visible pages of the section in reading order. */
  readonly order: readonly PageEntry[];
  /** Index in `order`, or -1 for a hidden page. */
  readonly at: number;
}

const indexes = new WeakMap<Variant, ReadonlyMap<string, PageSpot>>();

/** Returns the index of a variant's pages by slug. Built on first use. */
export function buildPageIndex(variant: Variant): ReadonlyMap<string, PageSpot> {
  let index = indexes.get(variant);
  if (!index) {
    const spots = new Map<string, PageSpot>();
    addSection(spots, [variant.root]);
    index = spots;
    indexes.set(variant, index);
  }
  return index;
}

function addSection(spots: Map<string, PageSpot>, sections: readonly Section[]): void {
  const {entries, sections: inner} = sections.at(-1)!;
  const order: PageEntry[] = [];
  const add = (entry: PageEntry, groups: readonly GroupEntry[], hidden: boolean) => {
    // Skip additional listings of a page, so that no page follows itself.
    if (spots.has(entry.slug)) return;
    spots.set(entry.slug, {entry, sections, groups, order, at: hidden ? -1 : order.push(entry) - 1});
  };
  addEntries(entries, [], false, add);
  for (const section of inner) addSection(spots, [...sections, section]);
}

// Adds a section's entries. Only groups inside the section can hide pages: the pages of a hidden tab still follow one
// another.
function addEntries(
  entries: readonly Entry[],
  groups: readonly GroupEntry[],
  hidden: boolean,
  add: (entry: PageEntry, groups: readonly GroupEntry[], hidden: boolean) => void,
): void {
  for (const entry of entries) {
    if (entry.kind === 'page') {
      if (!entry.isListed) add(entry, groups, hidden);
    } else {
      const inside = [...groups, entry];
      if (entry.root) add(entry.root, inside, hidden || entry.hidden);
      addEntries(entry.entries, inside, hidden || entry.hidden, add);
    }
  }
}

/** Maximum number of pages in a section before the sidebar shows only the names of closed groups. */
const MAX_PAGES_IN_SIDEBAR = 200;

/** Returns whether a section has too many pages for the sidebar to list them all. */
export function isLongSection({entries}: Section): boolean {
  return countPages(entries) > MAX_PAGES_IN_SIDEBAR;
}

function countPages(entries: readonly Entry[]): number {
  let count = 0;
  for (const entry of entries) count += entry.kind === 'page' ? 1 : countPages(entry.entries);
  return count;
}
