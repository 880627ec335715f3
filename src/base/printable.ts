/** Returns text that is safe for a terminal, which would interpret control characters as commands. */
export function toPrintable(text: string): string {
  return text.replace(/[^\P{Cc}\t]/gu, '\ufffd');
}
