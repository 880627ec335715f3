import MiniSearch, {type AsPlainObject} from 'minisearch';
import {given} from '../../base/given.js';
import {inArea} from '../areas.js';
import {fields, type Lengths} from '../fields.js';
import {closestWord, nearestWords} from '../nearest-words.js';
import {rank, type WordHit, type WordHits, wordHit} from '../ranking.js';
import {correctedQuery, groupByPage, mostPages, type SearchAnswer, titleFirst} from '../results.js';
import {engineOptions, joined, mostWords, resultOf} from '../search-index.js';
import {tellingWords} from '../words.js';
import {
  comparedFields,
  endsFile,
  goesOn,
  rangeOf,
  reversed,
  type ShardList,
  type ShardPage,
  type ShardWord,
  sectionsOfPage,
  textsFile,
  wordsFile,
} from './shard-files.js';

/** Reads a file of the index; `undefined` where it cannot be had. */
export type ReadShard = (file: string) => Promise<unknown>;

/** Files that one query sends for. */
const mostFiles = 12;

/** Words of one file, ready to be asked. */
interface Shard {
  readonly index: MiniSearch;
  readonly known: readonly string[];
  readonly lengths: ReadonlyMap<number, Lengths>;
}

/** The index of a prerendered site: files are read when words of them are asked for, and kept. */
export class ShardedSearch {
  readonly #read: ReadShard;
  readonly #files = new Map<string, Promise<unknown>>();
  /** Files that the last query has sent for. */
  #asked = 0;
  readonly #shards = new Map<number, Promise<Shard | undefined>>();

  constructor(read: ReadShard) {
    this.#read = read;
  }

  list(): Promise<ShardList | undefined> {
    return this.#file<ShardList>('index.json');
  }

