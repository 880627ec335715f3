import {buildFeedEntries, type Feed} from './feed-entry.js';

/** Renders a page's updates as JSON Feed 1.1. */
export function renderJsonFeed({title, description, url, feedUrl, language, updates}: Feed): string {
  const items = buildFeedEntries({url, updates}).map(entry => ({
    id: entry.id,
    url: entry.url,
    title: entry.title,
    ...(entry.summary === undefined ? {content_html: entry.html} : {content_text: entry.summary}),
    ...(entry.date && {date_published: entry.date.toISOString()}),
    ...(entry.tags.length > 0 && {tags: entry.tags}),
  }));
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: url,
    feed_url: feedUrl,
    description,
    language,
    items,
  };
  return `${JSON.stringify(feed, undefined, 1)}\n`;
}
