import {computeEditDistance} from '../base/edit-distance.js';

/** Returns the candidate that is most similar to `word`. Undefined if none could be a typing error of it. */
export function findNearest(word: string, candidates: readonly string[]): string | undefined {
  // Require fewer different letters than this: a typing error changes few.
  let limit = Math.max(1, Math.floor(word.length / 3)) + 1;
  let best: string | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= limit) continue;
    const distance = computeEditDistance(word.toLowerCase(), candidate.toLowerCase(), limit);
    if (distance < limit && distance < Math.max(word.length, candidate.length)) {
      limit = distance;
      best = candidate;
    }
  }
  return best;
}
