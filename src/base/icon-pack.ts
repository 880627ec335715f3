import {readOwn} from './read-own.js';

/** Number of pack files per icon library. Each is small enough to load for one icon. */
export const packCounts: Readonly<Record<string, number>> = {lucide: 48, fontawesome: 128};

/** The pack with the most common icons. Searched first, so that most pages load one file. */
export const COMMON_PACK = 0;

/** Returns the number of the pack in which a library stores an icon, unless the icon is common. */
export function packOf(library: string, name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  const others = (readOwn(packCounts, library) ?? 2) - 1;
  return COMMON_PACK + 1 + (sum % others);
}

/**
 * Resolves a pack entry that is a name instead of an icon. `gear` is an alias in its own library. `~book` is the most
 * similar icon, preferably in the site's library.
 */
export function leadsTo(
  entry: string,
  from: string,
  library: string,
): {readonly name: string; readonly library: string} {
  return entry.startsWith('~') ? {name: entry.slice(1), library} : {name: entry, library: from};
}

/** Maximum length of an alias chain, against endless loops. */
export const MAX_LEADS = 4;

interface IconPlace {
  readonly library: string;
  readonly pack: number;
  readonly name: string;
}

/**
 * Returns the possible locations of an icon in search order, common icons first. The other library follows in case the
 * first lacks the name. A name with a style (`github-brands`, `star-filled`) or kind (`brand-github`) falls back to the
 * plain name.
 */
export function placesOf(library: string, name: string): readonly IconPlace[] {
  const others = Object.keys(packCounts).filter(each => each !== library);
  const plain = name.replace(/-(?:brands|regular|filled)$/, '').replace(/^brand-/, '');
  const names = plain === name ? [name] : [name, plain];
  return names.flatMap(each =>
    [library, ...others].flatMap(from =>
      [COMMON_PACK, packOf(from, each)].map(pack => ({library: from, pack, name: each})),
    ),
  );
}
