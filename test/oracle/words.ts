/**
 * Returns the first word of `expected` that is not in `shown` behind the words before it; undefined when all
 * do. White space does not count in `shown`: the text of two blocks touches there. Dollars do not count: around a
 * formula they are its marks, which the reference does not know.
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