  /**
   * The way to each page of an answer is told to `trails`. `here` is the section of the site whose pages go first, `area` one that
   * others are left out for; with `''` the areas are told. `most` pages are found; for more than readers are shown, more files are
   * sent for.
   */
  async search(
    query: string,
    {
      trails,
      here,
      area,
      most = mostPages,
    }: {trails?: Map<string, string>; here?: string; area?: string; most?: number} = {},
  ): Promise<SearchAnswer> {
    this.#asked = 0;
    const list = await this.list();
    const words = [...new Set(tellingWords(query))].slice(0, mostWords);
    if (!list || list.words.length === 0 || words.length === 0) return {results: [], words};
    const corrections = new Map<string, string>();
    const found = await Promise.all(
      words.map(async word => {
        const hits = await this.#find(list, word);
        return hits.size > 0 ? hits : this.#nearest(list, word, corrections);
      }),
    );
    const starts = list.sections.map(([page]) => page);
    const areaOf = (page: number) => list.sections[rangeOf(starts, page)]?.[1] ?? '';
    const weightOf = (id: number) => {
      const page = pageOf(id);
      const isHere = here !== undefined && areaOf(page) === here;
      return (list.boosts[page] ?? 1) * (isHere ? 1.2 : 1);
    };
    const narrowed = inArea(rank(found, weightOf), ({id}) => areaOf(pageOf(id)), area);
    const pages = this.#affordable(
      list,
      groupByPage(narrowed.found, ({id}) => pageOf(id), most),
      most > mostPages ? mostFiles + most : mostFiles,
    );
    const texts = await Promise.all(pages.map(([first]) => this.#page(list, pageOf(first!.id))));
    const corrected = correctedQuery(query, {words, found, corrections});
    const results = pages.flatMap((hits, at) => {
      const text = texts[at];
      if (!text) return [];
      trails?.set(text.slug, text.trail);
      return resultOf(
        hits.map(({id, terms}) => {
          const [hash = '', heading = '', words = '', place] = text.sections[id % sectionsOfPage] ?? [];
          const {slug, page, method} = text;
          return {terms, section: {id: '', slug, page, hash, heading, text: words, ...given({place, method})}};
        }),
      );
    });
    const marked = corrected === undefined ? [] : [...corrections.values()];
    const nearest = results.length > 0 ? undefined : await this.#closest(list, words);
    return {
      ...(nearest !== undefined && {nearest}),
      results: titleFirst(results, tellingWords(corrected ?? query)),
      words: [...words, ...marked],
      ...(corrected !== undefined && {corrected}),
      ...(area !== undefined && {areas: narrowed.areas}),
    };
  }

  /** What begins with a word may go on in the next file. */
  async #find(list: ShardList, word: string, isNear = false): Promise<WordHits<number>> {
    const at = rangeOf(list.words, word);
    const isInNext = !isNear && list.words[at + 1]?.startsWith(word) && !goesOn(list.words, at, word);
    const shards = await Promise.all([at, ...(isInNext ? [at + 1] : [])].map(each => this.#shard(list, each)));
    return joined(shards.map(shard => (shard ? findIn(shard, word, isNear) : new Map<number, WordHit>())));
  }

  /** A mistake spares one half of a word: words that begin like it, and words that end like it, have the one that is meant. */
  async #nearest(list: ShardList, word: string, corrections: Map<string, string>): Promise<WordHits<number>> {
    const near = nearestWords(word, await this.#around(list, word), 2);
    const all = await Promise.all(near.map(each => this.#find(list, each, true)));
    const at = all.findIndex(each => each.size > 0);
    if (at >= 0) corrections.set(word, near[at]!);
    return joined(all);
  }

  /** The files of words like these are here: they were asked for in vain. */
  async #closest(list: ShardList, words: readonly string[]): Promise<string | undefined> {
    const known = await Promise.all(words.map(word => this.#around(list, word)));
    return closestWord(words, new Set(known.flatMap(each => [...each])));
  }

  /** Words that begin like one, and words that end like it. */
  async #around(list: ShardList, word: string): Promise<ReadonlySet<string>> {
    const shard = await this.#shard(list, rangeOf(list.words, word));
    const ends = await this.#file<string>(endsFile(rangeOf(list.ends, reversed(word))));
    return new Set([...(shard?.known ?? []), ...(ends ?? '').split(' ').filter(Boolean).map(reversed)]);
  }

  /** A long query has asked for many files of words: then fewer pages are shown, but never less than three. */
  #affordable<Page extends readonly {readonly id: number}[]>(
    list: ShardList,
    pages: readonly Page[],
    allowed: number,
  ): readonly Page[] {
    const files = new Set<string>();
    const most = Math.max(3, allowed - this.#asked);
    return pages.filter(([first]) => {
      const file = textsFile(rangeOf(list.texts, pageOf(first!.id)));
      if (!this.#files.has(file) && files.size < most) files.add(file);
      return files.has(file) || this.#files.has(file);
    });
  }

  async #page(list: ShardList, page: number): Promise<ShardPage | undefined> {
    const at = rangeOf(list.texts, page);
    const pages = await this.#file<readonly ShardPage[]>(textsFile(at));
    return pages?.[page - list.texts[at]!];
  }

  #shard(list: ShardList, at: number): Promise<Shard | undefined> {
    const known =
      this.#shards.get(at) ??
      this.#file<readonly ShardWord[]>(wordsFile(at)).then(words => words && openShard(words, list.count));
    this.#shards.set(at, known);
    return known;
  }

  /** What could not be had is asked for again. */
  async #file<T>(name: string): Promise<T | undefined> {
    let reading = this.#files.get(name);
    if (!reading) {
      this.#asked++;
      reading = this.#read(name);
      this.#files.set(name, reading);
    }
    const content = await reading;
    if (content === undefined) this.#files.delete(name);
    return content as T | undefined;
  }
}

function pageOf(id: number): number {
  return Math.floor(id / sectionsOfPage);
}

function findIn({index, lengths}: Shard, word: string, isNear: boolean): WordHits<number> {
  return new Map(
    index
      .search(word, isNear ? {prefix: false} : {})
      .map(({id, match, score}) => [
        id as number,
        wordHit(word, match, {lengths: lengths.get(id as number) ?? [0, 0, 0], score, isNear}),
      ]),
  );
}

/** Hands the words of a file to the engine in the form that it saves itself in. */
function openShard(words: readonly ShardWord[], count: number): Shard {
  const lengths = new Map<number, [number, number, number]>();
  const documentIds: Record<string, number> = {};
  const index = words.map(([word, ...lists]) => {
    const byField: Record<string, Record<string, number>> = {};
    for (const [field, list] of lists.entries()) {
      const counts: Record<string, number> = {};
      let number = 0;
      for (let at = 0; at < list.length; at++) {
        const packed = list[at]!;
        number += Math.floor(packed / 4);
        counts[number] = (packed % 4) + 1;
        documentIds[number] = number;
        const own = lengths.get(number) ?? [0, 0, 0];
        if (field < comparedFields) own[field] = list[++at]!;
        lengths.set(number, own);
      }
      if (list.length > 0) byField[field] = counts;
    }
    return [word, byField];
  });
  const saved = {
    documentCount: count,
    nextId: count,
    documentIds,
    fieldIds: Object.fromEntries(fields.map((field, at) => [field, at])),
    fieldLength: Object.fromEntries(Object.keys(documentIds).map(id => [id, fields.map(() => 1)])),
    averageFieldLength: fields.map(() => 1),
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  } as unknown as AsPlainObject;
  const known = words.map(([word]) => word).filter(word => !word.endsWith('*'));
  return {index: MiniSearch.loadJS(saved, engineOptions), known, lengths};
}
