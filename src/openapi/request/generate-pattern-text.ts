/**
 * Returns a text that matches a regular expression, without running the expression (security rule B5). Uses the first
 * character of each class, the first alternative, and the minimum repetitions plus `more`. Undefined for unsupported
 * syntax, such as lookaheads and backreferences.
 */
export function generatePatternText(pattern: string, more = 0): string | undefined {
  const reader: Reader = {text: pattern, at: 0, left: 200 + more, more};
  const made = generateAlternatives(reader, 0);
  return made !== undefined && reader.at === pattern.length ? made : undefined;
}

interface Reader {
  readonly text: string;
  at: number;
  /** Number of characters that may still be generated. */
  left: number;
  /** Number of repetitions beyond each quantifier's minimum. */
  readonly more: number;
}

function generateAlternatives(reader: Reader, depth: number): string | undefined {
  if (depth > 20) return undefined;
  const first = generateSequence(reader, depth);
  while (first !== undefined && reader.text[reader.at] === '|') {
    reader.at++;
    if (generateSequence(reader, depth) === undefined) return undefined;
  }
  return first;
}

function generateSequence(reader: Reader, depth: number): string | undefined {
  let made = '';
  while (reader.at < reader.text.length && !'|)'.includes(reader.text[reader.at] as string)) {
    const part = generateAtom(reader, depth);
    if (part === undefined) return undefined;
    const least = readRepetitions(reader);
    if (least === undefined) return undefined;
    reader.left -= part.length * least;
    if (reader.left < 0) return undefined;
    made += part.repeat(least);
  }
  return made;
}

function generateAtom(reader: Reader, depth: number): string | undefined {
  const {text} = reader;
  const char = text[reader.at++] as string;
  if (char === '^' || char === '$') return '';
  if (char === '.') return 'a';
  if (char === '[') return generateFromClass(reader);
  if (char === '\\') return generateEscaped(text[reader.at++]);
  if (char !== '(') return '*+?{'.includes(char) ? undefined : char;
  const [opening] = /^\?(?::|<[A-Za-z]\w*>)/.exec(text.slice(reader.at)) ?? [''];
  if (opening === '' && text[reader.at] === '?') return undefined;
  reader.at += opening.length;
  const inside = generateAlternatives(reader, depth + 1);
  return text[reader.at++] === ')' ? inside : undefined;
}

const ofClass: ReadonlyMap<string, string> = new Map([
  ['d', '0'],
  ['w', 'a'],
  ['s', ' '],
  ['D', 'a'],
  ['W', '-'],
  ['S', 'a'],
  ['t', '\t'],
  ['n', '\n'],
  ['r', '\r'],
]);

function generateEscaped(char: string | undefined): string | undefined {
  if (char === undefined || /[1-9bBcukpPx]/.test(char)) return undefined;
  return ofClass.get(char) ?? char;
}

/** Returns the first character of a class. For a negated class, returns the first letter or digit outside it. */
function generateFromClass(reader: Reader): string | undefined {
  const end = /^\^?\]?(?:\\.|[^\\\]])*\]/s.exec(reader.text.slice(reader.at))?.[0];
  if (end === undefined) return undefined;
  reader.at += end.length;
  const inside = end.slice(0, -1);
  if (!inside.startsWith('^')) return inside.startsWith('\\') ? generateEscaped(inside[1]) : inside[0];
  const hasClass = /\\[wWdDsS]|[a-z]-[a-z]/i.test(inside);
  return hasClass ? undefined : [...'a0-_'].find(char => !inside.includes(char));
}

/** Returns the number of repetitions: the minimum, plus `more` within the maximum. 1 without a quantifier. */
function readRepetitions(reader: Reader): number | undefined {
  const found = /^(?:([*?+])|\{(\d+)(,?)(\d*)\})\??/.exec(reader.text.slice(reader.at));
  if (!found) return 1;
  const [all, mark, low, comma, high] = found;
  reader.at += all.length;
  // Always omit a part with `?`: its one character rarely helps to reach the requested length.
  if (mark === '?') return 0;
  const least = mark ? Number(mark === '+') : Number(low);
  const limit = mark || (comma && !high) ? Number.POSITIVE_INFINITY : Number(high || low);
  return least <= 200 ? Math.min(least + reader.more, limit) : undefined;
}
