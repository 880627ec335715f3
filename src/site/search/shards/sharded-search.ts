import {omitUndefined} from '../../../base/omit-undefined.js';
import {countKinds, filterByKind, type ResultKind, sumCounts} from '../kinds.js';
import {type RankedItem, rankSections, type WordHit, type WordHits} from '../ranking.js';
import {correctQuery, groupByPage, MAX_PAGES, moveTitlesFirst, type SearchResults} from '../results.js';
import {buildResult, MAX_WORDS, mergeHits} from '../search-index.js';
import {findClosestWords, findNearestWords} from '../spelling.js';
import {isPath, removeParticle, removeStopWords} from '../words.js';
import {findIn, type OpenedShard, openShard} from './open-shard.js';
import {
  findRange,
  getEndsFile,
  getTextsFile,
  getWordsFile,
  reverseWord,
  type ShardList,
  type ShardPage,
  type ShardSection,
  type ShardWord,
  sectionsOfPage,
  spansThreeFiles,
} from './shard-files.js';

/** Reads a file of the index. Undefined if it is unavailable. */
type ReadShard = (file: string) => Promise<unknown>;

/** Maximum number of files to load per query, including `index.json`. */
const MAX_FILES = 12;
/** Maximum number of word files to load for one query. Longer queries search their longest words only. */
const MAX_WORD_FILES = 7;
/** Number of sections beyond which processing a word takes several milliseconds. */
const manyHits = 1000;
/** Number of text files that a query can load in every case, even if its word files use up `MAX_FILES`. */
const leastTexts = 3;

/** Search in a prerendered site. Loads and caches the files of the index that a query needs. */
export class ShardedSearch {
  readonly #read: ReadShard;
  readonly #files = new Map<string, Promise<unknown>>();
  /** Number of files that the current query has loaded. */
  #requestCount = 0;
  readonly #shards = new Map<number, Promise<OpenedShard | undefined>>();

  constructor(read: ReadShard) {
    this.#read = read;
  }

  list(): Promise<ShardList | undefined> {
    return this.#file<ShardList>('index.json');
  }

