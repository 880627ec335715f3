/** Returns text that is safe for a terminal: control characters of a document could be commands. */
export function toPrintable(text: string): string {
  return text.replace(/[^\P{Cc}\t]/gu, '\ufffd');
}
