const punctuation = /[!-/:-@[-`{-~]/;
const letter = /[\p{L}\p{N}]/u;
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iy;
/** Matches text that Markdown tools with formulas would parse as a formula: no inner spaces, and no digit after it. */
const formula = /\$(?:\$|(?=[^\s$])[^$\n]*[^\s$]\$(?!\d))/y;

/**
 * Escapes text for Markdown, but only where a character could have a meaning: `snake_case`, `2 * 3`, and `a < b` remain
 * readable. Escapes at both ends, where the adjacent text is unknown.
 */
export function escapeText(text: string, inLink = false): string {
  return text.replace(/[\\`*_[\]<{~$&:@]/g, (char, at: number) =>
    isMarkup(char, text, at) || (char === ']' && inLink) ? `\\${char}` : char,
  );
}

function isMarkup(char: string, text: string, at: number): boolean {
  const before = text[at - 1];
  const after = text[at + 1];
  switch (char) {
    case '\\':
      return after === undefined || after === '\n' || punctuation.test(after);
    case '*':
      return !(isSpace(before) && isSpace(after));
    case '_':
      return !(isSpace(before) && isSpace(after)) && !(isLetter(before) && isLetter(after));
    case '<':
      return after === undefined || /[A-Za-z/!?$_>]/.test(after);
    case '~':
      // Escape `~` only if it could end strikethrough: after white space, it can only begin one.
      return !isSpace(before);
    case ':':
      // Escape the colon of a bare URL: otherwise it would become a link.
      return text.startsWith('://', at) && /https?$/i.test(text.slice(Math.max(0, at - 5), at));
    case '@':
      return /https?:\/\/\S*$/i.test(text.slice(Math.max(0, at - 100), at));
    case '$':
      formula.lastIndex = at;
      return formula.test(text) || before === '$';
    case '&':
      reference.lastIndex = at;
      return reference.test(text);
    case '{':
      // Leave shell variables such as `${name}` unescaped, because readers copy them from the file.
      return before !== '$' || text[at - 2] === '$';
    default:
      return char !== ']';
  }
}

function isSpace(char: string | undefined): boolean {
  return char !== undefined && /\s/.test(char);
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && letter.test(char);
}

/** Escapes the first character of a line that would begin a heading, list, quote, thematic break, fence, or table. */
export function escapeLineStart(line: string): string {
  const number = /^(\d{1,9})([.)])(?=\s|$)/.exec(line);
  if (number) return `${number[1]}\\${line.slice((number[1] as string).length)}`;
  const isMark =
    /^(?:#{1,6}(?=\s|$)|[-+*](?=\s|$)|>|~~~|=+\s*$|[-_*](?:\s*[-_*]){2,}\s*$)/.test(line) ||
    /^[|:-][-|:\s]*-[-|:\s]*$/.test(line);
  return isMark ? `\\${line}` : line;
}

/** Returns the length of the longest run of backticks. */
export function countLongestTicks(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

/** Writes a code span with more backticks than the code contains in a row. */
export function writeCodeSpan(code: string): string {
  const text = code.replace(/\s*\n\s*/g, ' ');
  if (!text) return '';
  const ticks = '`'.repeat(countLongestTicks(text) + 1);
  const padding = /^`|`$/.test(text) || /^ .*\S.* $/.test(text) ? ' ' : '';
  return `${ticks}${padding}${text}${padding}${ticks}`;
}
