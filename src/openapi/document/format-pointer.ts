import {formatKeys} from '../../base/format-keys.js';
import {keysOf} from './pointer.js';

/** Maximum length of a path in a message. */
const limit = 70;

/**
 * Formats a pointer as a path: `paths["/orders"].get`, `tags[0].name`. Omits the first keys of a long one. `root` names
 * the value itself.
 */
export function formatPointer(pointer: string, root = ''): string {
  const keys = keysOf(pointer).map((key, at, all) =>
    /^\d+$/.test(key) && all[at - 1] !== 'responses' ? Number(key) : key,
  );
  const named = root ? [root, ...keys] : keys;
  const full = formatKeys(named);
  if (full.length <= limit) return full;
  const texts = named.map((_, from) => formatKeys(named.slice(from)));
  const short = texts.find(text => text.length < limit && !text.startsWith('[')) ?? texts.at(-1);
  return `…${short}`;
}
