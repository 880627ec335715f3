import type {Source} from '../../src/base/source.js';
import type {Random} from './random.js';
import type {SampleProject} from './sample-project.js';

/** One place of one file that is written otherwise: the characters from `start` to `end` become `text`. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A fault, and where an author has to look for it: known from the change, before any check runs. */
export interface Mutation extends Change {
  readonly kind: string;
  readonly file: string;
  /** Line in the changed file. */
  readonly line: number;
  /** Other files that have to be as they are. */
  readonly needs: readonly string[];
  /** The words for this fault: one of them has to be said at that line. */
  readonly codes: readonly string[];
  /** Findings elsewhere that follow from this fault alone. */
  readonly follows: readonly string[];
}

/** A change that makes a fault; the line is that of `at` in the old text, or of the change where there is none. */
export interface Site extends Change {
  /** Another file that has to be as it is: the page that a link leads to. */
  readonly needs?: string;
  readonly at?: number;
  /** Lines between `at` and the fault in the new text: for what is written into the file. */
  readonly below?: number;
}

export interface Kind {
  readonly name: string;
  readonly codes: readonly string[];
  readonly follows?: readonly string[];
  /** Files without these words have no place for this fault: they are not read any further. */
  readonly hint?: RegExp;
  /**
   * Returns every place of a file where this fault can be made. What would not be a fault is left out, proved by the files
   * alone.
   */
  sites(source: Source, project: SampleProject, random: Random): readonly Site[];
  /** A proof that takes time, so it is asked of few: false where the change makes no fault. */
  isFault?(source: Source, site: Site): boolean;
}

export function mutationOf(
  {name, codes, follows = []}: Kind,
  {file, text}: Source,
  site: Site,
  usedBy?: string,
): Mutation {
  const {start, end, text: instead, at = start, below = 0} = site;
  const needs = [site.needs, usedBy].filter(each => each !== undefined);
  const line = lineAt(text, at) + below;
  return {kind: name, file, start, end, text: instead, line, codes, follows, needs};
}

export function changed(text: string, {start, end, text: instead}: Change): string {
  return text.slice(0, start) + instead + text.slice(end);
}

/** Returns the line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  return countLines(text.slice(0, offset)) + 1;
}

export function countLines(text: string): number {
  return text.split('\n').length - 1;
}
