import {quoteDouble} from '../../document/quote.js';

/** Quotes text for Swift and Rust, whose numeric escapes have braces. */
export function quoteBraced(text: string): string {
  return quoteDouble(text).replace(/(\\\\)|\\u([\da-f]{4})|\\([bf])/gi, (whole, backslash, code, letter) =>
    backslash ? whole : `\\u{${code ?? (letter === 'b' ? '8' : 'c')}}`,
  );
}

/** Quotes text for Kotlin and Dart, whose strings interpolate `$name`. Neither language supports `\f`. */
export function quoteDollar(text: string): string {
  return quoteDouble(text)
    .replace(/(\\\\)|\\f/g, (whole, backslash) => (backslash ? whole : '\\u000c'))
    .replaceAll('$', '\\$');
}

/**
 * Quotes text for C and C++. Octal escapes end after three digits, unlike hexadecimal escapes. `??` could begin a
 * trigraph.
 */
export function quoteOctal(text: string): string {
  return quoteDouble(text)
    .replace(/(\\\\)|\\u00([\da-f]{2})/gi, (whole, backslash, code) =>
      backslash ? whole : `\\${Number.parseInt(code, 16).toString(8).padStart(3, '0')}`,
    )
    .replaceAll('??', '?\\?');
}
