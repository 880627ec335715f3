/** A part of a text, and the start of the next one. The last part has no `next`. */
interface Stretch {
  readonly text: string;
  readonly from: number;
  readonly whole: number;
  readonly next?: number;
}

/**
 * Returns part of a text, up to a number of characters. Ends at a line break in its second half, else between
 * characters.
 */
export function stretchOf(text: string, from: number, limit: number): Stretch {
  const whole = text.length;
  const start = Math.min(startOf(text, from), whole);
  if (whole - start <= limit) return {text: text.slice(start), from: start, whole};
  const line = text.lastIndexOf('\n', start + limit - 1) + 1;
  const end = line > start + limit / 2 ? line : startOf(text, start + limit);
  return {text: text.slice(start, end), from: start, whole, next: end};
}

/** Writes the note below a part that is not the last one. */
export function continuation({from, whole, next}: Stretch, call: string): string {
  if (next === undefined) return from > 0 ? `\n\n[End: characters ${from} to ${whole} of ${whole}.]` : '';
  return `\n\n[Characters ${from} to ${next} of ${whole}. For the rest, call ${call} again with offset ${next}.]`;
}

/** Returns the offset, or the one before it if it is within a surrogate pair. */
function startOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code < 0xe000 && at > 0 ? at - 1 : at;
}

/** Limits of the length of a returned part. */
export const lengthRange = {least: 500, most: 50_000, standard: 20_000} as const;
export const offsetRange = {least: 0, most: 100_000_000, standard: 0} as const;
