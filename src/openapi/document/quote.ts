/**
 * Quotes text for a POSIX shell in single quotes, which have no special characters. Drops NUL, which cannot be an
 * argument. Escapes other control characters (POSIX.1-2024, section 2.2.4), because a terminal would execute them as
 * keys.
 */
export function quoteShell(text: string): string {
  const sent = text.replaceAll('\0', '');
  if (!controls.test(sent)) return `'${sent.replaceAll("'", `'\\''`)}'`;
  return `$'${sent.replace(/[\\']/g, '\\$&').replace(new RegExp(controls, 'gu'), escapeByte)}'`;
}

const controls = /[^\P{Cc}\t\n\u0080-\u009f]/u;

function escapeByte(char: string): string {
  return `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

/**
 * Quotes text for languages with double quotes and JSON escapes: JavaScript, Python, Go, Java, C#. Escapes line
 * separators (U+2028), which are invalid in some of these, and lone surrogates, which Go forbids.
 */
export function quoteDouble(text: string): string {
  return JSON.stringify(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    each => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Quotes text for PHP and Ruby in single quotes, because double quotes evaluate `$name` and `#{code}`. */
export function quoteSingle(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
