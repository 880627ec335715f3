/** Returns whether a text begins with a curl command. Accepts a shell prompt before the command. */
export function isCurl(text: string): boolean {
  return /^\s*(?:[$>#%]\s+)?curl(?:\.exe)?\s/i.test(text);
}
