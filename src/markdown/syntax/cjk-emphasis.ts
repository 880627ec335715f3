const letters = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Bopomofo}';
const marks = '(?:(?![*_~])[\\p{P}\\p{S}])';
const between = new RegExp(`[*_~][${letters}]|[${letters}][*_~]`, 'u');
const after = new RegExp(`(${marks}[*_~]+)([${letters}])`, 'gu');
const before = new RegExp(`([${letters}])(?=[*_~]+${marks})`, 'gu');

/** What stands before a mark of emphasis as a space or punctuation does: letters of writing without spaces too. */
export const opensEmphasis = new RegExp(`^((?![*_])[\\s\\p{P}\\p{S}${letters}])`, 'u');

/**
 * The copy of a text in which the ends of emphasis are looked for. Chinese, Japanese and Korean have no spaces beside
 * punctuation: `**注意：**请` is bold where a letter of theirs counts as punctuation beside the marks. Lengths stay the same.
 */
export function cjkMask(text: string): string {
  if (!between.test(text)) return text;
  const covered = (letter: string) => '-'.repeat(letter.length);
  return text.replace(after, (_, start: string, letter: string) => start + covered(letter)).replace(before, covered);
}

/** Whether a text has such letters beside marks of emphasis. */
export function hasCjkEmphasis(text: string): boolean {
  return between.test(text);
}
