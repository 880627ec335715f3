/** A run of `*`, `_` or `~` that may open or close emphasis. */
export interface Delimiter {
  readonly char: string;
  /** How many were written, and how many are not used up. */
  readonly length: number;
  left: number;
  readonly opens: boolean;
  readonly closes: boolean;
  /** Elements that end here, innermost first, and that begin here, outermost first. */
  readonly ends: string[];
  readonly begins: string[];
}

const space = /\s/;
const punctuation = /[\p{P}\p{S}]/u;

/** What a run can do, by the characters beside it (CommonMark 6.2, flanking). */
export function delimiterAt(text: string, at: number, length: number): Delimiter {
  const char = text[at] as string;
  const previous = text[at - 1] ?? ' ';
  const next = text[at + length] ?? ' ';
  const before = kindOf(previous);
  const after = kindOf(next);
  // GFM: beside a tilde a run can do either (`a**~b~**`).
  const left = after === 0 || (after === 2 && before !== 0) || (char !== '~' && next === '~');
  const right = before === 0 || (before === 2 && after !== 0) || (char !== '~' && previous === '~');
  // An underscore in a word is part of the word.
  const opens = char === '_' ? left && (!right || before !== 0) : left;
  const closes = char === '_' ? right && (!left || after !== 0) : right;
  return {char, length, left: length, opens, closes, ends: [], begins: []};
}

/** 0: a letter or the like; 1: white space; 2: punctuation. */
function kindOf(char: string): number {
  const code = char.charCodeAt(0);
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)) return 0;
  if (space.test(char)) return 1;
  // Of ASCII all that is left is punctuation, but for controls.
  const isPunctuation = code < 128 ? code > 32 && code < 127 : punctuation.test(char);
  return isPunctuation ? 2 : 0;
}

/**
 * Pairs the runs from `bottom` on, as the appendix of CommonMark does it, and drops them from the list. What was searched
 * in vain is remembered by kind of closer, so that the work stays linear.
 */
export function pairDelimiters(delimiters: Delimiter[], bottom: number): void {
  const runs = delimiters.splice(bottom);
  const floors = new Map<string, number>();
  /** The nearest run before each that can still open: runs in between have been passed over for good. */
  const previous = runs.map((_, index) => index - 1);
  for (let at = 0; at < runs.length; ) {
    const closer = runs[at] as Delimiter;
    if (!closer.closes || closer.left === 0) {
      at++;
      continue;
    }
    const key = closer.char === '~' ? `~${closer.length}` : `${closer.char}${closer.opens ? 1 : 0}${closer.length % 3}`;
    const floor = floors.get(key) ?? -1;
    let found = previous[at] as number;
    while (found > floor && !matches(runs[found] as Delimiter, closer)) found = previous[found] as number;
    if (found <= floor) {
      floors.set(key, previous[at] as number);
      if (!closer.opens) unlink(runs, previous, at);
      at++;
      continue;
    }
    const opener = runs[found] as Delimiter;
    const size = closer.char === '~' ? closer.length : opener.left >= 2 && closer.left >= 2 ? 2 : 1;
    const name = closer.char === '~' ? 'del' : size === 2 ? 'strong' : 'em';
    opener.begins.unshift(name);
    closer.ends.push(name);
    opener.left -= size;
    closer.left -= size;
    // What lies between can match nothing any more.
    previous[at] = opener.left > 0 ? found : (previous[found] as number);
    if (closer.left === 0) at++;
  }
}

// A run that only closes and found no partner is of no use to later ones; its place is skipped from the next run on.
function unlink(runs: readonly Delimiter[], previous: number[], at: number): void {
  if (at + 1 < runs.length) previous[at + 1] = previous[at] as number;
}

function matches(opener: Delimiter, closer: Delimiter): boolean {
  if (opener.char !== closer.char || !opener.opens || opener.left === 0) return false;
  if (closer.char === '~') return opener.length === closer.length;
  // "Rule of three": a run that can do both does not match one whose sum with it is a multiple of three.
  return (
    !(opener.closes || closer.opens) ||
    (opener.length + closer.length) % 3 !== 0 ||
    (opener.length % 3 === 0 && closer.length % 3 === 0)
  );
}
