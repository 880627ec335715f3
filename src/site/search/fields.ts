import type {SearchSection} from './sections.js';
import {isTelling, joinedWordsOf, removeStopWords, splitIntoWords, tailsOf} from './words.js';

/** Fields of a section, most relevant first. */
export const fields = ['page', 'name', 'heading', 'lead', 'text'] as const;
export type SearchField = (typeof fields)[number];

/** Word counts of the fields that are compared as a whole: page, name, and heading. */
export type Lengths = readonly [page: number, name: number, heading: number];

/** Number of letters at the start of a text that weigh more. */
const leadLength = 240;

type SearchFields = Readonly<Record<SearchField, readonly string[]>>;

/** Returns the words of a section by field. */
export function readSearchFields({page, name, heading, text, code = '', place = ''}: SearchSection): SearchFields {
  const end = text.length <= leadLength ? text.length : text.lastIndexOf(' ', leadLength) + 1 || leadLength;
  return {
    page: unique(removeStopWords(page)),
    // Stop words count in names: `/me` is a path.
    name: unique(splitIntoWords(name ?? '')),
    heading: unique(removeStopWords(heading)),
    lead: splitIntoWords(text.slice(0, end)).filter(isTelling),
    text: [
      ...splitIntoWords(`${text.slice(end)} ${code} ${place}`).filter(isTelling),
      // A match inside a word weighs less than at its start, in any field.
      ...unique([
        ...tailsOf([page, name, heading, text, code].join(' ')),
        ...joinedWordsOf([page, heading, text].join(' ')),
      ]),
    ],
  };
}

export function lengthsOf({page, name, heading}: SearchFields): Lengths {
  return [page.length, name.filter(isTelling).length || name.length, heading.length];
}

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words)];
}
