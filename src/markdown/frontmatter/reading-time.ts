/**
 * Estimates the reading time in minutes, at 220 words per minute. At least 1. Counts characters in scripts without
 * spaces.
 */
export function estimateReadingTime(text: string): number {
  // Avoid expressions with Unicode classes where possible: they are slow, and this runs before a page appears.
  if (!/[^\0-\x7f]/.test(text)) return toMinutes(countWords(text), 0);
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const ideographs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return toMinutes(words, ideographs);
}

/** Counts runs of letters and digits in ASCII text. */
function countWords(text: string): number {
  let count = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isWord = (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);
    if (isWord && !isInside) count++;
    isInside = isWord;
  }
  return count;
}

function toMinutes(words: number, ideographs: number): number {
  return Math.max(1, Math.round(words / 220 + ideographs / 450));
}
