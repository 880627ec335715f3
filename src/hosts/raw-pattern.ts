import {joinBase} from '../base/link.js';
import {encodePath} from '../base/slug.js';
import {capturesOf, hasCapture, type PathParts, type PatternRule} from './capture-path.js';
import {queryName} from './pattern.js';
import {encodePlainUrl, type SplitTarget} from './site-address.js';

/**
 * A rule for servers that match the raw URL. The server copies captures into the response without decoding them.
 * Therefore no line break or `?` can reach a header (security rule F1).
 */
interface RawRule {
  /** Matches from the first slash to before `?`, for PCRE without Unicode. Has no anchors. */
  readonly expression: string;
  /** Captures are numbered in the notation of the server. */
  readonly target: SplitTarget;
}

// Encoded slashes never match, and browsers encode all of these characters.
const name = '(?:(?!%2[fF]|%5[cC])[^/?#<>\\x22\\x5c\\x00-\\x20\\x7f])+';

/** Builds the nginx or Apache rule of a pattern. `reference` formats a capture, counted from 1. */
export function buildRawRule(rule: PatternRule, base: string, reference: (index: number) => string): RawRule {
  const order: number[] = [];
  const requested = capturesOf(rule.query);
  const expression = rule.source.map((part, at) => {
    if (typeof part === 'string') return rawText(at === 0 ? joinBase(base, part.slice(1)) : part);
    order.push(part.index);
    const one = requested.has(part.index) ? queryName : name;
    return part.isRest ? `(${one}(?:/${one})*)` : `(${one})`;
  });
  const refused = rule.exempt.map(path => `${rawText(joinBase(base, path.slice(1)))}/?(?:[?# ]|$)`);
  const fill = (parts: PathParts, encode: (text: string) => string) =>
    parts.map(part => (typeof part === 'string' ? encode(part) : reference(order.indexOf(part.index) + 1))).join('');
  const path = fill(rule.path, text => encodePlainUrl(encodePath(text)));
  return {
    expression: `${refused.length > 0 ? `(?!${refused.join('|')})` : ''}${expression.join('')}/?`,
    target: {
      path: rule.origin === '' ? joinBase(base, path.slice(1)) : rule.origin + path,
      query: fill(rule.query, encodePlainUrl),
      hash: fill(rule.hash, encodePlainUrl),
    },
  };
}

/** Returns whether a rule has at most nine captures, because their numbers have one digit. */
export function isRaw({source, hash}: PatternRule): boolean {
  return capturesOf(source).size <= 9 && !hasCapture(hash);
}

/** Converts a decoded path to an expression byte by byte. Characters with two spellings match both. */
function rawText(text: string): string {
  return bytesOf(text, (byte, hex) => {
    const encoded = `%${hex.replace(/[a-f]/g, letter => `[${letter}${letter.toUpperCase()}]`)}`;
    const isNeverRaw = byte <= 0x20 || byte === 0x7f || '%?#"<>\\'.includes(String.fromCharCode(byte));
    return isNeverRaw ? encoded : `(?:\\x${hex}|${encoded})`;
  });
}

/** Converts a path that the server decodes before matching. */
export function writeDecodedText(text: string): string {
  return bytesOf(text, (_, hex) => `\\x${hex}`);
}

// Everything except letters, digits, slashes, and dashes becomes a code, so no special character remains.
function bytesOf(text: string, odd: (byte: number, hex: string) => string): string {
  let expression = '';
  for (const byte of new TextEncoder().encode(text)) {
    const sign = String.fromCharCode(byte);
    expression += /[\w/-]/.test(sign) ? sign : odd(byte, byte.toString(16).padStart(2, '0'));
  }
  return expression;
}
