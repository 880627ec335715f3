import type {Navigation, PageEntry} from './navigation.js';
import {pageIndex} from './page-index.js';

/**
 * Returns all pages in reading order, variant by variant. `entries` is not a replacement: it has document order where
 * the sidebar groups by tag.
 */
export function listPagesInOrder({variants, entries}: Pick<Navigation, 'variants' | 'entries'>): readonly PageEntry[] {
  const slugs = new Set(variants.flatMap(variant => [...pageIndex(variant).keys()]));
  return [...new Set([...slugs, ...entries.keys()])].flatMap(slug => entries.get(slug) ?? []);
}
