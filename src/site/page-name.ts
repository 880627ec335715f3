import {humanizeSlug} from '../base/slug.js';
import type {PageDocument} from './page/open-page.js';

/**
 * Returns the name of a page for browser tabs, lists, and images: its title, or else its first heading, or else its
 * slug.
 */
export function findPageName({
  metadata,
  heading = '',
  slug,
}: Pick<PageDocument, 'metadata' | 'heading' | 'slug'>): string {
  return metadata.title ?? metadata.sidebarTitle ?? (heading.replace(/\s+/g, ' ') || humanizeSlug(slug));
}
