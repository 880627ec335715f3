/** About 140 characters around the first of the words, cut at spaces. */
export function excerpt(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const at = Math.min(...words.map(word => lower.indexOf(word.toLowerCase())).filter(index => index >= 0), text.length);
  const from = at === text.length ? 0 : Math.max(0, at - 50);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = start + 150 >= text.length ? text.length : text.lastIndexOf(' ', start + 150);
  return `${start > 0 ? '… ' : ''}${text.slice(start, Math.max(end, start + 1))}${end < text.length ? ' …' : ''}`;
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
    .map(
      word => (/^[a-z\d]{1,3}$/i.test(word) ? '(?<![\\p{L}\\p{N}])' : '') + word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
  if (patterns.length === 0) return [{text, isHit: false}];
  const pieces = text.split(new RegExp(`(${patterns.join('|')})`, 'giu'));
  return pieces.map((piece, index) => ({text: piece, isHit: index % 2 === 1})).filter(piece => piece.text);
}
