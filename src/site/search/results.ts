import type {ResultKind} from './kinds.js';
import {isPath, removeStopWords} from './words.js';

/** A page in search results: its matching sections, best first. */
export interface SearchResult {
  readonly slug: string;
  readonly page: string;
  readonly hits: readonly SearchHit[];
  /** HTTP method of an operation's page. */
  readonly method?: string;
  readonly path?: string;
  /** Link of an external result, whose `slug` only identifies it. */
  readonly href?: string;
  /** Text next to the title of an external result. */
  readonly trail?: string;
}

export interface SearchHit {
  readonly hash: string;
  readonly heading: string;
  /** Location in an operation: `header`, `body`, `422`. */
  readonly place?: string;
  /** The matching field. `excerpt` is its description. */
  readonly field?: string;
  /** The sentence with the first matching word. */
  readonly excerpt: string;
}

/** Results of a query. */
export interface SearchResults {
  readonly results: readonly SearchResult[];
  /** Words to highlight: query words, and corrections of misspelled ones. */
  readonly words: readonly string[];
  /** The query with corrected words. Absent if all words exist. */
  readonly corrected?: string;
  /** Without results: the most similar words in the index. */
  readonly nearest?: readonly string[];
  /** Kinds of all matches, including those not shown. Absent for a single kind. */
  readonly kinds?: readonly ResultKind[];
}

export const maxPages = 8;
const maxHits = 3;

/** Returns the best sections of the best pages. */
export function groupByPage<Section>(
  ranked: readonly Section[],
  pageOf: (section: Section) => unknown,
  limit = maxPages,
): readonly (readonly Section[])[] {
  const pages = new Map<unknown, Section[]>();
  for (const section of ranked) {
    const page = pageOf(section);
    const known = pages.get(page);
    if (known) {
      if (known.length < maxHits) known.push(section);
    } else if (pages.size < limit) pages.set(page, [section]);
  }
  return [...pages.values()];
}

/**
 * Moves titles equal to the query to the front, followed by titles that begin with it. The index itself ignores word
 * order.
 */
export function moveTitlesFirst(results: readonly SearchResult[], requested: string): readonly SearchResult[] {
  // A path is an operation's name, not a title.
  if (isPath(requested)) return results;
  const query = removeStopWords(requested).join(' ');
  const rankOf = ({page}: SearchResult) => {
    const title = removeStopWords(page).join(' ');
    return title === query ? 0 : query && title.startsWith(query) ? 1 : 2;
  };
  return [...results].sort((one, other) => rankOf(one) - rankOf(other));
}

/** Matches of the query words. */
interface FoundMatches {
  readonly words: readonly string[];
  /** Matches per word. */
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
