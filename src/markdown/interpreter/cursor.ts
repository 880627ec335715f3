import {createBudget, type SyntaxBudget} from '../syntax/skip.js';
import {bounds, InterpreterAbort} from './budget.js';

interface SyntaxToken {
  readonly kind: 'number' | 'name' | 'string' | 'mark' | 'end';
  /** Source text of the token. For a string, the text between its quotes. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const blank = String.raw`(?:\s|//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/)*`;
const number = String.raw`(0x[\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?![\w$])`;
const name = String.raw`([a-z_$][\w$]*)`;
const string = String.raw`("[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"|'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*')`;
// Treat `++` and `--` as tokens: otherwise they would be parsed as two signs.
const mark = String.raw`(\+\+|--|=>|\.\.\.|\?\.(?!\d)|[=!]==|\*\*|[=!<>]=|&&|\|\||\?\?|[-+*/%<>=!?:.,;()[\]{}${'`'}])`;
const pattern = new RegExp(`${blank}(?:${number}|${name}|${string}|${mark}|$)`, 'iy');
const kinds = ['number', 'name', 'string', 'mark'] as const;

/** A position in an expression's source. Reads tokens on demand, because text inside tags has different tokens. */
export class Cursor {
  at = 0;
  depth = 0;
  readonly text: string;
  readonly budget: SyntaxBudget;
  readonly namesUser: boolean;
  /**
   * Offsets of parentheses that do not begin an arrow function. Without this cache, nested parentheses would be parsed
   * repeatedly.
   */
  readonly groups = new Set<number>();
  #token: SyntaxToken | undefined;
  #from = -1;

  constructor(text: string) {
    if (text.length > bounds.source) throw new InterpreterAbort();
    this.text = text;
    this.budget = createBudget(text);
    this.namesUser = /\buser\b/.test(text);
  }

  peek(): SyntaxToken {
    if (this.#token && this.#from === this.at) return this.#token;
    pattern.lastIndex = this.#from = this.at;
    const match = pattern.exec(this.text);
    if (!match) throw new InterpreterAbort();
    const group = match.findIndex((each, index) => index > 0 && each !== undefined);
    const written = group > 0 ? (match[group] as string) : '';
    const end = this.at + match[0].length;
    const kind = kinds[group - 1] ?? 'end';
    this.#token = {kind, text: kind === 'string' ? written.slice(1, -1) : written, start: end - written.length, end};
    return this.#token;
  }

  next(): SyntaxToken {
    const token = this.peek();
    this.at = token.end;
    return token;
  }

  is(word: string): boolean {
    const {kind, text} = this.peek();
    return text === word && (kind === 'mark' || kind === 'name');
  }

  take(word: string): boolean {
    const found = this.is(word);
    if (found) this.next();
    return found;
  }

  expect(word: string): void {
    if (!this.take(word)) throw new InterpreterAbort();
  }

  name(): string {
    const {kind, text} = this.next();
    if (kind !== 'name') throw new InterpreterAbort();
    return text;
  }

  /** Parses items between commas by `read`, up to the character `close`. */
  list(close: string, read: () => void): void {
    while (!this.take(close)) {
      read();
      if (!this.is(close)) this.expect(',');
    }
  }

  nested<T>(read: () => T): T {
    if (++this.depth > bounds.nesting) throw new InterpreterAbort();
    const result = read();
    this.depth--;
    return result;
  }
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
  '\n': '',
};

/** Decodes the escape sequences of a string or template part. */
export function unescapeText(written: string): string {
  if (!written.includes('\\')) return written;
  return written.replace(
    /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi,
    (_, point, unit, byte, char) => {
      if (char !== undefined) return Object.hasOwn(escapes, char) ? (escapes[char] as string) : char;
      return String.fromCodePoint(Number.parseInt(point ?? unit ?? byte, 16));
    },
  );
}
