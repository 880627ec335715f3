import {contentHash} from '../../../base/content-hash.js';
import type {FieldText} from '../../../openapi/operation/operation-text.js';
import type {ResultKind} from '../kinds.js';

/** Directory of the index, loaded first. Ranges are named by their first word. */
export interface ShardList {
  /** Number of sections. The rarity of a word is relative to it. */
  readonly count: number;
  /** First word of each word file. */
  readonly words: readonly string[];
  /** First reversed word of each file that corrects typing errors. */
  readonly ends: readonly string[];
  /** Number of the first section of each text file. */
  readonly texts: readonly number[];
  /** Weights of pages, by number. */
  readonly boosts: Readonly<Record<number, number>>;
  /** First pages of the sections of the site, by what their trails begin with. */
  readonly sections: readonly (readonly [page: number, label: string])[];
  /** First pages of runs of pages of the same kind. */
  readonly kinds: readonly (readonly [page: number, kind: ResultKind])[];
  /** The first pages of the areas of the site. */
  readonly areas: readonly ShardTitle[];
  /** Shown while nothing is typed. */
  readonly first: readonly ShardTitle[];
}

/** A page as suggestions show it, by the name that the sidebar has. */
export type ShardTitle = Pick<ShardPage, 'slug' | 'page' | 'trail' | 'method' | 'path'>;

/**
 * A word with its sections by field: differences of section numbers times four, plus the frequency (0 to 3). In fields
 * that are compared as a whole, the field's word count follows each number.
 */
export type ShardWord = readonly [word: string, ...fields: (readonly number[])[]];

/** A page as results show it, or a part of a long one. */
export interface ShardPage {
  /** The number of its first section. */
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

/** Section numbers per page: a section's number is that of its page times this, plus its index. */
export const sectionsOfPage = 1024;

/** Number of leading fields that are compared as a whole. */
export const comparedFields = 3;

/** Returns the index folder of a variant, whose name may be any text. */
export function toShardFolder(variant: string): string {
  return `_lectern/search/${contentHash(new TextEncoder().encode(variant))}/`;
}

export const wordsFile = (at: number) => `words-${at}.json`;
export const endsFile = (at: number) => `ends-${at}.json`;
export const textsFile = (at: number) => `texts-${at}.json`;

/** Returns the range of a name: the last one that starts at or before it. */
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

/** Returns whether a prefix continues in the next file. */
export function goesOn(firsts: readonly string[], at: number, prefix: string): boolean {
  return [firsts[at + 1], firsts[at + 2]].every(first => first?.startsWith(prefix));
}
