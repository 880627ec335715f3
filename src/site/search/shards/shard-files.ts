import {contentHash} from '../../../base/content-hash.js';
import type {FieldText} from '../../../openapi/operation/operation-text.js';
import type {ResultKind} from '../kinds.js';

/** Table of contents of the index, loaded first. Files are listed by their first word. */
export interface ShardList {
  /** Number of sections, for the rarity of a word. */
  readonly count: number;
  /** First word of each word file. */
  readonly words: readonly string[];
  /** First reversed word of each file for correcting typing errors. */
  readonly ends: readonly string[];
  /** Number of the first section in each text file. */
  readonly texts: readonly number[];
  /** Weights of pages, by page number. */
  readonly boosts: Readonly<Record<number, number>>;
  /** Runs of pages in the same area: number of the first page, and beginning of the breadcrumbs. */
  readonly sections: readonly (readonly [page: number, label: string])[];
  /** Runs of pages of the same kind, by the number of the first page. */
  readonly kinds: readonly (readonly [page: number, kind: ResultKind])[];
  /** First pages of the site's areas. */
  readonly areas: readonly ShardTitle[];
  /** Suggestions before the reader types. */
  readonly first: readonly ShardTitle[];
}

/** A page as a suggestion, with its sidebar label. */
export type ShardTitle = Pick<ShardPage, 'slug' | 'page' | 'trail' | 'method' | 'path'>;

/**
 * A word with its sections by field. Each section is a difference of section numbers times four, plus the frequency (0
 * to 3). In compared fields, the field's word count follows each number.
 */
export type ShardWord = readonly [word: string, ...fields: (readonly number[])[]];

/** A page for results, or a part of a long page. */
export interface ShardPage {
  /** Number of its first section. */
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

/** Section numbers per page. A section's number is its page number times this value, plus its index. */
export const sectionsOfPage = 1024;

/** Number of leading fields that are compared as a whole. */
export const comparedFields = 3;

/** Returns the index folder of a variant, whose name can be any text. */
export function toShardFolder(variant: string): string {
  return `_lectern/search/${contentHash(new TextEncoder().encode(variant))}/`;
}

export const wordsFile = (at: number) => `words-${at}.json`;
export const endsFile = (at: number) => `ends-${at}.json`;
export const textsFile = (at: number) => `texts-${at}.json`;

/** Returns the index of the range that contains a name: the last one that begins at or before it. */
export function rangeOf<Name>(firsts: readonly Name[], name: Name): number {
  let low = 0;
  let high = firsts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (firsts[middle]! <= name) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function reversed(word: string): string {
  return [...word].reverse().join('');
}

/** Returns whether a prefix spans at least three files. */
export function continuesAfter(firsts: readonly string[], at: number, prefix: string): boolean {
  return [firsts[at + 1], firsts[at + 2]].every(first => first?.startsWith(prefix));
}
