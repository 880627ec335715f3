import type {FieldText} from '../../openapi/operation/build-operation-text.js';
import {splitIntoWords} from './words.js';

/** The field of an operation that a query matches. */
interface FoundField {
  readonly name: string;
  /** Type, followed by the description or the allowed values. */
  readonly about: string;
}

/** Finds the field whose name or values contain a word of the query. Undefined if the query matches other text. */
export function findField(fields: readonly FieldText[], words: readonly string[]): FoundField | undefined {
  let best: FoundField | undefined;
  let bestScore = 0;
  for (const [name, type, description, values] of fields) {
    const ofName = scoreName(splitIntoWords(name), words);
    const ofValues = scoreName(splitIntoWords(values), words);
    const total = ofName * 10 + ofValues;
    if (total <= bestScore) continue;
    bestScore = total;
    const text = ofName > 0 ? description || values : values || description;
    best = {name, about: [type, text].filter(Boolean).join(' · ')};
  }
  return best;
}

/** Scores a name's match: complete words count more than prefixes. */
function scoreName(own: readonly string[], words: readonly string[]): number {
  const found = words.map(word => (own.includes(word) ? 2 : own.some(each => each.startsWith(word)) ? 1 : 0));
  return found.reduce<number>((sum, each) => sum + each, 0);
}
