/** Matches code after which a `/` begins a regular expression, not a division. */
const beforeRegex = /(?:^|[=(,:;[!&|?{}+\-*%<>~^]|=>|\breturn)\s*$/;

/** Returns the offset after white space and comments. */
export function skipSpaceAndComments(text: string, from: number): number {
  const blank = /(?:\s|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/)*/y;
  blank.lastIndex = from;
  blank.exec(text);
  return blank.lastIndex;
}

/** Returns the offset after the string at `from`, or -1 if it is unclosed. A template can contain expressions. */
export function skipText(text: string, from: number): number {
  const quote = text[from] as string;
  for (let at = from + 1; at < text.length; at++) {
    const char = text[at];
    if (char === '\\') at++;
    else if (char === quote) return at + 1;
    else if (char === '\n' && quote !== '`') return -1;
    else if (quote === '`' && char === '$' && text[at + 1] === '{') {
      const end = skipCode(text, at + 2);
      if (end === -1) return -1;
      at = end;
    }
  }
  return -1;
}

/**
 * Returns the offset of the `,`, `;`, or closing bracket that ends an expression. Skips brackets, strings, comments,
 * and regular expressions. If there is none, returns the end of the text. Returns -1 if something is unclosed.
 */
export function skipCode(text: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < text.length) {
    const char = text[at] as string;
    if (char === '"' || char === "'" || char === '`') {
      at = skipText(text, at);
      if (at === -1) return -1;
      continue;
    }
    if (char === '/') {
      const after = skipSlash(text, at);
      if (after === -1) return -1;
      at = after;
      continue;
    }
    if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char)) {
      if (depth === 0) return at;
      depth--;
    } else if (depth === 0 && (char === ',' || char === ';')) return at;
    at++;
  }
  return depth === 0 ? at : -1;
}

/** Skips a comment, a regular expression, or a division sign. */
function skipSlash(text: string, at: number): number {
  if (text.startsWith('//', at)) {
    const end = text.indexOf('\n', at);
    return end === -1 ? text.length : end;
  }
  if (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2);
    return end === -1 ? -1 : end + 2;
  }
  if (!beforeRegex.test(text.slice(Math.max(0, at - 20), at))) return at + 1;
  const regex = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
  regex.lastIndex = at;
  return regex.test(text) ? regex.lastIndex : at + 1;
}
