import {safeUrl} from '../../base/url.js';
import type {SearchAnswer, SearchResult} from './results.js';
import {tellingWords} from './words.js';

/** More are not shown. */
const most = 20;

/**
 * Results of an endpoint that is not ours: a list of `{title, href, trail?, excerpt?}`. What has no title, or an address that
 * is no link, is left out; all of it is text (security rule: nothing foreign becomes HTML).
 */
export function parseResults(written: unknown, query: string, base: string): SearchAnswer {
  const list: readonly unknown[] = Array.isArray(written) ? written : [];
  const results = list.slice(0, most).flatMap((each, at): readonly SearchResult[] => {
    const {title, href, trail, excerpt} = Object(each) as Readonly<Record<string, unknown>>;
    const address = typeof href === 'string' ? safeUrl(href, 'link', base) : undefined;
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
  return {results, words: tellingWords(query)};
}
