/**
 * Quotes for a POSIX shell with single quotes, where nothing is special. NUL cannot be an argument. Other control
 * characters are escaped (POSIX.1-2024, section 2.2.4): a terminal would run them as keys.
 */
export function shellText(text: string): string {
  const sent = text.replaceAll('\0', '');
  if (!controls.test(sent)) return `'${sent.replaceAll("'", `'\\''`)}'`;
  return `$'${sent.replace(/[\\']/g, '\\$&').replace(new RegExp(controls, 'gu'), escapeByte)}'`;
}

const controls = /[^\P{Cc}\t\n\u0080-\u009f]/u;

function escapeByte(char: string): string {
  return `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
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
