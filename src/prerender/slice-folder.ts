import {hashName} from '../openapi/operation/build-operation-ids.js';
import {bundleSlice} from '../openapi/slices/slice-index.js';

/**
 * Returns the output folder for a document's slices. Its name encodes the document's path: it is unique, and valid on
 * every host (security rule C4). `/` becomes `__`. A character that hosts interpret differently becomes an underscore
 * with a letter or number.
 */
export function buildSliceFolder(document: string): string {
  const text = document.replace(/^https:\/\//i, '\0');
  const name = [...text].map((letter, at) => encodeLetter(letter, at, text)).join('');
  return `_lectern/api/${name.length <= 200 ? name : `${name.slice(0, 160)}_.${hashLongName(text)}`}/`;
}

export function toBundlePath(document: string): string {
  return buildSliceFolder(document) + bundleSlice;
}

function encodeLetter(letter: string, at: number, text: string): string {
  if (letter === '/') return '__';
  if (letter === '_') return '_-';
  if (letter === '\0') return '_.';
  if (/[A-Z]/.test(letter)) return `_${letter.toLowerCase()}`;
  const isPlain = /[a-z\d-]/.test(letter) || (letter === '.' && at > 0 && at < text.length - 1);
  return isPlain && !(at === 0 && device.test(text)) ? letter : `_${letter.codePointAt(0)}_`;
}

/** Matches names that some file systems reserve. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Hashes a name that is too long for a file system (FNV-1a from both ends). */
function hashLongName(text: string): string {
  return hashName(text) + hashName([...text].reverse().join(''));
}
