/**
 * Returns whether a text matches a regular expression without groups and alternatives. Runs only its single characters
 * and classes, each against one character, so the time is proportional to the pattern (security rule B5). False for
 * other patterns.
 */
export function matchesPlainPattern(pattern: string, text: string): boolean {
  const isClosed = /(?<!\\)\$$/.test(pattern);
  const inside = pattern.slice(pattern.startsWith('^') ? 1 : 0, isClosed ? -1 : undefined);
  // Positions in the text that the pattern can have reached.
  let reached = new Set(pattern.startsWith('^') ? [0] : [...text].keys());
  for (let at = 0; at < inside.length; at = step.lastIndex) {
    step.lastIndex = at;
    const [, one, mark, low, comma, high] = step.exec(inside) ?? [];
    const test = one === undefined ? undefined : toExpression(one);
    if (!test) return false;
    const least = mark ? Number(mark === '+') : Number(low ?? 1);
    const most = mark === '?' ? 1 : mark || (comma && !high) ? text.length : Number(high || least);
    const next = new Set<number>();
    for (const from of reached)
      for (let end = from; end - from <= most; end++) {
        if (end - from >= least) next.add(end);
        if (end === text.length || !test.test(text.charAt(end))) break;
      }
    reached = next;
  }
  return isClosed ? reached.has(text.length) : reached.size > 0;
}

/** Matches a character, an escape such as `\d`, or a class, with its quantifier. */
const step = /(\\[dws\W]|\[\^?(?:\\.|[^\\\]])+\]|[^\\[\](){}|*+?^$])(?:([*+?])\??|\{(\d+)(,?)(\d*)\}\??)?/sy;

function toExpression(one: string): RegExp | undefined {
  try {
    return new RegExp(`^${one}$`);
  } catch {
    return undefined;
  }
}
