import {sanitizeUrl} from '../../base/url.js';
import type {SearchResult} from './results.js';

/** Maximum number of results from another search endpoint. */
const limit = 20;

/**
 * Parses the results of another search endpoint: a list of `{title, href, trail?, excerpt?}`. Drops results without a
 * title or with an invalid link. Treats all values as text, never as HTML.
 */
export function parseResults(written: unknown, base: string): readonly SearchResult[] {
  const list: readonly unknown[] = Array.isArray(written) ? written : [];
  return list.slice(0, limit).flatMap((each, at): readonly SearchResult[] => {
    const {title, href, trail, excerpt} = Object(each) as Readonly<Record<string, unknown>>;
    const address = typeof href === 'string' ? sanitizeUrl(href, 'link', base) : undefined;
    if (typeof title !== 'string' || !title.trim() || address === undefined) return [];
    return [
      {
        slug: `${at}`,
        page: title,
        href: address,
        trail: typeof trail === 'string' ? trail : '',
        hits: [{hash: '', heading: '', excerpt: typeof excerpt === 'string' ? excerpt : ''}],
      },
    ];
  });
}
