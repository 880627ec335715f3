import {removeMarks} from './fold-text.js';

/**
 * Splits a text into words for the index: lower case, without diacritics. For a name such as `createOrder`, returns the
 * whole and its parts.
 */
export function splitIntoWords(text: string): string[] {
  const words = readLetters(text);
  // Search only if necessary, because few texts contain these characters.
  if (text.includes('#') || text.includes('++'))
    for (const [name] of text.matchAll(signedName)) words.push(name.toLowerCase());
  return words;
}

/** Matches `C++`, `C#`, `F#`, which would otherwise become a single letter. The index contains both. */
const signedName = /(?<![\p{L}\p{N}_])(?:[a-z]{1,12}\+\+|[a-z]#)(?![\p{L}_+#])/giu;

function readLetters(text: string): string[] {
  const words: string[] = [];
  // Return early: most texts contain only English letters.
  if (!beyondAscii.test(text)) {
    if (!putTogether.test(text)) return text.toLowerCase().match(/[a-z\d]+/g) ?? words;
    for (const piece of text.match(/\w+/g) ?? [])
      if (putTogether.test(piece)) addName(words, piece);
      else words.push(piece.toLowerCase());
    return words;
  }
  for (const [piece] of removeMarks(text).matchAll(/[\p{L}\p{M}\p{N}_]+/gu)) {
    if (unspaced.test(piece)) words.push(...cutIntoWords(piece));
    else addName(words, piece);
  }
  return words;
}

/** Maximum number of syllables to index in a Korean word. The rest of a longer word is ignored. */
const longestKorean = 24;

/**
 * Returns the endings of words, to find matches inside words: `swrinfinite` in `useSWRInfinite`, `토큰` in `액세스토큰`.
 * Korean joins particles to words, and often words to each other.
 */
export function listWordTails(text: string): string[] {
  const tails: string[] = [];
  if (hangul.test(text))
    for (const [word] of text.normalize('NFC').matchAll(/\p{sc=Hangul}{3,}/gu)) {
      const letters = [...word].slice(0, longestKorean);
      for (let at = 1; at < letters.length - 1; at++) tails.push(letters.slice(at).join(''));
    }
  if (!putTogether.test(text)) return tails;
  for (const [piece] of text.matchAll(/[\p{L}\p{M}\p{N}_]+/gu)) {
    const parts = splitName(piece);
    for (let at = 1; at < parts.length - 1; at++) tails.push(parts.slice(at).join('').toLowerCase());
  }
  return tails;
}

/**
 * Returns words with punctuation inside them, without the punctuation: `nodejs` for `Node.js`, `dryrun` for `dry-run`.
 */
export function joinPunctuatedWords(text: string): string[] {
  return Array.from(text.matchAll(joined), ([word]) => word.replace(/[.-]/g, '').toLowerCase());
}

/** Matches `Node.js`, `dry-run`, `ISO-8601`, but no versions, URLs, or paths. */
const joined = /(?<![\w.@/])(?=[\w.-]{5,24}(?![\w.-]))[a-z][a-z\d]*(?:(?:-[a-z\d]+){1,2}|\.[a-z]{2,3})(?![\w@/-])/gi;

const particle = new RegExp(
  `^(\\p{sc=Hangul}{2,}?)(?:${
    '으로부터|에서부터|에게서|으로서|으로써|이라는|에서|에게|한테|께서|까지|부터|처럼|보다|마다|조차|밖에|으로|이나|이란|하고|라는|' +
    '은|는|이|가|을|를|에|의|와|과|도|만|로|란|께'
  })$`,
  'u',
);

/** Removes the particle at the end of a Korean word, so that the query `토큰은` finds `토큰을`. Undefined for other words. */
export function removeParticle(word: string): string | undefined {
  return particle.exec(word)?.[1];
}

const hangul = /\p{sc=Hangul}/u;

/**
 * Removes stop words, unless nothing would remain. Removes none from a path, in which every word counts: `/users/me`.
 */
export function removeStopWords(text: string): string[] {
  const all = splitIntoWords(text);
  if (isPath(text)) return all;
  const telling = all.filter(word => !stopWords.has(word));
  return telling.length > 0 ? telling : all;
}

export function isSignificantWord(word: string): boolean {
  return !stopWords.has(word);
}

/** Returns whether a query is a path: `/orders` or `GET /orders`. */
export function isPath(text: string): boolean {
  return /^\s*(?:[A-Z]+\s+)?\/\S*\s*$/.test(text);
}

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

let segmenter: Intl.Segmenter | undefined;

/** Splits text in a script without spaces into words with `Intl.Segmenter`. Without it, splits into letters. */
function cutIntoWords(piece: string): string[] {
  if (!('Segmenter' in Intl)) return [...piece.toLowerCase()];
  segmenter ??= new Intl.Segmenter(undefined, {granularity: 'word'});
  return [...segmenter.segment(piece)].filter(({isWordLike}) => isWordLike).map(({segment}) => segment.toLowerCase());
}

/** Matches a character beyond ASCII that can be part of a word: no dash, quote, arrow, or box drawing. */
const beyondAscii = /[^ -~\s\u2010-\u2057\u2190-\u21ff\u2500-\u257f]/;

/** Matches a name that consists of parts: `create_order`, `createOrder`, `JSONFile`. */
const putTogether = /_|[a-z\d][A-Z]|[A-Z]{2}[a-z]/;

function addName(words: string[], piece: string): void {
  // Return early: most words have no parts.
  if (/^[A-Za-z]?[a-z\d]*$/.test(piece)) {
    words.push(piece.toLowerCase());
    return;
  }
  const parts = splitName(piece);
  const whole = piece.replaceAll('_', '').toLowerCase();
  if (!whole) return;
  words.push(whole);
  if (parts.length > 1) for (const part of parts) words.push(part.toLowerCase());
}

function splitName(name: string): string[] {
  return name.split(/_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u).filter(Boolean);
}

const stopWords = new Set(
  (
    'a an and are as at be but by can did do does for from had has have how i if in into is it its me my no of on or our ' +
    'so than that the their them then there these they this to was we were what when where which who why will with would ' +
    'you your'
  ).split(' '),
);
