import {Lexer} from 'marked';

const letters = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Bopomofo}';
/** Full-width punctuation and symbols, which Chinese, Japanese and Korean text has instead of a space. */
const wideMark = '(?:(?=[\\u2e80-\\u33ff\\ufe30-\\ufe6b\\uff00-\\uffee])[\\p{P}\\p{S}])';
const marks = '(?:(?![*_~])[\\p{P}\\p{S}])';
const otherLetters = `(?:(?![${letters}])[\\p{L}\\p{N}])`;
const between = new RegExp(`[*_~](?:[${letters}]|${wideMark})|(?:[${letters}]|${wideMark})[*_~]`, 'u');
const after = new RegExp(`(${marks}[*_~]+)([${letters}])`, 'gu');
const isOnlyLetter = /^[*_~]+[\p{L}\p{N}]/u;
/** Characters in which the other marks of an emphasis are looked for. */
const MAX_DISTANCE = 2000;
const before = new RegExp(`([${letters}])(?=[*_~]+${marks})`, 'gu');
const wideBefore = new RegExp(`${wideMark}(?=[*~]+${otherLetters})`, 'gu');
const wideAfter = new RegExp(`(${otherLetters}[*~]+)${wideMark}`, 'gu');

/** Letters that allow emphasis to start after them, as a space or punctuation does: scripts without spaces too. */
export const opensEmphasis = new RegExp(`^((?![*_])[\\s\\p{P}\\p{S}${letters}])`, 'u');

const {gfm} = Lexer.rules.inline;

/** The rules for the beginning and end of emphasis, where full-width punctuation counts as letters and `~` as punctuation. */
export const emphasisRules = {
  emStrongLDelim: withinCjk(withoutWide(asPunctuation(gfm.emStrongLDelim), '*')),
  delLDelim: withoutWide(gfm.delLDelim, '~'),
  emStrongRDelimAst: asPunctuation(gfm.emStrongRDelimAst),
};

/** Treats `~` next to `*` as punctuation, as CommonMark does: `*a.*~~b~~` has two emphases. */
function asPunctuation(rule: RegExp): RegExp {
  const source = rule.source.replaceAll('(?!~)', '').replaceAll('(?:[^\\s\\p{P}\\p{S}]|~)', '[^\\s\\p{P}\\p{S}]');
  return new RegExp(source, rule.flags);
}

function withoutWide(rule: RegExp, mark: string): RegExp {
  const punctuation = `(?!${mark === '*' ? '\\*' : mark})[\\p{P}\\p{S}]`;
  return new RegExp(rule.source.replace(punctuation, `(?!${wideMark})${punctuation}`), rule.flags);
}

/** `请__注意：__请` opens after a letter, which `a__b__c` and `函数__init__` do not. */
function withinCjk(rule: RegExp): RegExp {
  const punctuation = '((?!_)[\\p{P}\\p{S}]';
  return new RegExp(rule.source.replace(punctuation, `${punctuation}|(?<=^__)[${letters}]`), rule.flags);
}

/**
 * Returns the copy of a text in which the ends of emphasis are looked for. Chinese, Japanese and Korean have no spaces
 * next to punctuation. `**注意：**请` is bold where a letter of theirs counts as punctuation next to the marks, and
 * `**注意：**see` where their punctuation counts as a letter. Lengths stay the same.
 */
export function maskCjk(text: string): string {
  if (!between.test(text)) return text;
  const covered = (letter: string) => '-'.repeat(letter.length);
  return text
    .replace(wideBefore, 'a')
    .replace(wideAfter, '$1a')
    .replace(after, (written, start: string, letter: string, at: number) =>
      opensLetter(text, start.slice(1), at + 1) ? written : start + covered(letter),
    )
    .replace(before, covered);
}

/**
 * Returns whether marks begin an emphasis of one letter, `，*斜*体`, which must stay a letter: an even number of the same
 * marks is before them.
 */
function opensLetter(text: string, marks: string, at: number): boolean {
  const end = at + marks.length + 1;
  if (!isOnlyLetter.test(text.slice(end, end + 8))) return false;
  return text.slice(Math.max(0, at - MAX_DISTANCE), at).split(marks).length % 2 === 1;
}

/** Returns whether such letters or punctuation touch emphasis marks. */
export function hasCjkEmphasis(text: string): boolean {
  return between.test(text);
}
