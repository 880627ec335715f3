import {editDistance} from '../../base/edit-distance.js';

/** Mistakes that are forgiven in a word: none in a short one. */
export function mostMistakes({length}: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** The words that differ least from one that is not known, at most `most` of them. */
export function nearestWords(word: string, known: Iterable<string>, most = 4): readonly string[] {
  let least = mostMistakes(word);
  let found: string[] = [];
  if (least === 0) return found;
  for (const each of known) {
    if (Math.abs(each.length - word.length) > least) continue;
    const mistakes = editDistance(word, each, least);
    if (mistakes > least) continue;
    if (mistakes < least) {
      least = mistakes;
      found = [];
    }
    found.push(each);
  }
  // Most mistakes are made behind the first letter.
  return found.sort((one, other) => Number(other[0] === word[0]) - Number(one[0] === word[0])).slice(0, most);
}

/**
 * The word that is most like one of some that nothing has: with as many mistakes as half of it. For asking whether it was
 * meant, never for results.
 */
export function closestWord(words: readonly string[], known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = 1;
  for (const each of known)
    for (const word of words) {
      // Words of one stem may differ in more: `colorized` and `colours`.
      const most = Math.floor(word.length * (word.slice(0, 4) === each.slice(0, 4) ? 0.6 : 0.5));
      if (word.length < 3 || each.length < 3 || !/^\p{L}/u.test(each) || Math.abs(each.length - word.length) > most)
        continue;
      const mistakes = editDistance(word, each, most);
      // Most mistakes are made behind the first letter.
      const share = (mistakes + (each[0] === word[0] ? 0 : 0.5)) / word.length;
      if (mistakes > most || share >= least) continue;
      least = share;
      best = each;
    }
  return best;
}
