import {editDistance} from '../base/edit-distance.js';

/** Returns the candidate that the author probably meant by `word`, or undefined. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // Maximum number of different letters for a typing error.
  let limit = Math.max(1, Math.floor(word.length / 3)) + 1;
  let best: string | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= limit) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), limit);
    if (distance < limit && distance < Math.max(word.length, candidate.length)) {
      limit = distance;
      best = candidate;
    }
  }
  return best;
}
