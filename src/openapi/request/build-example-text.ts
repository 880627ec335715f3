import {getOwnText} from '../../base/json.js';
import {type AnyNumber, isBelow, isInteger, isNumber, parseNumber, toNumber} from '../../base/written-number.js';
import {FILE_PLACEHOLDER} from './file-placeholder.js';
import {generatePatternText} from './generate-pattern-text.js';
import {suggestNumber, suggestText} from './likely-values.js';

/** Example text for a string without a format, pattern, or telling name. */
export const DEFAULT_EXAMPLE_TEXT = 'text';

/**
 * Returns an example text for a format and name. Deterministic, so that readers see the same example on each visit.
 * Never runs `pattern` as a whole (security rule B5).
 *
 * @param matches Returns whether a text matches a plain pattern. Absent if the caller has not loaded it.
 */
export function buildExampleText(
  format: unknown,
  keywords: ReadonlyMap<string, unknown>,
  name = '',
  matches?: (pattern: string, text: string) => boolean,
): string {
  // Use the examples of the plain formats for internationalized ones: `idn-email` is like `email`.
  const plain = String(format)
    .replace(/^idn-/, '')
    .replace(/^(?:iri|url)/, 'uri');
  const least = toNumber(keywords.get('minLength')) ?? 0;
  const limit = toNumber(keywords.get('maxLength')) ?? Number.POSITIVE_INFINITY;
  const pattern = keywords.get('pattern');
  const fits = (text: string | undefined): text is string =>
    text !== undefined && text.length >= least && text.length <= limit;
  const isFile = isBinaryType(keywords.get('contentMediaType')) && !keywords.has('contentEncoding');
  const encoded = getOwnText(byEncoding, String(keywords.get('contentEncoding')).toLowerCase());
  const known = getOwnText(byFormat, plain) ?? encoded ?? (isFile ? FILE_PLACEHOLDER : undefined);
  if (typeof pattern === 'string') {
    // Format and pattern both apply (JSON Schema 2020-12, Validation, section 6.3.3 and 7.3).
    if (fits(known) && matches?.(pattern, known)) return known;
    const byPattern = makeLongEnough(pattern, least);
    if (fits(byPattern)) return byPattern;
  }
  const likely = known === undefined && pattern === undefined && plain === 'undefined' ? suggestText(name) : undefined;
  if (fits(likely)) return likely;
  const text = known ?? DEFAULT_EXAMPLE_TEXT;
  const filled = text.padEnd(Math.min(least, 1000), text);
  return limit < 0 ? filled : filled.slice(0, limit);
}

/** Returns an example for a pattern. It has at least `least` characters, if the pattern allows that. */
function makeLongEnough(pattern: string, least: number): string | undefined {
  const shortest = generatePatternText(pattern);
  // Without `$` at its end, a pattern allows any text after the match. The example has at most 1000 characters.
  if (shortest !== undefined && !pattern.includes('$'))
    return shortest.padEnd(Math.min(least, 1000), DEFAULT_EXAMPLE_TEXT);
  const missing = shortest === undefined ? 0 : least - shortest.length;
  if (missing <= 0 || missing > 200) return shortest;
  for (let more = 1; more <= missing; more++) {
    const text = generatePatternText(pattern, more);
    if (text === undefined || text.length >= least) return text;
  }
  return shortest;
}

/**
 * Returns whether a value is generated, not from the document. It then equals the example for this property name or for
 * an item of its list.
 */
export function isGeneratedValue(value: unknown, name: string): boolean {
  return [name, `${name}[]`].some(each => value === buildExampleText(undefined, new Map(), each));
}

/** Returns whether a media type is probably binary: image, audio, video, PDF, ZIP, or octet stream. */
export function isBinaryType(type: unknown): boolean {
  return typeof type === 'string' && /^(image|audio|video)|octet|pdf|zip/i.test(type);
}

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-01-15',
  'date-time': '2026-01-15T09:30:00Z',
  time: '09:30:00Z',
  duration: 'P3D',
  email: 'user@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  'uri-reference': '/path',
  'uri-template': 'https://example.com/{id}',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  'json-pointer': '/a/b',
  'relative-json-pointer': '0',
  regex: '^[a-z]+$',
  byte: 'ZXhhbXBsZQ==',
  base64: 'ZXhhbXBsZQ==',
  binary: FILE_PLACEHOLDER,
  password: '********',
};

