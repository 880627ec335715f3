/** Quotes for a POSIX shell with single quotes, where nothing is special. NUL cannot be an argument. */
export function shellText(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", `'\\''`)}'`;
}

/**
 * Quotes a text for languages with double quotes and JSON's escapes: JavaScript, Python, Go, Java, C#. Escapes line
 * separators that only some of them know, and lone surrogates, which Go forbids.
 */
export function doubleQuoted(text: string): string {
  return JSON.stringify(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    each => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Quotes for PHP and Ruby with single quotes, because double quotes would evaluate `$name` and `#{code}`. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
