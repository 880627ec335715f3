import {encodePath} from '../../base/slug.js';
import {hashName} from '../../openapi/operation/build-operation-ids.js';
import {toLabelSlug} from '../navigation/to-label-slug.js';
import type {PageUpdate} from '../page/build-page-markdown.js';
import {renderFeedHtml} from './feed-html.js';
import {readDate} from './read-date.js';

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the page. */
  readonly url: string;
  readonly feedUrl: string;
  readonly language: string;
  readonly updates: readonly PageUpdate[];
}

/** An update, with the values that all feed formats contain. */
interface FeedEntry {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly date?: Date;
  readonly tags: readonly string[];
  /** Text of the `rss` prop, to use instead of the content. */
  readonly summary?: string;
  readonly html: string;
}

export function buildFeedEntries({url, updates}: Pick<Feed, 'url' | 'updates'>): readonly FeedEntry[] {
  const ids = buildStableIds(url, updates);
  return updates.map((update, at) => {
    const date = readUpdateDate(update);
    return {
      id: ids[at] as string,
      url: update.id === undefined ? url : `${url}#${encodePath(update.id)}`,
      title: update.title ?? update.label,
      tags: update.tags,
      html: renderFeedHtml(update.markdown),
      ...(date && {date}),
      ...(update.summary !== undefined && {summary: update.summary}),
    };
  });
}

function readUpdateDate({label, description}: PageUpdate): Date | undefined {
  return readDate(label) ?? readDate(description);
}

/**
 * Returns an id for each update. Ids must not change when an author adds an update, because feed readers recognize
 * entries by id. An id contains label and date, and for duplicates a hash of the first words.
 */
function buildStableIds(url: string, updates: Feed['updates']): readonly string[] {
  const plain = updates.map(update => {
    const day = readUpdateDate(update)?.toISOString().slice(0, 10);
    return `${url}#${toLabelSlug(update.label) || 'update'}${day ? `:${day}` : ''}`;
  });
  const counts = new Map<string, number>();
  for (const id of plain) counts.set(id, (counts.get(id) ?? 0) + 1);
  const used = new Map<string, number>();
  return plain.map((id, at) => {
    if (counts.get(id) === 1) return id;
    const {title = '', description, markdown} = updates[at] as PageUpdate;
    const longer = `${id}:${hashName(`${title}\n${description}\n${markdown.slice(0, 200)}`)}`;
    // Number updates with equal text.
    const same = (used.get(longer) ?? 0) + 1;
    used.set(longer, same);
    return same === 1 ? longer : `${longer}-${same}`;
  });
}
