import {getLineAt} from '../../base/source.js';
import {unescapeText} from '../../markdown/interpreter/cursor.js';
import {skipCode, skipSpaceAndComments, skipText} from './skip-code.js';
import type {ConfigValue} from './value.js';

/** An expression in a configuration whose value is only known when the code runs. */
export interface UnreadExpression {
  readonly file: string;
  readonly line: number;
  /** Start of the expression's source. */
  readonly source: string;
  /** Path of keys from the exported value to the expression. */
  readonly keys: readonly string[];
}

/** Why a file cannot be read at all. */
export class BrokenLiteral {
  readonly line: number;
  readonly message: string;
  constructor(line: number, message: string) {
    this.line = line;
    this.message = message;
  }
}

/** Returns an export of another file, for `import name from 'path'`. For `require('path')`, the name is `default`. */
type ResolveImport = (path: string, name: string, depth: number) => Promise<ConfigValue>;

const MAX_DEPTH = 60;
/**
 * Maximum number of evaluation steps. Far more than real configurations need, but names can refer to lists of names
 * without end.
 */
const limit = 200_000;
const names = String.raw`[A-Za-z_$][\w$]*`;
const name = new RegExp(names, 'y');
/** Matches a path relative to the file: `path.resolve(__dirname, '..', 'docs')`. */
const besideFile =
  /(?:path\.)?(?:join|resolve)\(\s*(?:__dirname|import\.meta\.dirname)\s*,((?:\s*(?:'[^'\\\n]*'|"[^"\\\n]*")\s*,?)+)\s*\)/y;
const number = /-?(?:0x[\da-f]+|(?:\d[\d_]*\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;

class SyntaxStop extends Error {
  readonly at: number;
  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/**
 * Reads the data in a JavaScript or TypeScript file without running it. Supports text, numbers, lists, objects,
 * constants, functions that only return data, and imports of these. Skips all other expressions, and records them in
 * `unread`.
 */
export class ConfigEvaluator {
  readonly unread: UnreadExpression[] = [];
  readonly #text: string;
  readonly #file: string;
  readonly #import: ResolveImport;
  /** Names that are being looked up, to stop at cycles. */
  readonly #open = new Set<string>();
  readonly #keys: string[] = [];
  #left = limit;

  constructor(text: string, file: string, load: ResolveImport) {
    this.#text = text;
    this.#file = file;
    this.#import = load;
  }

  /** Returns an export's value. `default` also finds `module.exports`. */
  async exported(exportName: string, depth = 0): Promise<ConfigValue | BrokenLiteral> {
    try {
      if (exportName !== 'default') return await this.#named(exportName, depth);
      const found = /^[ \t]*(?:export\s+default\s+|module\.exports\s*=\s*|exports\.default\s*=\s*)/m.exec(this.#text);
      if (!found) return undefined;
      return (await this.#read(found.index + found[0].length, depth)).value;
    } catch (error) {
      if (!(error instanceof SyntaxStop)) throw error;
      return new BrokenLiteral(this.#line(error.at), error.message);
    }
  }

  /** Evaluates a text that is a single expression, such as an attribute's value. */
  async whole(): Promise<ConfigValue> {
    try {
      return (await this.#read(0, 0)).value;
    } catch (error) {
      if (!(error instanceof SyntaxStop)) throw error;
      return undefined;
    }
  }

  async #named(wanted: string, depth: number): Promise<ConfigValue> {
    if (this.#open.has(wanted) || depth > MAX_DEPTH) return undefined;
    this.#open.add(wanted);
    try {
      const escaped = wanted.replaceAll('$', '\\$');
      const constant = new RegExp(
        String.raw`^[ \t]*(?:export\s+)?(?:const|let|var)\s+${escaped}\s*(?::[^=\n]+)?=(?!=)`,
        'm',
      ).exec(this.#text);
      if (constant) return (await this.#read(constant.index + constant[0].length, depth + 1)).value;
      const made = new RegExp(String.raw`^[ \t]*(?:export\s+)?function\s+${escaped}\s*\(`, 'm').exec(this.#text);
      if (made) return await this.#returned(made.index + made[0].length, depth);
      return await this.#imported(escaped, wanted, depth);
    } finally {
      this.#open.delete(wanted);
    }
  }

  /** Evaluates a function that consists only of a return value. */
  async #returned(parameters: number, depth: number): Promise<ConfigValue> {
    const end = skipCode(this.#text, parameters);
    const body = /\)[^{;]*\{\s*return\b/y;
    body.lastIndex = end === -1 ? this.#text.length : end;
    return body.test(this.#text) ? (await this.#read(body.lastIndex, depth + 1)).value : undefined;
  }

  async #imported(escaped: string, wanted: string, depth: number): Promise<ConfigValue> {
    const statements = this.#text.matchAll(/^[ \t]*import\s+(?:type\s+)?([^;'"]*?)\s*from\s*['"]([^'"\n]+)['"]/gm);
    for (const [, clause = '', path = ''] of statements) {
      const list = /\{([\s\S]*)\}/.exec(clause)?.[1] ?? '';
      for (const item of list.split(',')) {
        const [original = '', own = original] = item.trim().split(/\s+as\s+/);
        if (own === wanted) return this.#import(path, original, depth + 1);
      }
      if (new RegExp(String.raw`^${escaped}(?:\s*,|$)`).test(clause)) return this.#import(path, 'default', depth + 1);
    }
    return undefined;
  }

  async #read(from: number, depth: number): Promise<{value: ConfigValue; end: number}> {
    const start = skipSpaceAndComments(this.#text, from);
    if (depth > MAX_DEPTH) throw new SyntaxStop(start, 'it is nested deeper than 60 levels');
    if (this.#left-- <= 0) throw new SyntaxStop(start, 'it has more than 200,000 values');
    const first = await this.#operand(start, depth);
    if (!first) return this.#skipped(start);
    const at = skipSpaceAndComments(this.#text, first.end);
    // Continue only on the same line: otherwise the rest can be another statement.
    const isSameLine = !this.#text.slice(first.end, at).includes('\n');
    if (/^(?:as|satisfies)\b/.test(this.#text.slice(at, at + 10))) return {value: first.value, end: this.#end(at)};
    if (this.#text[at] === '+' && typeof first.value === 'string') {
      const rest = await this.#read(at + 1, depth + 1);
      return {value: typeof rest.value === 'string' ? first.value + rest.value : undefined, end: rest.end};
    }
    const isMore = isSameLine ? /[^\s,;)\]}]/ : /[.?&|=*%<>+]/;
    return at < this.#text.length && isMore.test(this.#text[at] as string) ? this.#skipped(start) : {...first, end: at};
  }

  #skipped(start: number): {value: ConfigValue; end: number} {
    const end = this.#end(start);
    const source = (this.#text.slice(start, end).trim().split('\n')[0] ?? '').slice(0, 80);
    if (source) this.unread.push({file: this.#file, line: this.#line(start), source, keys: [...this.#keys]});
    return {value: undefined, end};
  }

  #end(from: number): number {
    const end = skipCode(this.#text, from);
    if (end === -1) throw new SyntaxStop(from, 'a bracket, a quote or a comment starts here and has no end');
    return end;
  }

  async #operand(at: number, depth: number): Promise<{value: ConfigValue; end: number} | undefined> {
    const char = this.#text[at];
    if (char === '"' || char === "'") {
      const end = skipText(this.#text, at);
      if (end === -1) throw new SyntaxStop(at, 'a string has no closing quote on its line');
      return {value: unescapeText(this.#text.slice(at + 1, end - 1)), end};
    }
    if (char === '`') return this.#template(at);
    if (char === '[') return this.#list(at, depth);
    if (char === '{') return this.#object(at, depth);
    if (char === '(') {
      // Test for an arrow function first: its parameters look like a group.
      const close = this.#end(at + 1);
      if (/^\)\s*(?::[^=]*)?=>/.test(this.#text.slice(close, close + 80))) return undefined;
      const inner = await this.#read(at + 1, depth + 1);
      return this.#text[inner.end] === ')' ? {value: inner.value, end: inner.end + 1} : undefined;
    }
    number.lastIndex = at;
    if (number.test(this.#text)) {
      const end = number.lastIndex;
      return {value: Number(this.#text.slice(at, end).replaceAll('_', '')), end};
    }
    return this.#word(at, depth);
  }

  /** Reads a template string. Leaves out its expressions, which only have a value when the code runs. */
  #template(at: number): {value: ConfigValue; end: number} {
    const end = skipText(this.#text, at);
    if (end === -1) throw new SyntaxStop(at, 'a text in backticks has no closing backtick');
    let text = '';
    for (let here = at + 1; here < end - 1; here++) {
      if (this.#text.startsWith('${', here)) here = this.#end(here + 2);
      else if (this.#text[here] === '\\') text += this.#text.slice(here, ++here + 1);
      else text += this.#text[here];
    }
    return {value: unescapeText(text), end};
  }

  async #list(open: number, depth: number): Promise<{value: ConfigValue; end: number}> {
    const items: ConfigValue[] = [];
    let at = skipSpaceAndComments(this.#text, open + 1);
    while (this.#text[at] !== ']') {
      this.#mustGoOn(at, open);
      const isSpread = this.#text.startsWith('...', at);
      const item = await this.#read(isSpread ? at + 3 : at, depth + 1);
      if (isSpread && Array.isArray(item.value)) items.push(...item.value);
      else if (!isSpread && item.value !== undefined) items.push(item.value);
      at = this.#after(item.end, ']');
    }
    return {value: items, end: at + 1};
  }

  async #object(open: number, depth: number): Promise<{value: ConfigValue; end: number}> {
    const entries = new Map<string, ConfigValue>();
    let at = skipSpaceAndComments(this.#text, open + 1);
    while (this.#text[at] !== '}') {
      this.#mustGoOn(at, open);
      if (this.#text.startsWith('...', at)) {
        const spread = await this.#read(at + 3, depth + 1);
        if (spread.value instanceof Map) for (const [key, each] of spread.value) entries.set(key, each);
        at = this.#after(spread.end, '}');
        continue;
      }
      const key = /(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|([\w$]+))\s*([:,}])/y;
      key.lastIndex = at;
      const match = key.exec(this.#text);
      if (!match) {
        // Skip a method or a computed key.
        at = this.#after(this.#skipped(at).end, '}');
        continue;
      }
      const own = unescapeText(match[1] ?? match[2] ?? match[3] ?? '');
      this.#keys.push(own);
      const item =
        match[4] === ':'
          ? await this.#read(key.lastIndex, depth + 1)
          : {value: await this.#named(own, depth + 1), end: key.lastIndex - 1};
      this.#keys.pop();
      entries.set(own, item.value);
      at = this.#after(item.end, '}');
    }
    return {value: entries, end: at + 1};
  }

  #mustGoOn(at: number, open: number): void {
    if (at >= this.#text.length) throw new SyntaxStop(open, `the "${this.#text[open]}" starts here and has no end`);
  }

  /** Returns the offset after the comma that follows an item, or of the closing bracket. */
  #after(end: number, close: string): number {
    const at = skipSpaceAndComments(this.#text, end);
    if (this.#text[at] === ',') return skipSpaceAndComments(this.#text, at + 1);
    if (this.#text[at] !== close) throw new SyntaxStop(at, `a comma or "${close}" is missing here`);
    return at;
  }

  async #word(at: number, depth: number): Promise<{value: ConfigValue; end: number} | undefined> {
    name.lastIndex = at;
    if (!name.test(this.#text)) return undefined;
    let end = name.lastIndex;
    let word = this.#text.slice(at, end);
    if (['new', 'async', 'function', 'await', 'typeof', 'class'].includes(word)) return undefined;
    besideFile.lastIndex = at;
    const path = besideFile.exec(this.#text)?.[1];
    if (path)
      return {
        value: [...path.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, one, other]) => one ?? other).join('/'),
        end: besideFile.lastIndex,
      };
    if (word === 'true' || word === 'false') return {value: word === 'true', end};
    if (word === 'null' || word === 'undefined') return {value: word === 'null' ? null : undefined, end};
    const member = /\.resolve(?=\()/y;
    member.lastIndex = end;
    if (word === 'require' && member.test(this.#text)) {
      word = 'require.resolve';
      end = member.lastIndex;
    }
    if (/^\s*=>/.test(this.#text.slice(end, end + 20))) return undefined;
    if (this.#text[end] === '(') return this.#call(word, end, depth);
    // Give up on a property access or a sum, whose value is only known when the code runs.
    return /[.[]/.test(this.#text[end] ?? '') ? undefined : {value: await this.#named(word, depth + 1), end};
  }

  /**
   * Evaluates a call. `defineConfig({…})` and similar functions return their argument. Other functions, such as
   * `sidebar()`, must be defined in the file.
   */
  async #call(word: string, open: number, depth: number): Promise<{value: ConfigValue; end: number} | undefined> {
    const at = skipSpaceAndComments(this.#text, open + 1);
    if (this.#text[at] === ')') return {value: await this.#named(word, depth + 1), end: at + 1};
    const {value} = await this.#read(at, depth + 1);
    let end = this.#end(at);
    while (this.#text[end] === ',') end = this.#end(end + 1);
    if (word === 'require' && typeof value === 'string')
      return {value: await this.#import(value, 'default', depth + 1), end: end + 1};
    const isHandedOn = value instanceof Map || (word === 'require.resolve' && typeof value === 'string');
    return isHandedOn ? {value, end: end + 1} : undefined;
  }

  #line(at: number): number {
    return getLineAt(this.#text, at);
  }
}
