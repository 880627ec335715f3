/** A part of a long text. `next` is the offset where the next part begins, absent for the last part. */
interface Stretch {
  readonly text: string;
  readonly from: number;
  readonly whole: number;
  readonly next?: number;
}

/**
 * Returns the part of a text that begins at `from` and has at most `limit` characters. Ends it at a line break in its
 * second half, if there is one, and never inside a character.
 */
export function cutExcerpt(text: string, from: number, limit: number): Stretch {
  const whole = text.length;
  const start = Math.min(findStart(text, from), whole);
  if (whole - start <= limit) return {text: text.slice(start), from: start, whole};
  const line = text.lastIndexOf('\n', start + limit - 1) + 1;
  const end = line > start + limit / 2 ? line : findStart(text, start + limit);
  return {text: text.slice(start, end), from: start, whole, next: end};
}

/** Returns a note that says where a part ends and how to request the next one. Empty if the part is the whole text. */
export function describeNextPart({from, whole, next}: Stretch, call: string): string {
  if (next === undefined) return from > 0 ? `\n\n[End: characters ${from} to ${whole} of ${whole}.]` : '';
  return `\n\n[Characters ${from} to ${next} of ${whole}. For the rest, call ${call} again with offset ${next}.]`;
}

/** Returns the offset, or the one before it if it is between the halves of a surrogate pair. */
function findStart(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code < 0xe000 && at > 0 ? at - 1 : at;
}

/** Limits and default for the number of characters in a part. */
export const lengthRange = {least: 500, most: 50_000, standard: 20_000} as const;
export const offsetRange = {least: 0, most: 100_000_000, standard: 0} as const;
