import type {Problem} from '../../base/problem.js';
import type {Source} from '../../base/source.js';

/** Maximum number of keys to report per file. */
const limit = 10;

/** Finds duplicate keys in valid JSON, of which parsers use the last without a warning. Takes one pass. */
export function checkSpecDuplicateKey({file, text}: Source): readonly Problem[] {
  if (!/^\ufeff?\s*[{[]/.test(text)) return [];
  const problems: Problem[] = [];
  // One entry per open bracket: the keys of an object so far, or undefined for a list.
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length && problems.length < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === brace) open.push(new Set());
    else if (code === bracket) open.push(undefined);
    else if (code === closingBrace || code === closingBracket) open.pop();
    else if (code === quote) {
      const end = endOfText(text, at);
      const names = open.at(-1);
      if (names && isKey(text, end)) {
        const name = nameIn(text.slice(at, end));
        if (names.has(name)) problems.push(twice(file, text, at));
        names.add(name);
      }
      at = end - 1;
    }
  }
  return problems;
}

const [brace, bracket, closingBrace, closingBracket, quote, backslash, colon] = [123, 91, 125, 93, 34, 92, 58];

function endOfText(text: string, start: number): number {
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
function nameIn(written: string): string {
  if (!written.includes('\\')) return written.slice(1, -1);
  try {
    return String(JSON.parse(written));
  } catch {
    return written;
  }
}

function twice(file: string, text: string, at: number): Problem {
  const line = text.slice(0, at).split('\n').length;
  return {
    code: 'spec-duplicate-key',
    level: 'warning',
    message: 'This key appears twice in the same object. Lectern uses the last one.',
    fix: 'delete one of them.',
    place: {file, line, column: at - text.lastIndexOf('\n', at - 1)},
  };
}
