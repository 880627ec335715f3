import {formatKeys} from '../../base/format-keys.js';
import type {Problem} from '../../base/problem.js';
import {locateOffset, type Source} from '../../base/source.js';
import {buildDuplicateKeyProblem} from '../../openapi/document/duplicate-key.js';

/** Maximum number of keys to report per file. */
const limit = 10;

/** Finds duplicate keys in valid JSON: parsers use the last one without a warning. Takes one pass. */
export function checkSpecDuplicateKey({file, text}: Source): readonly Problem[] {
  if (!/^\ufeff?\s*[{[]/.test(text)) return [];
  const problems: Problem[] = [];
  const open: OpenValue[] = [];
  for (let at = 0; at < text.length && problems.length < limit; at++) {
    const code = text.charCodeAt(at);
    const top = open.at(-1);
    if (code === brace) open.push({names: new Map(), key: ''});
    else if (code === bracket) open.push({key: 0});
    else if (code === comma && top && typeof top.key === 'number') top.key++;
    else if (code === closingBrace || code === closingBracket) open.pop();
    else if (code === quote) {
      const end = findTextEnd(text, at);
      if (top?.names && isKey(text, end)) {
        top.key = decodeKey(text.slice(at, end));
        const first = top.names.get(top.key);
        if (first === undefined) top.names.set(top.key, at);
        else
          problems.push(
            describeRepeated(
              {file, text},
              open.map(({key}) => key),
              first,
              at,
            ),
          );
      }
      at = end - 1;
    }
  }
  return problems;
}

/** An object or list that the scan is in, and the current key in it. */
interface OpenValue {
  /** Offset of each key. Absent for a list. */
  readonly names?: Map<string, number>;
  key: string | number;
}

const [brace, bracket, closingBrace, closingBracket, quote, backslash, colon, comma] = [
  123, 91, 125, 93, 34, 92, 58, 44,
];

function findTextEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at + 1;
}

function isKey(text: string, end: number): boolean {
  let at = end;
  while (text.charCodeAt(at) <= 32) at++;
  return text.charCodeAt(at) === colon;
}

/** Decodes a key, because `"\u0061"` equals `"a"`. */
function decodeKey(written: string): string {
  if (!written.includes('\\')) return written.slice(1, -1);
  try {
    return String(JSON.parse(written));
  } catch {
    return written;
  }
}

function describeRepeated(source: Source, keys: readonly (string | number)[], first: number, at: number): Problem {
  return buildDuplicateKeyProblem(formatKeys(keys), locateOffset(source, first).line, locateOffset(source, at));
}
