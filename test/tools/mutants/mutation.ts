import type {Source} from '../../../src/base/source.js';
import type {Random} from './random.js';
import type {SampleProject} from './sample-project.js';

/** A replacement in one file: the characters from `start` to `end` become `text`. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A fault and its expected location, which depends only on the change, not on the check. */
export interface Mutation extends Change {
  readonly kind: string;
  readonly file: string;
  /** Line in the changed file. */
  readonly line: number;
  /** Other files that must remain unchanged. */
  readonly needs: readonly string[];
  /** Accepted codes. One of them must be reported at that line. */
  readonly codes: readonly string[];
  /** Codes of findings elsewhere that this fault alone causes. */
  readonly follows: readonly string[];
}

/** A change that causes a fault. Its line is that of `at` in the old text. Defaults to the line of the change. */
export interface Site extends Change {
  /** Another file that must remain unchanged, such as a link's target. */
  readonly needs?: string;
  readonly at?: number;
  /** Number of lines between `at` and the fault in the new text, for inserted text. */
  readonly below?: number;
}

export interface Kind {
  readonly name: string;
  readonly codes: readonly string[];
  readonly follows?: readonly string[];
  /** Files without a match have no site for this fault, and are skipped. */
  readonly hint?: RegExp;
  /** Returns every site of a file for this fault. Leaves out harmless changes, which the files alone prove. */
  sites(source: Source, project: SampleProject, random: Random): readonly Site[];
  /** A slow proof, which runs only for chosen sites. Returns false if the change causes no fault. */
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
