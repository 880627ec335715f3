const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

type Expected = 'value' | 'value-or-close' | 'key' | 'key-or-close' | 'next' | 'nothing';

/**
 * Scans the bytes of one JSON value in steps, and records where its members begin. Builds no objects, so a large
 * response neither blocks the page nor needs a second copy. Numbers and key order stay as sent.
 */
export class JsonScan {
  readonly bytes: Uint8Array;
  readonly start: number;
  /** Current offset of the scan. */
  at: number;
  /** Offset of the first syntax error. */
  failedAt: number | undefined;
  isDone = false;
  #members = new Uint32Array(16);
  #count = 0;
  #expected: Expected = 'value';
  /** One entry per open bracket: true for an object, false for a list. */
  readonly #open: boolean[] = [];
  readonly #end: number;

  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.bytes = bytes;
    this.start = start;
    this.at = start;
    this.#end = end;
  }

  /** Offsets of the members in the outermost value: of object keys or list items. */
  get members(): Uint32Array {
    return this.#members.subarray(0, this.#count);
  }

  /** Scans about `budget` more bytes. Returns true once the value is complete or faulty. */
  run(budget: number): boolean {
    const until = this.at + budget;
    while (!this.isDone && this.at < until) this.#step();
    return this.isDone;
  }

  #step(): void {
    this.at = skipSpace(this.bytes, this.at, this.#end);
    if (this.at >= this.#end) {
      if (this.#expected !== 'nothing') this.failedAt = this.#end;
      this.isDone = true;
      return;
    }
    const byte = this.bytes[this.at] as number;
    const expected = this.#expected;
    if (expected === 'nothing') this.#fail(this.at);
    else if (expected === 'next') this.#next(byte);
    else if (byte === closeArray && expected === 'value-or-close') this.#close();
    else if (byte === closeObject && expected === 'key-or-close') this.#close();
    else if (expected === 'key' || expected === 'key-or-close') this.#key(byte);
    else this.#value(byte);
  }

  #next(byte: number): void {
    const isObject = this.#open.at(-1) as boolean;
    if (byte === (isObject ? closeObject : closeArray)) this.#close();
    else if (byte !== comma) this.#fail(this.at);
    else {
      this.at++;
      this.#expected = isObject ? 'key' : 'value';
    }
  }

  #key(byte: number): void {
    if (byte !== quote) {
      this.#fail(this.at);
      return;
    }
    if (this.#open.length === 1) this.#remember();
    const end = this.#text(this.at);
    if (end < 0) return;
    this.at = skipSpace(this.bytes, end, this.#end);
    if (this.bytes[this.at] !== colon || this.at >= this.#end) {
      this.#fail(this.at);
      return;
    }
    this.at++;
    this.#expected = 'value';
  }

  #value(byte: number): void {
    if (this.#open.length === 1 && !this.#open[0]) this.#remember();
    if (byte === openArray || byte === openObject) {
      this.#open.push(byte === openObject);
      this.at++;
      this.#expected = byte === openObject ? 'key-or-close' : 'value-or-close';
      return;
    }
    const end = byte === quote ? this.#text(this.at) : this.#plain(this.at);
    if (end < 0) return;
    this.at = end;
    this.#ended();
  }

  #close(): void {
    this.#open.pop();
    this.at++;
    this.#ended();
  }

  #ended(): void {
    this.#expected = this.#open.length > 0 ? 'next' : 'nothing';
  }

  #remember(): void {
    if (this.#count === this.#members.length) {
      const larger = new Uint32Array(this.#count * 2);
      larger.set(this.#members);
      this.#members = larger;
    }
    this.#members[this.#count++] = this.at;
  }

  /** Returns the offset after a string that begins at `start`. */
  #text(start: number): number {
    const {bytes} = this;
    let at = start + 1;
    for (; at < this.#end; at++) {
      const byte = bytes[at] as number;
      if (byte === quote) return at + 1;
      if (byte < 0x20) return this.#fail(at);
      if (byte === backslash && !this.#isEscape(++at)) return this.#fail(at);
    }
    return this.#fail(this.#end);
  }

  #isEscape(at: number): boolean {
    const letter = String.fromCharCode(this.bytes[at] ?? 0);
    if (letter !== 'u') return '"\\/bfnrt'.includes(letter);
    for (let digit = 1; digit <= 4; digit++)
      if (!/[\da-f]/i.test(String.fromCharCode(this.bytes[at + digit] ?? 0))) return false;
    return true;
  }

  /** Returns the offset after a number, `true`, `false`, or `null`. */
  #plain(start: number): number {
    let end = start;
    while (end < this.#end && isPlain(this.bytes[end] as number)) end++;
    const text = String.fromCharCode(...this.bytes.subarray(start, Math.min(end, start + 2000)));
    const isRight = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(text);
    return isRight && end - start <= 2000 ? end : this.#fail(start);
  }

  #fail(at: number): -1 {
    this.failedAt = at;
    this.isDone = true;
    return -1;
  }
}

/** Returns whether a byte belongs to a number or a keyword. */
function isPlain(byte: number): boolean {
  return (
    (byte >= 0x30 && byte <= 0x39) ||
    ((byte | 0x20) - 0x61 < 26 && (byte | 0x20) >= 0x61) ||
    byte === 0x2b ||
    byte === 0x2d ||
    byte === 0x2e
  );
}

/** Returns the offset of the first byte that is not white space. */
export function skipSpace(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const byte = bytes[at] as number;
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) break;
    at++;
  }
  return at;
}

/**
 * Returns the offset after the string whose opening quote is at `start`. Call only for bytes that a scan has accepted.
 */
export function findTextEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = start + 1;
  while (at < end && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return Math.min(at + 1, end);
}

/** Returns line and column of an offset, both from 1. */
export function findPosition(bytes: Uint8Array, at: number): {readonly line: number; readonly column: number} {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(0x0a); end >= 0 && end < at; end = bytes.indexOf(0x0a, start)) {
    line++;
    start = end + 1;
  }
  return {line, column: new TextDecoder().decode(bytes.subarray(start, at)).length + 1};
}
