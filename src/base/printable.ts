/** Replaces control characters in a text, which a terminal would interpret as commands. */
export function toPrintable(text: string): string {
  return text.replace(/[^\P{Cc}\t]/gu, '\ufffd');
}
