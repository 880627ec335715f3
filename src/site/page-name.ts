import {humanizeSlug} from '../base/slug.js';
import type {PageDocument} from './page/open-page.js';

/**
 * Returns the name of a page for browser tabs, lists and pictures: its title, else its first heading, else its slug.
 */
export function findPageName({head, heading = '', slug}: Pick<PageDocument, 'head' | 'heading' | 'slug'>): string {
  return head.title ?? head.sidebarTitle ?? (heading.replace(/\s+/g, ' ') || humanizeSlug(slug));
}
