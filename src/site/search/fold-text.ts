/** Letters that are not a base letter with a mark, as people write them on a keyboard without them. */
const spelled: ReadonlyMap<string, string> = new Map(
  Object.entries({ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i'}),
);
const ownLetters = /[ßẞæÆøØœŒłŁđĐðÐþÞı]/g;

/**
 * Returns a text without the marks of Latin, Greek and Cyrillic letters. Compatible forms are one (`ﬁ`, full width).
 */
export function removeMarks(text: string): string {
  return text
    .replace(ownLetters, letter => spelled.get(letter.toLowerCase()) ?? letter)
    .normalize('NFKD')
    .replace(/(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{M}+/gu, '')
    .normalize('NFC');
}

/** A text as the index compares it: in lower case, without marks. */
export interface FoldedText {
  readonly text: string;
  /** Returns where in the source the letter begins that is at an index of the folded text. */
  placeOf(index: number): number;
}

/** Folds a text letter by letter, so that what is found in it can be marked in its source. */
export function foldText(source: string): FoldedText {
  if (!/[^ -~\s]/.test(source)) return {text: source.toLowerCase(), placeOf: index => index};
  let text = '';
  let at = 0;
  const places: number[] = [];
  // A mark after its letter, as some editors store it, goes with the letter.
  for (const letter of source.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []) {
    const plain = removeMarks(letter).toLowerCase();
    for (let count = 0; count < plain.length; count++) places.push(at);
    text += plain;
    at += letter.length;
  }
  return {text, placeOf: index => places[index] ?? source.length};
}
