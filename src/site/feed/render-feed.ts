import {escapeHtml} from '../../base/html.js';
import {encodePath} from '../../base/slug.js';
import {mark} from '../../openapi/operation/operation-ids.js';
import {labelSlug} from '../navigation/label-slug.js';
import type {PageUpdate} from '../page/page-markdown.js';
import {renderFeedHtml} from './feed-html.js';
import {readDate} from './read-date.js';

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Absolute URLs of the page and the feed. */
  readonly url: string;
  readonly feedUrl: string;
  readonly language: string;
  /** Updates in page order. */
  readonly updates: readonly PageUpdate[];
}

/** Returns the updates of a page as RSS 2.0. */
export function renderFeed({title, description, url, feedUrl, language, updates}: Feed): string {
  const ids = stableIds(url, updates);
  const items = updates.map((update, at) => {
    const date = dateOf(update);
    return [
      '<item>',
      element('title', update.title ?? update.label),
      element('link', update.id === undefined ? url : `${url}#${encodePath(update.id)}`),
      `<guid isPermaLink="false">${xml(ids[at] as string)}</guid>`,
      ...(date ? [element('pubDate', date.toUTCString())] : []),
      ...update.tags.map(tag => element('category', tag)),
      element(
        'description',
        update.summary === undefined ? renderFeedHtml(update.markdown) : escapeHtml(update.summary),
      ),
      '</item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', url),
    `<atom:link href="${xml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    element('description', description),
    element('language', language),
    element('generator', 'Lectern'),
    ...items,
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function dateOf({label, description}: PageUpdate): Date | undefined {
  return readDate(label) ?? readDate(description);
}

/**
 * Readers know an entry by its id: it must not change because another one was written above. It is made of label and date,
 * and where several have the same of their first words too.
 */
function stableIds(url: string, updates: Feed['updates']): readonly string[] {
  const plain = updates.map(update => {
    const day = dateOf(update)?.toISOString().slice(0, 10);
    return `${url}#${labelSlug(update.label) || 'update'}${day ? `:${day}` : ''}`;
  });
  const counts = new Map<string, number>();
  for (const id of plain) counts.set(id, (counts.get(id) ?? 0) + 1);
  const used = new Map<string, number>();
  return plain.map((id, at) => {
    if (counts.get(id) === 1) return id;
    const {title = '', description, markdown} = updates[at] as PageUpdate;
    const longer = `${id}:${mark(`${title}\n${description}\n${markdown.slice(0, 200)}`)}`;
    // Two that are the same word for word.
    const same = (used.get(longer) ?? 0) + 1;
    used.set(longer, same);
    return same === 1 ? longer : `${longer}-${same}`;
  });
}

function element(name: string, text: string): string {
  return `<${name}>${xml(text)}</${name}>`;
}

/** Escapes text for XML and removes characters that XML forbids (XML 1.0, section 2.2). */
function xml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));
}