/**
 * The word "example" in the encodings of RFC 4648, by `contentEncoding` (JSON Schema 2020-12 Validation, section 8.3).
 */
const byEncoding: Readonly<Record<string, string>> = {
  base64: 'ZXhhbXBsZQ==',
  base64url: 'ZXhhbXBsZQ==',
  base32: 'MV4GC3LQNRSQ====',
  base16: '6578616D706C65',
};

const limitKeywords = ['multipleOf', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

/** Returns a number within its limits, close to zero. If a limit itself is the example, preserves its digits. */
export function buildExampleNumber(type: string, keywords: ReadonlyMap<string, unknown>, name = ''): AnyNumber {
  const isLimited = limitKeywords.some(word => keywords.has(word));
  const likely = isLimited ? undefined : suggestNumber(name, type === 'integer');
  if (likely !== undefined) return likely;
  const limit = (word: string) => {
    const stated = keywords.get(word);
    return isNumber(stated) && Number.isFinite(Number(stated)) ? stated : undefined;
  };
  const multiple = Math.abs(Number(limit('multipleOf') ?? 0));
  const step = multiple || (type === 'integer' ? 1 : 0);
  const above = limit('exclusiveMinimum') ?? (keywords.get('exclusiveMinimum') === true ? limit('minimum') : undefined);
  const below = limit('exclusiveMaximum') ?? (keywords.get('exclusiveMaximum') === true ? limit('maximum') : undefined);
  // Between two close limits, use half of their distance as the step.
  const [low, high] = [above ?? limit('minimum'), below ?? limit('maximum')].map(toNumber);
  const by = step || Math.min(0.5, ((high ?? Infinity) - (low ?? -Infinity)) / 2 || 0.5);
  const small = pickStricter(above === undefined ? undefined : addToLimit(above, by), limit('minimum'), isBelow);
  const large = pickStricter(below === undefined ? undefined : addToLimit(below, -by), limit('maximum'), (a, b) =>
    isBelow(b, a),
  );
  let value: AnyNumber = small !== undefined && Number(small) > 0 ? small : 0;
  if (small !== undefined && Number(small) < 0 && large !== undefined && Number(large) < 0) value = large;
  if (large !== undefined && isBelow(large, value)) value = large;
  const isFitting = multiple === 0 && (type !== 'integer' || isInteger(value));
  return step === 0 || isFitting ? value : findNearMultiple(Number(value), step, toNumber(large));
}

/** Returns the stricter of the inclusive and the exclusive limit. */
function pickStricter(
  one: AnyNumber | undefined,
  other: AnyNumber | undefined,
  isLess: (one: AnyNumber, other: AnyNumber) => boolean,
): AnyNumber | undefined {
  return one === undefined || (other !== undefined && isLess(one, other)) ? other : one;
}

/** Adds `by` to a limit. Preserves all digits of integers, because an int64 does not fit a double. */
function addToLimit(limit: AnyNumber, by: number): AnyNumber {
  const areWhole = /^-?\d+$/.test(`${limit}`) && Number.isInteger(by);
  return (areWhole ? parseNumber(`${BigInt(`${limit}`) + BigInt(by)}`) : undefined) ?? Number(limit) + by;
}

function findNearMultiple(value: number, step: number, large: number | undefined): number {
  const up = Math.ceil(value / step) * step;
  const fitting = large !== undefined && up > large ? Math.floor(value / step) * step : up;
  // Avoids rounding noise (3 × 0.1 is 0.30000000000000004) and negative zero.
  return (Number.isInteger(fitting) ? fitting : Number(fitting.toPrecision(12))) + 0;
}
