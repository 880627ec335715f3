/**
 * A number with its original digits, if a double would lose them: `1.10`, `9223372036854775807`, `1e400`. Its text is a
 * JSON number (RFC 8259, section 6). It is a `String` object because the structured clone algorithm preserves those:
 * instances of other classes would arrive from a worker as plain objects.
 */
// biome-ignore lint/complexity/noBannedTypes: the object, not the primitive, is meant.
export type WrittenNumber = String;

/** A number in an API document: a double, or a `WrittenNumber` if the double would print differently. */
export type AnyNumber = number | WrittenNumber;

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/** Parses a JSON number. Undefined for other text. */
export function parseNumber(text: string): AnyNumber | undefined {
  if (!jsonNumber.test(text)) return undefined;
  const value = Number(text);
  return String(value) === text ? value : new String(text);
}

export function isWrittenNumber(value: unknown): value is WrittenNumber {
  return value instanceof String;
}

export function isNumber(value: unknown): value is AnyNumber {
  return typeof value === 'number' || value instanceof String;
}

/** Returns the nearest double of a number. Undefined for other values. */
export function toNumber(value: unknown): number | undefined {
  return isNumber(value) ? Number(value) : undefined;
}

export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof String);
}

/** Returns whether a number has no fraction: true for `10.00`. */
export function isInteger(value: AnyNumber): boolean {
  return typeof value === 'number'
    ? Number.isInteger(value)
    : /^-?\d+(?:\.0+)?$/.test(`${value}`) || Number.isInteger(Number(value));
}

/** Returns whether the first number is less than the second. Compares integers by all of their digits. */
export function isBelow(one: AnyNumber, other: AnyNumber): boolean {
  const [first, second] = [`${one}`, `${other}`];
  const areWhole = /^-?\d+$/.test(first) && /^-?\d+$/.test(second);
  return areWhole ? BigInt(first) < BigInt(second) : Number(one) < Number(other);
}

/**
 * Returns whether the nearest double differs from the value: true for `9007199254740993` and `1e400`, but not for
 * `1.10`.
 */
export function hasLostDigits(value: unknown): boolean {
  if (!isWrittenNumber(value)) return false;
  const text = `${value}`;
  if (!Number.isFinite(Number(text))) return true;
  if (/^-?\d+$/.test(text)) return BigInt(text) !== BigInt(Number(text));
  // Return false for up to 15 decimal digits, which a double preserves.
  return (
    text
      .replace(/e.*$/i, '')
      .replace(/\D/g, '')
      .replace(/^0+|0+$/g, '').length > 15
  );
}
