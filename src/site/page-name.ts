import {humanizeSlug} from '../base/slug.js';
import type {PageDocument} from './page/open-page.js';

/** What a page is called in tabs of the browser, lists and pictures: its title, else the first heading of its text, else its address. */
export function nameOf({head, heading = '', slug}: Pick<PageDocument, 'head' | 'heading' | 'slug'>): string {
  return head.title ?? head.sidebarTitle ?? (heading.replace(/\s+/g, ' ') || humanizeSlug(slug));
}
