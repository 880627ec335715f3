import {hashContent} from '../../../base/hash-content.js';
import type {FieldText} from '../../../openapi/operation/build-operation-text.js';
import type {ResultKind} from '../kinds.js';

/** Content of `index.json`, which is loaded first. Lists each file by the first word in it. */
export interface ShardList {
  /** Number of sections in the index, to compute how rare a word is. */
  readonly count: number;
  /** First word of each shard of words, to find the shard of a query word. */
  readonly words: readonly string[];
  /** First reversed word of each file for correcting typing errors. */
  readonly ends: readonly string[];
  /** Number of the first section in each file of texts. */
  readonly texts: readonly number[];
  /** Ranking factors of pages that are not 1, by page number. */
  readonly boosts: Readonly<Record<number, number>>;
  /** Runs of pages in the same area: number of the first page, and name of the area. */
  readonly sections: readonly (readonly [page: number, label: string])[];
  /** Runs of pages of the same kind: number of the first page, and the kind. */
  readonly kinds: readonly (readonly [page: number, kind: ResultKind])[];
  /** First pages of the site's areas, to suggest if nothing is found. */
  readonly areas: readonly ShardTitle[];
  /** Pages to suggest before the reader types. */
  readonly first: readonly ShardTitle[];
  /** Icon library of the site, if it is not Lucide. */
  readonly icons?: string;
}

/** A page to suggest, with its label and icon in the sidebar. */
export type ShardTitle = Pick<ShardPage, 'slug' | 'page' | 'trail' | 'method' | 'path'> & {
  readonly icon?: string;
  readonly iconType?: string;
};

/**
 * A word with the sections that contain it, by field. A number encodes the difference to the previous section number
 * times four, plus the frequency (0 to 3). In the fields of `comparedFields`, the word count of the field follows.
 */
export type ShardWord = readonly [word: string, ...fields: (readonly number[])[]];

/** A page for search results, or a part of a long page. */
export interface ShardPage {
  /** Number of the first section of this page or part. */
  readonly from: number;
  readonly slug: string;
  readonly page: string;
  readonly trail: string;
  readonly method?: string;
  readonly path?: string;
  readonly sections: readonly ShardSection[];
}

export type ShardSection = readonly [
  hash: string,
  heading: string,
  text: string,
  place?: string,
  fields?: readonly FieldText[],
];

/** Maximum number of sections per page. The number of a section is its page number times this value, plus its index. */
export const sectionsOfPage = 1024;

/** Number of fields at the start of `fields` that `ranking.ts` compares as a whole. */
export const comparedFields = 3;

/** Returns the index folder of a variant, whose name can be any text. */
export function toShardFolder(variant: string): string {
  return `_lectern/search/${hashContent(new TextEncoder().encode(variant))}/`;
}

export const getWordsFile = (at: number) => `words-${at}.json`;
export const getEndsFile = (at: number) => `ends-${at}.json`;
export const getTextsFile = (at: number) => `texts-${at}.json`;

/** Returns the index of the range that contains a name: the last one whose first name is not after it. */
export function findRange<Name>(firsts: readonly Name[], name: Name): number {
  let low = 0;
  let high = firsts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (firsts[middle]! <= name) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function reverseWord(word: string): string {
  return [...word].reverse().join('');
}

/** Returns whether the words with a prefix span at least three files. */
export function spansThreeFiles(firsts: readonly string[], at: number, prefix: string): boolean {
  return [firsts[at + 1], firsts[at + 2]].every(first => first?.startsWith(prefix));
}
