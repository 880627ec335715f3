/** Replacements for letters that Unicode does not decompose, as people type them. */
const spelled: ReadonlyMap<string, string> = new Map(
  Object.entries({ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i'}),
);
const ownLetters = /[ßẞæÆøØœŒłŁđĐðÐþÞı]/g;

/** Removes the marks of Latin, Greek, and Cyrillic letters, and normalizes compatible forms (`ﬁ`, full width). */
export function removeMarks(text: string): string {
  return text
    .replace(ownLetters, letter => spelled.get(letter.toLowerCase()) ?? letter)
    .normalize('NFKD')
    .replace(/(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{M}+/gu, '')
    .normalize('NFC');
}

/** A text in the form of the index: lower case, without diacritics. */
interface FoldedText {
  readonly text: string;
  /** Maps an offset in the folded text to an offset in the source. */
  placeOf(index: number): number;
}

/** Folds a text letter by letter, so that matches can be highlighted in the source. */
export function foldText(source: string): FoldedText {
  if (!/[^ -~\s]/.test(source)) return {text: source.toLowerCase(), placeOf: index => index};
  let text = '';
  let at = 0;
  const places: number[] = [];
  // Treat a letter with its combining marks as one.
  for (const letter of source.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []) {
    const plain = removeMarks(letter).toLowerCase();
    for (let count = 0; count < plain.length; count++) places.push(at);
    text += plain;
    at += letter.length;
  }
  return {text, placeOf: index => places[index] ?? source.length};
}
