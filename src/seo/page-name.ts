import {receivedHtml, wordsOf} from '../html.js';
import {humanizeSlug} from '../navigation/slug.js';
import type {PageDocument} from '../open-page.js';

/** What a page is called in tabs of the browser, lists and pictures: its title, else the first heading of its text, else its address. */
export function nameOf({head, content, slug}: Pick<PageDocument, 'head' | 'content' | 'slug'>): string {
  return head.title ?? head.sidebarTitle ?? (firstHeading(content.text) || humanizeSlug(slug));
}

function firstHeading(html: string): string {
  const inside = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
  return wordsOf(receivedHtml(inside)).replace(/\s+/g, ' ').trim();
}
