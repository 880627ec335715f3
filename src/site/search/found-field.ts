import type {FieldText} from '../../openapi/operation/operation-text.js';
import {wordsOf} from './words.js';

/** The field of an operation that a word was found in, with what its document says of it. */
export interface FoundField {
  readonly name: string;
  /** Type, and description or allowed values. */
  readonly about: string;
}

/** The field that has one of the words: in its name, or among its values. Undefined where the words stand elsewhere. */
export function findField(fields: readonly FieldText[], words: readonly string[]): FoundField | undefined {
  let best: FoundField | undefined;
  let bestScore = 0;
  for (const [name, type, description, values] of fields) {
    const ofName = score(wordsOf(name), words);
    const ofValues = score(wordsOf(values), words);
    const total = ofName * 10 + ofValues;
    if (total <= bestScore) continue;
    bestScore = total;
    const text = ofName > 0 ? description || values : values || description;
    best = {name, about: [type, text].filter(Boolean).join(' · ')};
  }
  return best;
}

/** Whole words count more than beginnings. */
function score(own: readonly string[], words: readonly string[]): number {
  const found = words.map(word => (own.includes(word) ? 2 : own.some(each => each.startsWith(word)) ? 1 : 0));
  return found.reduce<number>((sum, each) => sum + each, 0);
}
