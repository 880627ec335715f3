import {Lexer} from 'marked';

const letters = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Bopomofo}';
/** Pattern for full-width punctuation and symbols. Chinese, Japanese, and Korean text has no spaces next to them. */
const wideMark = '(?:(?=[\\u2e80-\\u33ff\\ufe30-\\ufe6b\\uff00-\\uffee])[\\p{P}\\p{S}])';
const marks = '(?:(?![*_~])[\\p{P}\\p{S}])';
const otherLetters = `(?:(?![${letters}])[\\p{L}\\p{N}])`;
const between = new RegExp(`[*_~](?:[${letters}]|${wideMark})|(?:[${letters}]|${wideMark})[*_~]`, 'u');
const after = new RegExp(`(${marks}[*_~]+)([${letters}])`, 'gu');
const isOnlyLetter = /^[*_~]+[\p{L}\p{N}]/u;
/** Maximum number of characters between the marks of an emphasis. */
const MAX_DISTANCE = 2000;
const before = new RegExp(`([${letters}])(?=[*_~]+${marks})`, 'gu');
const wideBefore = new RegExp(`${wideMark}(?=[*~]+${otherLetters})`, 'gu');
const wideAfter = new RegExp(`(${otherLetters}[*~]+)${wideMark}`, 'gu');

/** Matches characters after which emphasis can begin: spaces, punctuation, and letters of scripts without spaces. */
export const opensEmphasis = new RegExp(`^((?![*_])[\\s\\p{P}\\p{S}${letters}])`, 'u');

const {gfm} = Lexer.rules.inline;

/** Emphasis rules of marked, changed to treat full-width punctuation as letters and `~` as punctuation. */
export const emphasisRules = {
  emStrongLDelim: allowWithinCjk(withoutWide(treatAsPunctuation(gfm.emStrongLDelim), '*')),
  delLDelim: withoutWide(gfm.delLDelim, '~'),
  emStrongRDelimAst: treatAsPunctuation(gfm.emStrongRDelimAst),
};

/** Makes a rule treat `~` next to `*` as punctuation, like CommonMark: `*a.*~~b~~` has two emphases. */
function treatAsPunctuation(rule: RegExp): RegExp {
  const source = rule.source.replaceAll('(?!~)', '').replaceAll('(?:[^\\s\\p{P}\\p{S}]|~)', '[^\\s\\p{P}\\p{S}]');
  return new RegExp(source, rule.flags);
}

function withoutWide(rule: RegExp, mark: string): RegExp {
  const punctuation = `(?!${mark === '*' ? '\\*' : mark})[\\p{P}\\p{S}]`;
  return new RegExp(rule.source.replace(punctuation, `(?!${wideMark})${punctuation}`), rule.flags);
}

/** Lets `__` begin emphasis after a CJK letter: in `请__注意：__请`, but not in `a__b__c` or `函数__init__`. */
function allowWithinCjk(rule: RegExp): RegExp {
  const punctuation = '((?!_)[\\p{P}\\p{S}]';
  return new RegExp(rule.source.replace(punctuation, `${punctuation}|(?<=^__)[${letters}]`), rule.flags);
}

/**
 * Replaces characters next to emphasis marks for the search of their ends. Chinese, Japanese, and Korean have no spaces
 * next to punctuation: `**注意：**请` is bold only if the letter counts as punctuation, and `**注意：**see` only if the
 * punctuation counts as a letter. Offsets stay the same.
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
 * Returns whether marks begin the emphasis of a single letter, as in `，*斜*体`, which must not be masked. They begin one
 * if an even number of equal marks precedes them.
 */
function opensLetter(text: string, marks: string, at: number): boolean {
  const end = at + marks.length + 1;
  if (!isOnlyLetter.test(text.slice(end, end + 8))) return false;
  return text.slice(Math.max(0, at - MAX_DISTANCE), at).split(marks).length % 2 === 1;
}

/** Returns whether a text contains CJK letters or punctuation next to emphasis marks. */
export function hasCjkEmphasis(text: string): boolean {
  return between.test(text);
}
