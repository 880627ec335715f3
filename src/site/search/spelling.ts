import {computeEditDistance} from '../../base/edit-distance.js';

/** Returns the number of allowed mistakes in a word. Short words allow none. */
function countAllowedMistakes({length}: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** Returns the words most similar to an unknown word, at most `limit`. */
export function findNearestWords(word: string, known: Iterable<string>, limit = 4): readonly string[] {
  let least = countAllowedMistakes(word);
  let found: string[] = [];
  if (least === 0) return found;
  for (const each of known) {
    if (Math.abs(each.length - word.length) > least) continue;
    const mistakes = computeEditDistance(word, each, least);
    if (mistakes > least) continue;
    if (mistakes < least) {
      least = mistakes;
      found = [];
    }
    found.push(each);
  }
  // Sort words with the same first letter to the front: most typing errors occur later in a word.
  return found.sort((one, other) => Number(other[0] === word[0]) - Number(one[0] === word[0])).slice(0, limit);
}

/**
 * Maximum edit distance as a share of the word length. Higher for words with the same first four letters, because they
 * can have the same stem (`colorized`, `colors`).
 */
const MAX_SHARE = 0.4;
const MAX_SHARE_OF_STEM = 0.6;
/** Maximum edit distance as a share of the word length, if the first letters differ. */
const MAX_SHARE_OF_OTHER = 0.25;
const STEM_SIZE = 4;

/** Returns the known words most similar to words without matches, nearest first. For suggestions, never for results. */
export function findClosestWords(words: readonly string[], known: Iterable<string>, limit = 3): readonly string[] {
  const shares = new Map<string, number>();
  for (const each of known)
    for (const word of words) {
      const share = computeDifferingShare(word, each);
      if (share < (shares.get(each) ?? 1)) shares.set(each, share);
    }
  const sorted = [...shares].sort(([, one], [, other]) => one - other);
  return sorted.slice(0, limit).map(([word]) => word);
}

/** Returns the edit distance as a share of the word length. 1 for unrelated words. */
function computeDifferingShare(word: string, other: string): number {
  if (word.length < 3 || other.length < 3 || !/^\p{L}/u.test(other)) return 1;
  const isStem = word.slice(0, STEM_SIZE) === other.slice(0, STEM_SIZE);
  const share = isStem ? MAX_SHARE_OF_STEM : other[0] === word[0] ? MAX_SHARE : MAX_SHARE_OF_OTHER;
  const limit = Math.floor(word.length * share);
  if (Math.abs(other.length - word.length) > limit) return 1;
  const mistakes = computeEditDistance(word, other, limit);
  return mistakes > limit ? 1 : mistakes / word.length;
}