  /**
   * Searches the index. Adds breadcrumbs of the found pages to `trails`. Ranks pages in the section `here` first. Drops
   * pages outside `area` or `kind`, unless none would remain. Finds up to `most` pages. Loads more files if
   * `most` is not the usual number.
   */
  async search(
    query: string,
    {
      trails,
      here,
      area,
      kind,
      most = MAX_PAGES,
    }: {trails?: Map<string, string>; here?: string; area?: string; kind?: ResultKind | undefined; most?: number} = {},
  ): Promise<SearchResults> {
    this.#requestCount = 0;
    const list = await this.list();
    const all = [...new Set(removeStopWords(query))].slice(0, MAX_WORDS);
    if (!list || list.words.length === 0 || all.length === 0) return {results: [], words: all};
    const words = this.#affordableWords(list, all);
    const corrections = new Map<string, string>();
    // Request all files at once, before waiting for the first.
    for (const word of words) for (const place of this.#placesOf(list, word)) void this.#shard(list, place);
    const found: WordHits<number>[] = [];
    const stems: string[] = [];
    for (const word of words) {
      const hits = await this.#find(list, word);
      found.push(hits);
      // Let the browser handle events between words, so that typed characters appear.
      if (hits.size > manyHits) await new Promise(done => setTimeout(done));
    }
    // Correct one word after another: the number of files that may still be loaded depends on the words before.
    for (const [at, word] of words.entries())
      if (found[at]?.size === 0)
        found[at] = (await this.#ofStem(list, word, stems)) ?? (await this.#nearest(list, word, corrections));
    const areaOf = createRunLookup(list.sections, '');
    const kindOf = createRunLookup<ResultKind>(list.kinds, 'page');
    const weightOf = (id: number) => {
      const page = getPage(id);
      const isHere = here !== undefined && areaOf(page) === here;
      return (list.boosts[page] ?? 1) * (isHere ? 1.2 : 1);
    };
    const pageOfHit = ({id}: RankedItem<number>) => getPage(id);
    const kindOfHit = (hit: RankedItem<number>) => kindOf(pageOfHit(hit));
    const ranked = filterByKind(
      rankSections(found, weightOf, {titles: !isPath(query)}),
      hit => areaOf(pageOfHit(hit)),
      area,
    );
    const pages = this.#affordable(
      list,
      groupByPage(filterByKind(ranked, kindOfHit, kind), pageOfHit, most),
      most === MAX_PAGES ? MAX_FILES : MAX_FILES + most,
    );
    const results = await this.#results(list, pages, trails);
    const counts = countKinds(ranked, pageOfHit, kindOfHit);
    const corrected = correctQuery(query, {words, found, corrections});
    const marked = corrected === undefined ? [] : [...corrections.values()];
    const nearest = results.length > 0 ? [] : await this.#closest(list, words);
    return {
      ...(nearest.length > 0 && {nearest}),
      results: moveTitlesFirst(results, corrected ?? query),
      words: [...all, ...stems, ...marked],
      ...(corrected !== undefined && {corrected}),
      ...(sumCounts(counts) > results.length && {counts}),
    };
  }

  /** Loads the texts of the found pages. Adds their breadcrumbs to `trails`. */
  async #results(
    list: ShardList,
    pages: readonly (readonly RankedItem<number>[])[],
    trails: Map<string, string> | undefined,
  ): Promise<SearchResults['results']> {
    const texts = await Promise.all(pages.map(hits => Promise.all(hits.map(({id}) => this.#text(list, id)))));
    return pages.flatMap((hits, at) => {
      const [shown] = texts[at]!;
      if (!shown) return [];
      trails?.set(shown.page.slug, shown.page.trail);
      const {method, path} = shown.page;
      const found = buildResult(
        hits.flatMap(({terms}, nth) => {
          const text = texts[at]![nth];
          if (!text) return [];
          const {slug, page} = text.page;
          const [hash, heading, words, place, fields] = text.section;
          const known = omitUndefined({place, fields});
          return [{terms, section: {id: '', slug, page, hash, heading, text: words, ...known}}];
        }),
      );
      return {...found, ...omitUndefined({method, path})};
    });
  }

  /** Returns the words of the query whose files are within the limit, in their order. */
  #affordableWords(list: ShardList, words: readonly string[]): readonly string[] {
    const files = new Set<number>();
    const affordable = new Set<string>();
    for (const word of [...words].sort((one, other) => other.length - one.length)) {
      const newFiles = this.#placesOf(list, word).filter(at => !files.has(at) && !this.#shards.has(at));
      if (files.size + newFiles.length > MAX_WORD_FILES) continue;
      for (const at of newFiles) files.add(at);
      affordable.add(word);
    }
    return words.filter(word => affordable.has(word));
  }

  /** Returns the numbers of the word files for a prefix. It can continue in the next file. */
  #placesOf({words}: ShardList, word: string): readonly number[] {
    const at = findRange(words, word);
    return words[at + 1]?.startsWith(word) && !spansThreeFiles(words, at, word) ? [at, at + 1] : [at];
  }

  async #find(list: ShardList, word: string, isNear = false): Promise<WordHits<number>> {
    const places = isNear ? [findRange(list.words, word)] : this.#placesOf(list, word);
    const shards = await Promise.all(places.map(each => this.#shard(list, each)));
    return mergeHits(shards.map(shard => (shard ? findIn(shard, word, isNear) : new Map<number, WordHit>())));
  }

  /** Returns the sections that match a Korean word without its particle. They are in the file of the word itself. */
  async #ofStem(list: ShardList, word: string, stems: string[]): Promise<WordHits<number> | undefined> {
    const stem = removeParticle(word);
    const hits = stem === undefined ? undefined : await this.#find(list, stem);
    if (stem === undefined || !hits?.size) return undefined;
    stems.push(stem);
    return hits;
  }

  /**
   * Finds corrections of a misspelled word. A single mistake leaves one half of the word intact, so the intended word
   * has the same beginning or the same end.
   */
  async #nearest(list: ShardList, word: string, corrections: Map<string, string>): Promise<WordHits<number>> {
    const all: WordHits<number>[] = [];
    for (const each of findNearestWords(word, await this.#around(list, word), 2)) {
      if (!this.#shards.has(findRange(list.words, each)) && !this.#hasRoom) continue;
      const hits = await this.#find(list, each, true);
      if (hits.size > 0 && !corrections.has(word)) corrections.set(word, each);
      all.push(hits);
    }
    return mergeHits(all);
  }

  /** Returns whether another word file is within the limit. Leaves enough files for texts. */
  get #hasRoom(): boolean {
    return this.#requestCount < MAX_FILES - leastTexts;
  }

  /** Finds the words most similar to words without a match. Their files are already loaded. */
  async #closest(list: ShardList, words: readonly string[]): Promise<readonly string[]> {
    const known = await Promise.all(words.map(word => this.#around(list, word)));
    return findClosestWords(words, new Set(known.flatMap(each => [...each])));
  }

  /** Returns the words with a similar beginning or end. */
  async #around(list: ShardList, word: string): Promise<ReadonlySet<string>> {
    const shard = await this.#shard(list, findRange(list.words, word));
    const file = getEndsFile(findRange(list.ends, reverseWord(word)));
    const ends = this.#files.has(file) || this.#hasRoom ? await this.#file<string>(file) : undefined;
    return new Set([...(shard?.known ?? []), ...(ends ?? '').split(' ').filter(Boolean).map(reverseWord)]);
  }

  /**
   * Selects the pages whose texts are within the file limit. After many word files fewer pages remain, but at least
   * three text files. A page counts as within the limit if the text of its first section is. Additional pages remain if
   * their files are already needed.
   */
  #affordable<Hit extends {readonly id: number}>(
    list: ShardList,
    pages: readonly (readonly Hit[])[],
    allowed: number,
  ): readonly (readonly Hit[])[] {
    const files = new Set<string>();
    const limit = Math.max(leastTexts, allowed - this.#requestCount);
    const fileOf = ({id}: Hit) => getTextsFile(findRange(list.texts, id));
    const isThere = (hit: Hit) => files.has(fileOf(hit)) || this.#files.has(fileOf(hit));
    for (const [first] of pages) if (!isThere(first!) && files.size < limit) files.add(fileOf(first!));
    return pages.filter(([first]) => isThere(first!)).map(hits => hits.filter(isThere));
  }

  async #text(list: ShardList, id: number): Promise<{page: ShardPage; section: ShardSection} | undefined> {
    const pages = await this.#file<readonly ShardPage[]>(getTextsFile(findRange(list.texts, id)));
    const page = pages?.findLast(({from}) => from <= id);
    const section = page?.sections[id - page.from];
    return page && section && {page, section};
  }

  #shard(list: ShardList, at: number): Promise<OpenedShard | undefined> {
    const known = this.#shards.get(at) ?? this.#openShard(list, at);
    this.#shards.set(at, known);
    return known;
  }

  async #openShard({count}: ShardList, at: number): Promise<OpenedShard | undefined> {
    const words = await this.#file<readonly ShardWord[]>(getWordsFile(at));
    if (words) return openShard(words, count);
    this.#shards.delete(at);
    return undefined;
  }

  /** Loads a file once. Tries again on the next call after a failure. */
  async #file<T>(name: string): Promise<T | undefined> {
    let reading = this.#files.get(name);
    if (!reading) {
      this.#requestCount++;
      reading = this.#read(name);
      this.#files.set(name, reading);
    }
    const content = await reading;
    if (content === undefined) this.#files.delete(name);
    return content as T | undefined;
  }
}

/** Returns a function that looks up the value of a page in runs of pages. */
function createRunLookup<Value>(runs: readonly (readonly [page: number, value: Value])[], none: Value) {
  const starts = runs.map(([page]) => page);
  return (page: number): Value => runs[findRange(starts, page)]?.[1] ?? none;
}

function getPage(id: number): number {
  return Math.floor(id / sectionsOfPage);
}
