/** Value of an expression, as plain data. */
export type LiteralValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly LiteralValue[]
  | {readonly [key: string]: LiteralValue};

/** Names that an expression can use, with their values: frontmatter, props of a snippet, and exported constants. */
export type LiteralScope = ReadonlyMap<string, LiteralValue>;

/** Value of an expression, or `ok: false` if it is not a literal. */
type LiteralResult = {readonly ok: true; readonly value: LiteralValue} | {readonly ok: false};

const failed: LiteralResult = {ok: false};
const blocked = new Set(['__proto__', 'constructor', 'prototype']);
const literalValues: LiteralScope = new Map<string, LiteralValue>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);
const controls: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', 0: '\0', '\n': ''};

const blank = String.raw`(?:\s|/\*[\s\S]*?\*/|//[^\n]*)*`;
const number = String.raw`-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\w$])`;
const string = String.raw`"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|${'`'}(?:[^${'`'}\\$]|\\[\s\S]|\$(?!\{))*${'`'}`;
const token = new RegExp(String.raw`${blank}(?:(${number}|[A-Za-z_$][\w$]*|${string}|[[\]{}:,.])|$)`, 'y');
const escapes = /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g;

/**
 * Reads literals (text, numbers, lists, objects, templates without placeholders), and names in the scope with their
 * members. Returns `ok: false` for any other expression, which needs the interpreter: this is one in ten in real pages.
 */
export function readLiteral(source: string, scope: LiteralScope): LiteralResult {
  const tokens: string[] = [];
  for (token.lastIndex = 0; token.lastIndex < source.length; ) {
    const match = token.exec(source);
    if (!match) return failed;
    if (match[1]) tokens.push(match[1]);
  }
  return new LiteralReader(tokens, scope).whole();
}

class LiteralReader {
  #at = 0;
  #depth = 0;
  readonly #tokens: readonly string[];
  readonly #scope: LiteralScope;

  constructor(tokens: readonly string[], scope: LiteralScope) {
    this.#tokens = tokens;
    this.#scope = scope;
  }

  whole(): LiteralResult {
    const result = this.#value(this.#next());
    return this.#at === this.#tokens.length ? result : failed;
  }

  #value(token: string): LiteralResult {
    if (token === '[') return this.#nested(() => this.#list());
    if (token === '{') return this.#nested(() => this.#object());
    if (/^["'`]/.test(token)) return {ok: true, value: unquote(token)};
    if (/^[-.]?[.\d]/.test(token)) return {ok: true, value: Number(token)};
    if (literalValues.has(token)) return {ok: true, value: literalValues.get(token)};
    if (!this.#scope.has(token)) return failed;
    let value = this.#scope.get(token);
    while (this.#take('.')) {
      const key = this.#next();
      if (blocked.has(key) || typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return failed;
      value = (value as {[key: string]: LiteralValue})[key];
    }
    return {ok: true, value};
  }

  #nested(read: () => LiteralResult): LiteralResult {
    if (this.#depth > 50) return failed;
    this.#depth++;
    const result = read();
    this.#depth--;
    return result;
  }

  #list(): LiteralResult {
    const items: LiteralValue[] = [];
    while (!this.#take(']')) {
      const item = this.#value(this.#next());
      if (!item.ok || !this.#ends(']')) return failed;
      items.push(item.value);
    }
    return {ok: true, value: items};
  }

  #object(): LiteralResult {
    const value: {[key: string]: LiteralValue} = Object.create(null);
    while (!this.#take('}')) {
      const written = this.#next();
      const key = /^["']/.test(written) ? unquote(written) : /^[\w$]/.test(written) ? written : '';
      if (!key || blocked.has(key)) return failed;
      const item = this.#take(':') ? this.#value(this.#next()) : this.#value(written);
      if (!item.ok || !this.#ends('}')) return failed;
      value[key] = item.value;
    }
    return {ok: true, value};
  }

  #next(): string {
    return this.#tokens[this.#at++] ?? '';
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at++;
    return true;
  }

  /** Reads the comma after an item. Returns false unless a comma or the closing bracket follows the item. */
  #ends(close: string): boolean {
    return this.#take(',') || this.#tokens[this.#at] === close;
  }
}

/** Decodes a quoted string literal. */
function unquote(written: string): string {
  return written.slice(1, -1).replace(escapes, (_, point?: string, unit?: string, byte?: string, char?: string) => {
    if (char !== undefined) return Object.hasOwn(controls, char) ? (controls[char] as string) : char;
    const code = Number.parseInt((point ?? unit ?? byte) as string, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
