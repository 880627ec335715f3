import type {SearchSection} from '../../../../src/site/search/sections.js';
import type {SearchedSite} from './read-site.js';

/** A possible query, and the expected results. */
export interface Question {
  readonly kind: Kind;
  readonly query: string;
  /** Slugs of the expected pages. If two pages have the same title, either one is correct. */
  readonly answers: ReadonlySet<string>;
}

export const kinds = [
  'title',
  'heading',
  'path',
  'operationId',
  'parameter',
  'field',
  'title, typo',
  'heading, typo',
  'operation, typo',
  'title, prefix',
  'heading, prefix',
  'operation, prefix',
  'title, question',
  'heading, question',
  'Korean, middle',
] as const;
export type Kind = (typeof kinds)[number];

/** Returns all queries for a site without duplicates. */
export function questionsFor({sections, operations}: SearchedSite): readonly Question[] {
  const questions: Question[] = [];
  const titles = by(sections, ({page}) => page);
  const headings = by(sections, ({heading}) => heading);
  const random = numbers();
  const add = (kind: Kind, query: string, answers: ReadonlySet<string>) =>
    query.trim() && questions.push({kind, query, answers});
  const ways = (kind: 'title' | 'heading' | 'operation', words: string, answers: ReadonlySet<string>) => {
    const wrong = withTypo(words, random);
    if (wrong) add(`${kind}, typo`, wrong, answers);
    add(`${kind}, prefix`, prefixOf(words), answers);
    if (kind !== 'operation') add(`${kind}, question`, `how do I ${words.toLowerCase()}?`, answers);
  };
  for (const {words: title, slugs: answers} of titles.values()) {
    add('title', title, answers);
    ways('title', title, answers);
  }
  for (const [key, {words: heading, slugs: own}] of headings) {
    // A page with that title is an equally good result.
    const answers = new Set([...own, ...(titles.get(key)?.slugs ?? [])]);
    add('heading', heading, answers);
    ways('heading', heading, answers);
  }
  // Korean joins several words. Readers search for words in the middle.
  for (const part of koreanParts(sections))
    add('Korean, middle', part, new Set(sections.filter(each => textOf(each).includes(part)).map(({slug}) => slug)));
  const having = (word: string, list: 'parameters' | 'fields') =>
    new Set(operations.filter(each => each[list].includes(word)).map(({slug}) => slug));
  const asked = new Set<string>();
  const once = (word: string) => !asked.has(word) && asked.add(word);
  for (const {slug, path, operationId, parameters, fields} of operations) {
    const ofPath = new Set(operations.filter(each => each.path === path).map(each => each.slug));
    if (once(path)) add('path', path, ofPath);
    if (operationId) {
      add('operationId', operationId, new Set([slug]));
      ways('operation', operationId, new Set([slug]));
    }
    const [parameter] = parameters;
    const field = fields.at(-1);
    if (parameter && once(parameter)) add('parameter', parameter, having(parameter, 'parameters'));
    if (field && once(field))
      add('field', field, new Set([...having(field, 'fields'), ...having(field, 'parameters')]));
  }
  return questions;
}

function textOf({page, heading, text}: SearchSection): string {
  return `${page}\n${heading}\n${text}`;
}

/** Returns the two syllables in the middle of each word with four or more syllables. */
function koreanParts(sections: readonly SearchSection[]): ReadonlySet<string> {
  const words = sections.flatMap(section => textOf(section).match(/[\uac00-\ud7a3]{4,}/g) ?? []);
  return new Set(words.map(word => word.slice(Math.floor(word.length / 2) - 1).slice(0, 2)));
}

function by(sections: readonly SearchSection[], wordsOf: (section: SearchSection) => string) {
  const found = new Map<string, {readonly words: string; readonly slugs: Set<string>}>();
  for (const section of sections) {
    const words = wordsOf(section).trim();
    if (!/[\p{L}\p{N}]/u.test(words)) continue;
    // Names that differ only in case are ambiguous.
    const key = words.toLowerCase();
    const known = found.get(key) ?? {words, slugs: new Set<string>()};
    known.slugs.add(section.slug);
    found.set(key, known);
  }
  return found;
}

/**
 * Returns a text with a typo in its longest word: a letter omitted, doubled, replaced, or swapped with its neighbor.
 */
function withTypo(text: string, random: () => number): string | undefined {
  const word = (text.match(/[A-Za-z]{5,}/g) ?? []).sort((one, other) => other.length - one.length)[0];
  if (!word) return undefined;
  const at = Math.floor(random() * (word.length - 1));
  const [a, b] = [word[at] as string, word[at + 1] as string];
  const wrong = [b, a + a + b, (a === 'x' ? 'q' : 'x') + b, b + a][Math.floor(random() * 4)] as string;
  return text.replace(word, word.slice(0, at) + wrong + word.slice(at + 2));
}

/** Returns the text with the first two thirds of its last word. */
function prefixOf(text: string): string {
  const word = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(text)?.[0] ?? '';
  const end = text.lastIndexOf(word);
  return text.slice(0, end + Math.max(3, Math.ceil((word.length * 2) / 3)));
}

/** Returns a seeded generator, which gives the same numbers in every run. */
function numbers(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
