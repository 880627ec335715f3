/** Minutes that a text takes to read at 220 words a minute, at least one. Scripts without spaces count by characters. */
export function readingTime(text: string): number {
  // Without the classes of Unicode, which take longer: this is counted before a page is shown.
  if (!/[^\0-\x7f]/.test(text)) return minutes(text.match(/[a-z\d]+/gi)?.length ?? 0, 0);
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const ideographs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return minutes(words, ideographs);
}

function minutes(words: number, ideographs: number): number {
  return Math.max(1, Math.round(words / 220 + ideographs / 450));
}
