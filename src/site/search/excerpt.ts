import {escapePattern} from '../../base/escape-pattern.js';
import {foldText} from './fold-text.js';

/** Maximum number of characters in an excerpt: about one line of the dialog. */
const EXCERPT_SIZE = 100;
/** Maximum number of characters before the match: the first two lines on a phone have room for more. */
const MAX_LEAD_SIZE = 50;
/** Number of characters before the match, if the excerpt does not begin with the sentence. */
const LEAD_SIZE = 30;

/** Returns the sentence that contains most of the words. The first sentence if none contains any. */
export function findExcerpt(text: string, words: readonly string[]): string {
  const requested = words.map(word => new RegExp(buildPattern(foldText(word).text), 'u'));
  const line = withMost(text.split('\n'), requested);
  const sentence = withMost(line.split(/(?<=[.!?。！？])\s+/), requested);
  const folded = foldText(sentence);
  const places = requested.map(word => folded.text.search(word)).filter(at => at >= 0);
  return cutExcerpt(sentence, places.length > 0 ? folded.placeOf(Math.min(...places)) : 0);
}

/** Returns an expression for a word that allows punctuation inside it: `nodejs` matches `Node.js`. */
function buildPattern(word: string): string {
  return /^[a-z][a-z\d]{4,23}$/.test(word) ? [...word].join('[.-]?') : escapePattern(word);
}

/** Returns the first of the texts that contain most of the words. */
function withMost(texts: readonly string[], words: readonly RegExp[]): string {
  let best = '';
  let limit = -1;
  for (const text of texts) {
    const folded = foldText(text).text;
    const count = words.filter(word => word.test(folded)).length;
    if (count > limit) [best, limit] = [text, count];
  }
  return best;
}

function cutExcerpt(sentence: string, at: number): string {
  const limit = sentence.length <= EXCERPT_SIZE ? MAX_LEAD_SIZE : LEAD_SIZE;
  const start = at <= limit ? 0 : sentence.indexOf(' ', at - LEAD_SIZE) + 1;
  const rest = sentence.slice(start);
  const end = rest.length <= EXCERPT_SIZE ? rest.length : Math.max(rest.lastIndexOf(' ', EXCERPT_SIZE), 1);
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`;
}

/** Splits a text into parts that match and parts that do not, for highlighting. */
export function markHits(
  text: string,
  words: readonly string[],
): readonly {readonly text: string; readonly isHit: boolean}[] {
  // Sort long words first, so that the longest alternative matches. Short words match only at the beginning of a word.
  const patterns = words
    .map(word => foldText(word).text)
    .filter(word => word.trim())
    .sort((one, other) => other.length - one.length)
    .map(word => (/^[a-z\d]{1,3}$/.test(word) ? '(?<![\\p{L}\\p{N}])' : '') + buildPattern(word));
  if (patterns.length === 0) return [{text, isHit: false}];
  const folded = foldText(text);
  const pieces: {text: string; isHit: boolean}[] = [];
  let at = 0;
  const add = (end: number, isHit: boolean) => {
    if (end > at) pieces.push({text: text.slice(at, end), isHit});
    at = end;
  };
  for (const {0: hit, index} of folded.text.matchAll(new RegExp(patterns.join('|'), 'gu'))) {
    add(folded.placeOf(index), false);
    // Highlight a letter completely, even if it folds to two letters, as `ß` does.
    let end = index + hit.length;
    while (folded.placeOf(end) === folded.placeOf(end - 1)) end++;
    add(folded.placeOf(end), true);
  }
  add(text.length, false);
  return pieces;
}
