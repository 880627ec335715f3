import {doubleQuoted} from '../../document/quote.js';

/** For languages that write characters by number in braces: Swift, Rust. */
export function bracedQuoted(text: string): string {
  return doubleQuoted(text).replace(/(\\\\)|\\u([\da-f]{4})|\\([bf])/gi, (whole, backslash, code, letter) =>
    backslash ? whole : `\\u{${code ?? (letter === 'b' ? '8' : 'c')}}`,
  );
}

/** For languages in which `$name` in a text is a variable: Kotlin, Dart. Neither knows `\f`. */
export function dollarQuoted(text: string): string {
  return doubleQuoted(text)
    .replace(/(\\\\)|\\f/g, (whole, backslash) => (backslash ? whole : '\\u000c'))
    .replaceAll('$', '\\$');
}

/** For C and C++: bytes by number in octal, which end after three digits; `??` would begin a trigraph. */
export function octalQuoted(text: string): string {
  return doubleQuoted(text)
    .replace(/(\\\\)|\\u00([\da-f]{2})/gi, (whole, backslash, code) =>
      backslash ? whole : `\\${Number.parseInt(code, 16).toString(8).padStart(3, '0')}`,
    )
    .replaceAll('??', '?\\?');
}
