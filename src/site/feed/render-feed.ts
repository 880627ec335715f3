import {escapeXml} from '../../base/escape-xml.js';
import {escapeHtml} from '../../base/html.js';
import {buildFeedEntries, type Feed} from './feed-entry.js';

/** Renders a page's updates as RSS 2.0. */
export function renderFeed({title, description, url, feedUrl, language, updates}: Feed): string {
  const items = buildFeedEntries({url, updates}).map(entry =>
    [
      '<item>',
      writeElement('title', entry.title),
      writeElement('link', entry.url),
      `<guid isPermaLink="false">${escapeXml(entry.id)}</guid>`,
      ...(entry.date ? [writeElement('pubDate', entry.date.toUTCString())] : []),
      ...entry.tags.map(tag => writeElement('category', tag)),
      writeElement('description', entry.summary === undefined ? entry.html : escapeHtml(entry.summary)),
      '</item>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    writeElement('title', title),
    writeElement('link', url),
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    writeElement('description', description),
    writeElement('language', language),
    writeElement('generator', 'Lectern'),
    ...items,
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function writeElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
