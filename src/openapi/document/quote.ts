/** For a POSIX shell: nothing means anything between single quotes. NUL cannot be an argument at all. */
export function shellText(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", `'\\''`)}'`;
}

/**
 * For languages in which a text stands in double quotes and takes the escapes of JSON: JavaScript, Python, Go, Java, C#.
 * Line ends that only some of them know are escaped for all; half a character is not allowed in Go.
 */
export function doubleQuoted(text: string): string {
  return JSON.stringify(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    each => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** For PHP and Ruby, where double quotes would run `$name` and `#{code}`. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
