/** Text for a terminal: what strangers wrote may hold commands for it. */
export function toPrintable(text: string): string {
  return text.replace(/[^\P{Cc}\t]/gu, '\ufffd');
}
