import type {Random} from './random.js';

/** Returns a word with a typo: two letters swapped, one omitted, or one doubled. Never the word itself. */
export function typo(word: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, word.length - 2));
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  const forms = [
    swapped,
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (word[at] ?? 'x') + word.slice(at),
  ].filter(each => each !== word && each.length > 1);
  return random.pick(forms) ?? `${word}x`;
}

/** Returns a path with a typo in its last segment: `/guide/start` becomes `/guide/strat`. */
export function typoInPath(path: string, random: Random): string {
  const [, folder = '', name = '', extension = ''] = /^(.*?)([^/.]+)(\.\w+)?\/?$/s.exec(path) ?? [];
  return `${folder}${typo(name, random)}${extension}`;
}
