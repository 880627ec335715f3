/**
 * Returns the first word of `expected` that is not in `shown` after the previous words. Undefined if all words are
 * found. Ignores white space in `shown`, because adjacent blocks are not separated there. Ignores dollar signs, which
 * delimit formulas that the reference does not support.
 */
export function missingWord(expected: string, shown: string): string | undefined {
  const text = shown.replace(/[\s$]+/g, '');
  let at = 0;
  for (const word of expected.replaceAll('$', '').split(/\s+/)) {
    const found = text.indexOf(word, at);
    if (found === -1) return word;
    at = found + word.length;
  }
  return undefined;
}
