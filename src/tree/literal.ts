/** What an expression can be: plain data. */
export type Value = string | number | boolean | null | undefined | readonly Value[] | {readonly [key: string]: Value};

/** Named values that a page can refer to: frontmatter, props of a snippet, exported constants. */
export type Scope = ReadonlyMap<string, Value>;

/** The answer of an interpreter: a value, or the reason why there is none. */
export type Answer = {readonly ok: true; readonly value: Value} | {readonly ok: false};

const failed: Answer = {ok: false};
const identifier = /[A-Za-z_$][\w$]*/y;
const number = /-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?(?![\w$])/iy;
const blank = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y;
const blocked = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads literals (text, numbers, lists, objects, templates without holes) and names of the scope with their members:
 * what nine of ten expressions in real pages are. Everything else is `ok: false` and needs the interpreter.
 */
export function readLiteral(source: string, scope: Scope): Answer {
  const reader = new LiteralReader(source, scope);
  return reader.whole();
}

class LiteralReader {
  #at = 0;
  #depth = 0;
  readonly #source: string;
  readonly #scope: Scope;

  constructor(source: string, scope: Scope) {
    this.#source = source;
    this.#scope = scope;
  }

  whole(): Answer {
    const answer = this.#value();
    this.#skip();
    return this.#at === this.#source.length ? answer : failed;
  }

  #value(): Answer {
    this.#skip();
    if (this.#depth > 50) return failed;
    const char = this.#source[this.#at];
    if (char === '"' || char === "'" || char === '`') return this.#text(char);
    if (char === '[') return this.#list();
    if (char === '{') return this.#object();
    const digits = this.#match(number);
    if (digits) return {ok: true, value: Number(digits)};
    const name = this.#match(identifier);
    return name ? this.#name(name) : failed;
  }

  #name(name: string): Answer {
    if (name === 'true' || name === 'false') return {ok: true, value: name === 'true'};
    if (name === 'null') return {ok: true, value: null};
    if (name === 'undefined') return {ok: true, value: undefined};
    if (!this.#scope.has(name)) return failed;
    let value = this.#scope.get(name);
    while (this.#take('.')) {
      const key = this.#match(identifier);
      if (!key || blocked.has(key) || typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
        return failed;
      value = (value as {[key: string]: Value})[key];
    }
    return {ok: true, value};
  }

  #text(quote: string): Answer {
    let value = '';
    for (this.#at++; this.#at < this.#source.length; this.#at++) {
      const char = this.#source[this.#at] as string;
      if (char === quote) {
        this.#at++;
        return {ok: true, value};
      }
      if (char === '\\') value += this.#escape();
      else if (quote === '`' && char === '$' && this.#source[this.#at + 1] === '{') return failed;
      else value += char;
    }
    return failed;
  }

  #escape(): string {
    const char = this.#source[++this.#at] ?? '';
    const known: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '0': '\0', '\n': ''};
    if (char === 'u' || char === 'x') {
      const code = /^(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2}))/i.exec(
        this.#source.slice(this.#at, this.#at + 10),
      );
      if (code) {
        this.#at += code[0].length - 1;
        const point = Number.parseInt((code[1] ?? code[2] ?? code[3]) as string, 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : '';
      }
    }
    return Object.hasOwn(known, char) ? (known[char] as string) : char;
  }

  #list(): Answer {
    const items: Value[] = [];
    this.#at++;
    this.#depth++;
    while (!this.#take(']')) {
      const item = this.#value();
      if (!item.ok) return failed;
      items.push(item.value);
      if (!this.#take(',') && !this.#next(']')) return failed;
    }
    this.#depth--;
    return {ok: true, value: items};
  }

  #object(): Answer {
    const entries: [string, Value][] = [];
    this.#at++;
    this.#depth++;
    while (!this.#take('}')) {
      this.#skip();
      const quote = this.#source[this.#at];
      const key = quote === '"' || quote === "'" ? this.#text(quote) : this.#match(identifier) || this.#match(number);
      const name = typeof key === 'string' ? key : key.ok ? String(key.value) : '';
      if (!name || blocked.has(name)) return failed;
      const item: Answer = this.#take(':') ? this.#value() : typeof key === 'string' ? this.#name(key) : failed;
      if (!item.ok) return failed;
      entries.push([name, item.value]);
      if (!this.#take(',') && !this.#next('}')) return failed;
    }
    this.#depth--;
    return {ok: true, value: Object.assign(Object.create(null), Object.fromEntries(entries))};
  }

  #skip(): void {
    blank.lastIndex = this.#at;
    this.#at += blank.exec(this.#source)?.[0].length ?? 0;
  }

  #next(char: string): boolean {
    this.#skip();
    return this.#source[this.#at] === char;
  }

  #take(char: string): boolean {
    if (!this.#next(char)) return false;
    this.#at++;
    return true;
  }

  #match(pattern: RegExp): string {
    this.#skip();
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }
}
