import {doubleQuoted} from '../../document/quote.js';

/** Quotes for Swift and Rust, which write characters by number in braces. */
export function bracedQuoted(text: string): string {
  return doubleQuoted(text).replace(/(\\\\)|\\u([\da-f]{4})|\\([bf])/gi, (whole, backslash, code, letter) =>
    backslash ? whole : `\\u{${code ?? (letter === 'b' ? '8' : 'c')}}`,
  );
}

/** Quotes for Kotlin and Dart, where `$name` in a string is a variable. Neither knows `\f`. */
export function dollarQuoted(text: string): string {
  return doubleQuoted(text)
    .replace(/(\\\\)|\\f/g, (whole, backslash) => (backslash ? whole : '\\u000c'))
    .replaceAll('$', '\\$');
}

/** Quotes for C and C++: bytes in octal, which end after three digits; `??` would start a trigraph. */
export function octalQuoted(text: string): string {
  return doubleQuoted(text)
    .replace(/(\\\\)|\\u00([\da-f]{2})/gi, (whole, backslash, code) =>
      backslash ? whole : `\\${Number.parseInt(code, 16).toString(8).padStart(3, '0')}`,
    )
    .replaceAll('??', '?\\?');
}
