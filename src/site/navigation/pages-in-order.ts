import {buildPageIndex} from './build-page-index.js';
import type {Navigation, PageEntry} from './navigation.js';

/**
 * Returns all pages in reading order, variant by variant. `entries` is not a replacement: it has document order where
 * the sidebar groups by tag.
 */
export function listPagesInOrder({variants, entries}: Pick<Navigation, 'variants' | 'entries'>): readonly PageEntry[] {
  const slugs = new Set(variants.flatMap(variant => [...buildPageIndex(variant).keys()]));
  return [...new Set([...slugs, ...entries.keys()])].flatMap(slug => entries.get(slug) ?? []);
}
