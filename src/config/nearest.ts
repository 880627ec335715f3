import {editDistance} from '../base/edit-distance.js';

/** Returns the candidate that `word` was probably meant to be, or `undefined` if none is near. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // Only so many letters may differ; a longer word cannot be a slip of the pen.
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
