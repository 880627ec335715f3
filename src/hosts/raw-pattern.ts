import {joinBase} from '../base/link.js';
import {encodePath} from '../base/slug.js';
import {findCaptures, hasCapture, type PathParts, type PatternRule} from './capture-path.js';
import {queryName} from './pattern.js';
import {encodePlainUrl, type SplitTarget} from './site-address.js';

/**
 * A rule for servers that match the URL before decoding it. They copy captures into the response without decoding, so
 * no line break or `?` can reach a header (security rule F1).
 */
interface RawRule {
  /** Expression for the path, from the first slash to before `?`. For PCRE without Unicode, and without anchors. */
  readonly expression: string;
  /** Target with captures in the server's syntax. */
  readonly target: SplitTarget;
}

// Excludes encoded slashes, and characters that browsers always encode.
const name = '(?:(?!%2[fF]|%5[cC])[^/?#<>\\x22\\x5c\\x00-\\x20\\x7f])+';

/** Converts a pattern to a rule for nginx or Apache. `reference` writes a capture, counted from 1. */
export function buildRawRule(rule: PatternRule, base: string, reference: (index: number) => string): RawRule {
  const order: number[] = [];
  const requested = findCaptures(rule.query);
  const expression = rule.source.map((part, at) => {
    if (typeof part === 'string') return writeRawText(at === 0 ? joinBase(base, part.slice(1)) : part);
    order.push(part.index);
    const one = requested.has(part.index) ? queryName : name;
    return part.isRest ? `(${one}(?:/${one})*)` : `(${one})`;
  });
  const refused = rule.exempt.map(path => `${writeRawText(joinBase(base, path.slice(1)))}/?(?:[?# ]|$)`);
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

/** Returns whether a rule has at most nine captures, because servers read only one digit. */
export function isRaw({source, hash}: PatternRule): boolean {
  return findCaptures(source).size <= 9 && !hasCapture(hash);
}

/**
 * Converts a decoded path to an expression, byte by byte. A character matches both raw and percent-encoded, if both are
 * valid.
 */
function writeRawText(text: string): string {
  return escapeBytes(text, (byte, hex) => {
    const encoded = `%${hex.replace(/[a-f]/g, letter => `[${letter}${letter.toUpperCase()}]`)}`;
    const isNeverRaw = byte <= 0x20 || byte === 0x7f || '%?#"<>\\'.includes(String.fromCharCode(byte));
    return isNeverRaw ? encoded : `(?:\\x${hex}|${encoded})`;
  });
}

/** Converts a path to an expression for servers that decode the URL before matching. */
export function writeDecodedText(text: string): string {
  return escapeBytes(text, (_, hex) => `\\x${hex}`);
}

// Write everything except letters, digits, slashes, and dashes as a code, so that no character has a special meaning.
function escapeBytes(text: string, odd: (byte: number, hex: string) => string): string {
  let expression = '';
  for (const byte of new TextEncoder().encode(text)) {
    const sign = String.fromCharCode(byte);
    expression += /[\w/-]/.test(sign) ? sign : odd(byte, byte.toString(16).padStart(2, '0'));
  }
  return expression;
}
