import type {Navigation, PageEntry} from './navigation.js';
import {pageIndex} from './page-index.js';

/**
 * Every page of the navigation in the order in which readers come to it, variant after variant. `entries` have the order in
 * which they were made: that of a document, where the sidebar has groups by tag.
 */
export function pagesInOrder({variants, entries}: Pick<Navigation, 'variants' | 'entries'>): readonly PageEntry[] {
  const slugs = new Set(variants.flatMap(variant => [...pageIndex(variant).keys()]));
  return [...new Set([...slugs, ...entries.keys()])].flatMap(slug => entries.get(slug) ?? []);
}
