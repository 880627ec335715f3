/** Minutes that a text takes to read at 220 words a minute, at least one. Scripts without spaces count by characters. */
export function readingTime(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const ideographs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / 220 + ideographs / 450));
}
