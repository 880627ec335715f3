import type {CodeToken} from './tokens.js';

/** Splits tokens at line ends, and returns each line's tokens. */
export function splitLines(tokens: readonly CodeToken[]): readonly (readonly CodeToken[])[] {
  const lines: CodeToken[][] = [[]];
  for (const token of tokens) {
    token.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text) lines.at(-1)?.push({...token, text});
    });
  }
  return lines;
}
