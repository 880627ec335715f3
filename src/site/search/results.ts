import {isEventMethod, type KindCounts} from './kinds.js';
import {isPath, removeStopWords} from './words.js';

/** A page in the search results, with its matching sections, best first. */
export interface SearchResult {
  readonly slug: string;
  readonly page: string;
  readonly hits: readonly SearchHit[];
  /** HTTP method, if the page is that of an operation. */
  readonly method?: string;
  readonly path?: string;
  /** Name of the page's icon. Only suggested pages have one. */
  readonly icon?: string;
  readonly iconType?: string;
  /** URL of an external result. Its `slug` is only a key. */
  readonly href?: string;
  /** Text below the title of an external result. */
  readonly trail?: string;
}

export interface SearchHit {
  readonly hash: string;
  readonly heading: string;
  /** Location in an operation: `header`, `body`, `422`. */
  readonly place?: string;
  /** Name of the matching field. `excerpt` is then its description. */
  readonly field?: string;
  /** First sentence that contains a matching word. */
  readonly excerpt: string;
}

export interface SearchResults {
  readonly results: readonly SearchResult[];
  /** Words to highlight: those of the query, and corrections of misspelled ones. */
  readonly words: readonly string[];
  /** The query after correction. Absent if nothing is misspelled. */
  readonly corrected?: string;
  /** The most similar words in the index, if there are no results. */
  readonly nearest?: readonly string[];
  /** Number of matching pages by kind, including those beyond `results`. Absent if `results` has all. */
  readonly counts?: KindCounts | undefined;
  /** Number of `results` that were shown before the others arrived. The others follow, so that no shown row moves. */
  readonly first?: number;
  /** Whether the index still loads, so that more results can follow. */
  readonly isPartial?: boolean | undefined;
}

/** Number of pages to list at first. Readers can ask for more. */
export const MAX_PAGES = 20;
const MAX_HITS = 3;

/** Returns the best sections of the best pages. */
export function groupByPage<Section>(
  ranked: readonly Section[],
  pageOf: (section: Section) => unknown,
  limit = MAX_PAGES,
): readonly (readonly Section[])[] {
  const pages = new Map<unknown, Section[]>();
  for (const section of ranked) {
    const page = pageOf(section);
    const known = pages.get(page);
    if (known) {
      if (known.length < MAX_HITS) known.push(section);
    } else if (pages.size < limit) pages.set(page, [section]);
  }
  return [...pages.values()];
}

/**
 * Adds the results of a newer answer to the same query below the shown ones. Shown rows keep their order, their text,
 * and their marks: a row that moves or grows makes readers open the wrong one.
 */
export function appendResults(shown: SearchResults, newer: SearchResults, most = MAX_PAGES): SearchResults {
  const {results, first = results.length} = shown;
  const known = new Set(results.map(({slug}) => slug));
  const added = newer.results.filter(({slug}) => !known.has(slug)).slice(0, Math.max(0, most - results.length));
  return {...shown, results: [...results, ...added], first, counts: newer.counts, isPartial: newer.isPartial};
}

/**
 * Moves titles equal to the query to the front, then titles that begin with it, except those of webhooks and channels.
 * The index cannot do this, because it ignores the order of words. Sorts only the first `MAX_PAGES` results, so that the
 * order does not depend on the number of requested results.
 */
export function moveTitlesFirst(results: readonly SearchResult[], requested: string): readonly SearchResult[] {
  // Leave the order unchanged for a path: it is an operation's name, not a title.
  if (isPath(requested)) return results;
  const query = removeStopWords(requested).join(' ');
  const rankOf = ({page, method}: SearchResult) => {
    const title = removeStopWords(page).join(' ');
    return title === query ? 0 : query && title.startsWith(query) && !isEventMethod(method) ? 1 : 2;
  };
  const first = results.slice(0, MAX_PAGES).sort((one, other) => rankOf(one) - rankOf(other));
  return [...first, ...results.slice(MAX_PAGES)];
}

/** Matches of all words in a query. */
interface FoundMatches {
  readonly words: readonly string[];
  /** Sections that contain each word. */
  readonly found: readonly {readonly size: number}[];
  /** Misspelled words with their corrections. */
  readonly corrections: ReadonlyMap<string, string>;
}

/** Returns the query with misspelled words corrected and unknown words removed. Undefined if it is unchanged. */
export function correctQuery(query: string, {words, found, corrections}: FoundMatches): string | undefined {
  const lost = words.filter((_, at) => found[at]?.size === 0);
  if (lost.length === words.length || (lost.length === 0 && corrections.size === 0)) return undefined;
  let corrected = query;
  for (const [wrong, right] of [...corrections, ...lost.map(word => [word, ''] as const)]) {
    const at = corrected.toLowerCase().indexOf(wrong);
    if (at >= 0) corrected = corrected.slice(0, at) + right + corrected.slice(at + wrong.length);
  }
  const left = words.filter(word => !lost.includes(word)).map(word => corrections.get(word) ?? word);
  return corrected === query ? left.join(' ') : corrected.replace(/\s+/g, ' ').trim();
}
