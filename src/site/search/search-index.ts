import MiniSearch from 'minisearch';
import {omitUndefined} from '../../base/omit-undefined.js';
import {findExcerpt} from './excerpt.js';
import {type FieldLengths, fields, measureFields, readSearchFields} from './fields.js';
import {findField} from './found-field.js';
import {countKinds, filterByKind, getResultKind, type ResultKind, sumCounts} from './kinds.js';
import {combineHits, rankSections, type WordHit, type WordHits} from './ranking.js';
import {
  correctQuery,
  groupByPage,
  MAX_PAGES,
  moveTitlesFirst,
  type SearchResult,
  type SearchResults,
} from './results.js';
import type {SearchSection} from './sections.js';
import {findClosestWords, findNearestWords} from './spelling.js';
import {isPath, removeParticle, removeStopWords, splitIntoWords} from './words.js';

/** Maximum number of words in a query. Additional words are ignored. */
export const MAX_WORDS = 12;

/** Options of the search engine, which only counts words. `ranking.ts` compares the lengths of fields. */
export const engineOptions = {
  fields: [...fields],
  tokenize: (text: string) => (text ? text.split('\n') : []),
  processTerm: (term: string) => term,
  // MiniSearch throws if pages arrive while it removes discarded sections in the background. Searches skip those
  // sections anyway, and there is at most one for each page: its title, which its text replaces.
  autoVacuum: false,
  searchOptions: {prefix: true, bm25: {k: 1.2, b: 0, d: 0.5}},
};

/** A full-text index that grows while pages are loaded. */
export class SearchIndex {
  readonly #ids = new Map<string, Set<string>>();
  readonly #sections = new Map<string, SearchSection>();
  readonly #lengths = new Map<string, FieldLengths>();
  /** Method and path of operations, by the slug of their page. */
  readonly #operations = new Map<string, Pick<SearchSection, 'method' | 'path'>>();
  /** Words of all sections, including removed ones, for corrections. */
  readonly #known = new Set<string>();
  readonly #index = new MiniSearch<Readonly<Record<string, string>>>(engineOptions);

  /** Adds the sections of pages. Replaces earlier sections of the same pages. */
  add(sections: readonly SearchSection[]): void {
    for (const section of sections) {
      const {id, slug} = section;
      if (section.method !== undefined)
        this.#operations.set(slug, omitUndefined({method: section.method, path: section.path}));
      const words = readSearchFields(section);
      const document = {id, ...Object.fromEntries(fields.map(field => [field, words[field].join('\n')]))};
      if (this.#index.has(id)) this.#index.replace(document);
      else this.#index.add(document);
      this.#sections.set(id, section);
      this.#lengths.set(id, measureFields(words));
      const ids = this.#ids.get(slug) ?? new Set();
      this.#ids.set(slug, ids.add(id));
      for (const field of fields) for (const word of words[field]) this.#known.add(word);
    }
  }

  /** Returns whether the index contains a page. */
  has(slug: string): boolean {
    return this.#ids.has(slug);
  }

  remove(slug: string): void {
    for (const id of this.#ids.get(slug) ?? []) {
      this.#index.discard(id);
      this.#sections.delete(id);
    }
    this.#ids.delete(slug);
  }

  /** Searches the index for up to `most` pages. With `kind`, returns only pages of this kind, unless there are none. */
  search(query: string, {kind, most = MAX_PAGES}: {kind?: ResultKind | undefined; most?: number} = {}): SearchResults {
    const words = [...new Set(removeStopWords(query))].slice(0, MAX_WORDS);
    const corrections = new Map<string, string>();
    const stems: string[] = [];
    const found = words.map(word => {
      const hits = this.#find(word);
      if (hits.size > 0) return hits;
      const stem = removeParticle(word);
      const ofStem = stem === undefined ? hits : this.#find(stem);
      if (stem !== undefined && ofStem.size > 0) {
        stems.push(stem);
        return ofStem;
      }
      const near = findNearestWords(word, this.#known);
      const all = near.map(each => this.#find(each, true));
      const at = all.findIndex(each => each.size > 0);
      if (at >= 0) corrections.set(word, near[at]!);
      return mergeHits(all);
    });
    const slugOf = ({id}: {readonly id: string}) => this.#sections.get(id)?.slug ?? '';
    const ranked = rankSections(found, id => this.#sections.get(id)?.boost ?? 1, {titles: !isPath(query)});
    const kindOfHit = (hit: {readonly id: string}) => getResultKind(this.#operations.get(slugOf(hit)) ?? {});
    const marked = new Set(found.flatMap(hits => [...hits.values()].flatMap(({terms}) => terms)));
    const pages = groupByPage(filterByKind(ranked, kindOfHit, kind), slugOf, most);
    const counts = countKinds(ranked, slugOf, kindOfHit);
    const corrected = correctQuery(query, {words, found, corrections});
    // Check each word in the index: `#known` still contains words of removed pages.
    const isThere = (word: string) => this.#find(word).size > 0;
    const nearest = pages.length > 0 ? [] : findClosestWords(words, this.#known).filter(isThere);
    return {
      ...(nearest.length > 0 && {nearest}),
      results: moveTitlesFirst(
        pages.map(page => ({
          ...buildResult(page.map(({id, terms}) => ({section: this.#sections.get(id)!, terms}))),
          ...this.#operations.get(slugOf(page[0]!)),
        })),
        corrected ?? query,
      ),
      words: [...words, ...stems, ...(corrected === undefined ? [] : marked)],
      ...(corrected !== undefined && {corrected}),
      ...(sumCounts(counts) > pages.length && {counts}),
    };
  }

  #find(word: string, isNear = false): WordHits<string> {
    const found = this.#index.search(word, isNear ? {prefix: false} : {});
    return new Map(
      found.map(({id, match, score}) => [
        id as string,
        combineHits(word, match, {lengths: this.#lengths.get(id as string)!, score, isNear}),
      ]),
    );
  }
}

/** Merges the matches of alternative spellings. If a section has several matches, uses the first. */
export function mergeHits<Id>(all: readonly WordHits<Id>[]): WordHits<Id> {
  const hits = new Map<Id, WordHit>();
  for (const each of all) for (const [id, hit] of each) if (!hits.has(id)) hits.set(id, hit);
  return hits;
}

/** Builds the search result of a page from its matching sections. */
export function buildResult(
  hits: readonly {readonly section: SearchSection; readonly terms: readonly string[]}[],
): SearchResult {
  const {slug, page} = hits[0]!.section;
  const title = splitIntoWords(page);
  return {
    slug,
    page,
    hits: hits.map(({section: {hash, heading, text, place, fields = []}, terms}) => {
      // Skip words in the title, so that the excerpt contains the others.
      const others = terms.filter(term => !title.includes(term));
      const requested = others.length > 0 ? others : terms;
      const field = findField(fields, requested);
      return {
        hash,
        heading,
        excerpt: field?.about ?? findExcerpt(text, requested),
        ...omitUndefined({place, field: field?.name}),
      };
    }),
  };
}
