/** Returns whether a text begins like a curl command, with or without the prompt of a shell. */
export function isCurl(text: string): boolean {
  return /^\s*(?:[$>#%]\s+)?curl(?:\.exe)?\s/i.test(text);
}
