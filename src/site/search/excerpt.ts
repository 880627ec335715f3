import {escapePattern} from '../../base/escape-pattern.js';

/** Characters that one line of a result has room for. */
const EXCERPT_SIZE = 150;
/** Characters before the word that was found, of a sentence that is too long. */
const LEAD_SIZE = 40;

/** Returns the sentence with most of the words; the first sentence where no line has one of them. */
export function excerpt(text: string, words: readonly string[]): string {
  const asked = words.map(word => word.toLowerCase());
  const line = withMost(text.split('\n'), asked);
  const sentence = withMost(line.split(/(?<=[.!?。！？])\s+/), asked);
  const lower = sentence.toLowerCase();
  const places = asked.map(word => lower.indexOf(word)).filter(at => at >= 0);
  return cutAround(sentence, places.length > 0 ? Math.min(...places) : 0);
}

/** Returns the first of the texts with most of the words. */
function withMost(texts: readonly string[], words: readonly string[]): string {
  let best = '';
  let most = -1;
  for (const text of texts) {
    const lower = text.toLowerCase();
    const count = words.filter(word => lower.includes(word)).length;
    if (count > most) [best, most] = [text, count];
  }
  return best;
}

function cutAround(sentence: string, at: number): string {
  if (sentence.length <= EXCERPT_SIZE) return sentence;
  const start = at <= LEAD_SIZE ? 0 : sentence.indexOf(' ', at - LEAD_SIZE) + 1;
  const rest = sentence.slice(start);
  const end = rest.length <= EXCERPT_SIZE ? rest.length : Math.max(rest.lastIndexOf(' ', EXCERPT_SIZE), 1);
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`;
}

/** Cuts a text into stretches that match one of the words and those that do not, for marking. */
export function markWords(
  text: string,
  words: readonly string[],
): readonly {readonly text: string; readonly isHit: boolean}[] {
  // The longest of two that begin alike; a short one only where a word begins.
  const patterns = [...words]
    .filter(word => word.trim())
    .sort((one, other) => other.length - one.length)
    .map(word => (/^[a-z\d]{1,3}$/i.test(word) ? '(?<![\\p{L}\\p{N}])' : '') + escapePattern(word));
  if (patterns.length === 0) return [{text, isHit: false}];
  const pieces = text.split(new RegExp(`(${patterns.join('|')})`, 'giu'));
  return pieces.map((piece, index) => ({text: piece, isHit: index % 2 === 1})).filter(piece => piece.text);
}
