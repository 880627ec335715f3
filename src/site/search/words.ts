/** Cuts a text into the words that the index knows: lower case, without diacritics. Names such as `createOrder` are known whole and in parts. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  // Most texts of most sites: no letters in them but those of English.
  if (!foreign.test(text)) {
    if (!putTogether.test(text)) return text.toLowerCase().match(/[a-z\d]+/g) ?? words;
    for (const piece of text.match(/\w+/g) ?? [])
      if (putTogether.test(piece)) addName(words, piece);
      else words.push(piece.toLowerCase());
    return words;
  }
  // Compatible forms are one (`ﬁ`, full width); what is put together is taken apart, and marks of Latin, Greek and Cyrillic go.
  const plain = text
    .normalize('NFKD')
    .replace(/(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{M}+/gu, '')
    .normalize('NFC');
  for (const [piece] of plain.matchAll(/[\p{L}\p{M}\p{N}_]+/gu)) {
    if (unspaced.test(piece)) words.push(...cut(piece));
    else addName(words, piece);
  }
  return words;
}

/** Words without those that say nothing, as long as others are left. In a path each says something: `/users/me`. */
export function tellingWords(text: string): string[] {
  const all = wordsOf(text);
  if (path.test(text)) return all;
  const telling = all.filter(word => !stopWords.has(word));
  return telling.length > 0 ? telling : all;
}

export function isTelling(word: string): boolean {
  return !stopWords.has(word);
}

const path = /^\s*(?:[A-Z]+\s+)?\/\S*\s*$/;

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

let segmenter: Intl.Segmenter | undefined;

/** Writing without spaces: what the host knows of its words; where it knows nothing, letter by letter. */
function cut(piece: string): string[] {
  if (!('Segmenter' in Intl)) return [...piece.toLowerCase()];
  segmenter ??= new Intl.Segmenter(undefined, {granularity: 'word'});
  return [...segmenter.segment(piece)].filter(({isWordLike}) => isWordLike).map(({segment}) => segment.toLowerCase());
}

/** Anything beside ASCII, dashes and quotes, arrows, and lines of boxes, none of which is or becomes a letter. */
const foreign = /[^ -~\s\u2010-\u2057\u2190-\u21ff\u2500-\u257f]/;

/** A name that has parts: `create_order`, `createOrder`, `JSONFile`. */
const putTogether = /_|[a-z\d][A-Z]|[A-Z]{2}[a-z]/;

function addName(words: string[], piece: string): void {
  // Nearly every word is no name: it has no parts.
  if (/^[A-Za-z]?[a-z\d]*$/.test(piece)) {
    words.push(piece.toLowerCase());
    return;
  }
  const parts = piece.split(/_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u).filter(Boolean);
  const whole = piece.replaceAll('_', '').toLowerCase();
  if (!whole) return;
  words.push(whole);
  if (parts.length > 1) for (const part of parts) words.push(part.toLowerCase());
}

const stopWords = new Set(
  (
    'a an and are as at be but by can did do does for from had has have how i if in into is it its me my no of on or our ' +
    'so than that the their them then there these they this to was we were what when where which who why will with would ' +
    'you your'
  ).split(' '),
);
