/**
 * Returns whether a text matches a regular expression without groups and alternatives, in time proportional to the
 * pattern and without running it (security rule B5). False for other patterns.
 */
export function matchesPlainPattern(pattern: string, text: string): boolean {
  const isClosed = /(?<!\\)\$$/.test(pattern);
  const inside = pattern.slice(pattern.startsWith('^') ? 1 : 0, isClosed ? -1 : undefined);
  // Positions in the text that the pattern can have reached.
  let reached = new Set(pattern.startsWith('^') ? [0] : [...text].keys());
  for (let at = 0; at < inside.length; ) {
    step.lastIndex = at;
    const found = step.exec(inside);
    if (!found) return false;
    at = step.lastIndex;
    const [, escaped, negation, members, literal, mark, low, comma, high] = found;
    const least = mark ? Number(mark === '+') : Number(low ?? 1);
    const most = mark === '?' ? 1 : mark || (comma && !high) ? text.length : Number(high || least);
    const fits = (char: string) =>
      members !== undefined ? isMember(members, char) === (negation === '') : isOne(escaped ?? '', literal, char);
    reached = new Set([...reached].flatMap(from => endsAfter(text, from, {least, most, fits})));
    if (reached.size === 0) return false;
  }
  return !isClosed || reached.has(text.length);
}

/** Matches an escaped character, a class, or a literal character, with its quantifier. */
const step =
  /(?:\\([dws]|[^a-zA-Z0-9])|\[(\^?)((?:\\[dws]|\\[^a-zA-Z0-9]|[^\\\]])+)\]|([^\\[\](){}|*+?^$]))(?:([*+?])\??|\{(\d+)(,?)(\d*)\}\??)?/sy;

interface Repeated {
  readonly least: number;
  readonly most: number;
  fits(char: string): boolean;
}

/** Returns the positions after each allowed number of repetitions. */
function endsAfter(text: string, from: number, {least, most, fits}: Repeated): readonly number[] {
  const ends: number[] = [];
  for (let at = from; at - from <= most; at++) {
    if (at - from >= least) ends.push(at);
    if (at === text.length || !fits(text.charAt(at))) break;
  }
  return ends;
}

function isMember(members: string, char: string): boolean {
  for (const [, escaped = '', first = '', last = first] of members.matchAll(/\\(.)|([^\\])(?:-([^\\]))?/gs))
    if (escaped ? isOne(escaped, undefined, char) : char >= first && char <= last) return true;
  return false;
}

/** Returns whether a character matches an escape such as `\d`, or else a literal character. */
function isOne(escaped: string, literal: string | undefined, char: string): boolean {
  if (escaped === 'd') return /\d/.test(char);
  if (escaped === 'w') return /\w/.test(char);
  if (escaped === 's') return /\s/.test(char);
  return literal === '.' || char === (literal ?? escaped);
}
