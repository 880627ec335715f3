import {tellingWords} from './words.js';

/** One page of results: its sections that match, best first. */
export interface SearchResult {
  readonly slug: string;
  readonly page: string;
  readonly hits: readonly SearchHit[];
  /** Of a page that shows an operation. */
  readonly method?: string;
  /** Where it leads, of a result that is not of our index; `slug` only tells it from others. */
  readonly href?: string;
  /** What stands beside its title, of such a result. */
  readonly trail?: string;
}

export interface SearchHit {
  readonly hash: string;
  readonly heading: string;
  /** Where in an operation the words stand: `header · POST /orders`. */
  readonly place?: string;
  /** A stretch of the text around the first word that was found. */
  readonly excerpt: string;
}

/** What a query finds. */
export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** Words that were found, for marking: those of the query, and those in place of misspelt ones. */
  readonly words: readonly string[];
  /** The query with words that exist in place of misspelt ones; absent where all of its words exist. */
  readonly corrected?: string;
  /** Where nothing is found: a word that exists and is like what was asked. */
  readonly nearest?: string;
  /** The areas of all that was found, also of what is not shown; absent where an answer is whole. */
  readonly areas?: readonly string[];
}

/** What a query is narrowed by. */
export interface AreaChoice {
  /** The area of a page. */
  readonly areaOf: (slug: string) => string;
  /** Only results of this one are wanted, where there are any; `''` wants all. */
  readonly area: string;
}

export const mostPages = 8;
export const mostHits = 3;

/** The best sections of the best pages. */
export function groupByPage<Section>(
  ranked: readonly Section[],
  pageOf: (section: Section) => unknown,
  most = mostPages,
): readonly (readonly Section[])[] {
  const pages = new Map<unknown, Section[]>();
  for (const section of ranked) {
    const page = pageOf(section);
    const known = pages.get(page);
    if (known) {
      if (known.length < mostHits) known.push(section);
    } else if (pages.size < most) pages.set(page, [section]);
  }
  return [...pages.values()];
}

/** Of titles with the same words, the one that has them in the order of the query goes first. */
export function titleFirst(results: readonly SearchResult[], words: readonly string[]): readonly SearchResult[] {
  const query = words.join(' ');
  const isTitle = ({page}: SearchResult) => tellingWords(page).join(' ') === query;
  return [...results.filter(isTitle), ...results.filter(result => !isTitle(result))];
}

/** What became of the words of a query. */
export interface FoundWords {
  readonly words: readonly string[];
  /** What each word has found. */
  readonly found: readonly {readonly size: number}[];
  /** Misspelt words, and those that were meant. */
  readonly corrections: ReadonlyMap<string, string>;
}

/** The query as it was answered: misspelt words replaced, words that stand nowhere left out; `undefined` where that is the query itself. */
export function correctedQuery(query: string, {words, found, corrections}: FoundWords): string | undefined {
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
