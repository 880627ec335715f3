import MiniSearch from 'minisearch';
import type {SearchSection} from './sections.js';

/** One page of results: its sections that match, best first. */
export interface SearchResult {
  readonly slug: string;
  readonly page: string;
  readonly hits: readonly SearchHit[];
}

export interface SearchHit {
  readonly hash: string;
  readonly heading: string;
  /** A stretch of the text around the first word that was found. */
  readonly excerpt: string;
}

/** A full-text index that grows while pages arrive. Titles and headings weigh more than text; typing is matched by prefix. */
export class SearchIndex {
  readonly #ids = new Map<string, readonly string[]>();
  readonly #index = new MiniSearch<SearchSection>({
    fields: ['page', 'heading', 'text'],
    storeFields: ['slug', 'hash', 'page', 'heading', 'text', 'boost'],
    searchOptions: {
      boost: {page: 4, heading: 3},
      boostDocument: (_id, _term, stored) => (stored?.boost as number | undefined) ?? 1,
      prefix: true,
      fuzzy: term => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });

  /** Takes the place of what was known of these sections. */
  add(sections: readonly SearchSection[]): void {
    for (const section of sections) {
      if (this.#index.has(section.id)) this.#index.replace(section);
      else {
        this.#index.add(section);
        this.#ids.set(section.slug, [...(this.#ids.get(section.slug) ?? []), section.id]);
      }
    }
  }

  /** Nothing of a page is found any more. */
  remove(slug: string): void {
    for (const id of this.#ids.get(slug) ?? []) this.#index.discard(id);
    this.#ids.delete(slug);
  }

  search(query: string, most = 8): readonly SearchResult[] {
    const words = query.trim();
    if (!words) return [];
    let found = this.#index.search(words);
    if (found.length === 0) found = this.#index.search(words, {combineWith: 'OR'});
    const pages = new Map<string, SearchResult & {hits: SearchHit[]}>();
    for (const result of found) {
      const section = result as unknown as SearchSection;
      let page = pages.get(section.slug);
      if (!page) {
        if (pages.size === most) continue;
        page = {slug: section.slug, page: section.page, hits: []};
        pages.set(section.slug, page);
      }
      if (page.hits.length < 3)
        page.hits.push({hash: section.hash, heading: section.heading, excerpt: excerpt(section.text, result.terms)});
    }
    return [...pages.values()];
  }
}

/** About 140 characters around the first of the words, cut at spaces. */
export function excerpt(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const at = Math.min(...words.map(word => lower.indexOf(word.toLowerCase())).filter(index => index >= 0), text.length);
  const from = at === text.length ? 0 : Math.max(0, at - 50);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = start + 150 >= text.length ? text.length : text.lastIndexOf(' ', start + 150);
  return `${start > 0 ? '… ' : ''}${text.slice(start, Math.max(end, start + 1))}${end < text.length ? ' …' : ''}`;
}

/** Cuts a text into stretches that match a word of the query and those that do not, for marking. */
export function markWords(text: string, query: string): readonly {readonly text: string; readonly isHit: boolean}[] {
  const words = query
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{text, isHit: false}];
  const pieces = text.split(new RegExp(`(${words.join('|')})`, 'giu'));
  return pieces.map((piece, index) => ({text: piece, isHit: index % 2 === 1})).filter(piece => piece.text);
}
