import {decodeEntities} from './entities.js';

const escapes = /\\([!-/:-@[-`{-~])|&#?[\da-zA-Z]+;/g;

/** Backslash escapes and character references as the characters they stand for. */
export function unescapeText(text: string): string {
  if (!text.includes('\\') && !text.includes('&')) return text;
  return text.replace(escapes, (written, escaped?: string) => escaped ?? decodeEntities(written));
}
