import type {SearchSection} from './sections.js';
import {isSignificantWord, joinPunctuatedWords, listWordTails, removeStopWords, splitIntoWords} from './words.js';

/** Searchable fields of a section, most relevant first. */
export const fields = ['page', 'name', 'heading', 'lead', 'text'] as const;
export type SearchField = (typeof fields)[number];

/** Word counts of the fields that `ranking.ts` compares as a whole: page, name, and heading. */
export type FieldLengths = readonly [page: number, name: number, heading: number];

/** Number of characters at the start of a text that form the field `lead`, which weighs more. */
const leadLength = 240;

type SearchFields = Readonly<Record<SearchField, readonly string[]>>;

/** Returns the words of a section by field. */
export function readSearchFields({page, name, heading, text, code = '', place = ''}: SearchSection): SearchFields {
  const end = text.length <= leadLength ? text.length : text.lastIndexOf(' ', leadLength) + 1 || leadLength;
  return {
    page: removeDuplicates(removeStopWords(page)),
    // Do not remove stop words from names: `/me` is a path.
    name: removeDuplicates(splitIntoWords(name ?? '')),
    heading: removeDuplicates(removeStopWords(heading)),
    lead: splitIntoWords(text.slice(0, end)).filter(isSignificantWord),
    text: [
      ...splitIntoWords(`${text.slice(end)} ${code} ${place}`).filter(isSignificantWord),
      // Index the endings of words in the least relevant field: a match inside a word weighs less than at its start.
      ...removeDuplicates([
        ...listWordTails([page, name, heading, text, code].join(' ')),
        ...joinPunctuatedWords([page, heading, text].join(' ')),
      ]),
    ],
  };
}

export function measureFields({page, name, heading}: SearchFields): FieldLengths {
  return [page.length, name.filter(isSignificantWord).length || name.length, heading.length];
}

function removeDuplicates(words: readonly string[]): readonly string[] {
  return [...new Set(words)];
}
