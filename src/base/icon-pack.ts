import {readOwn} from './read-own.js';

/** Number of pack files per icon library. A browser loads a whole pack for one icon, so packs are small. */
export const packCounts: Readonly<Record<string, number>> = {lucide: 48, fontawesome: 128};

/** Number of the pack with the most common icons. Searched first, so that most pages load one file. */
export const COMMON_PACK = 0;

/** Returns the number of the pack in which a library stores an icon, unless the icon is common. */
export function computePack(library: string, name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  const others = (readOwn(packCounts, library) ?? 2) - 1;
  return COMMON_PACK + 1 + (sum % others);
}

/**
 * Returns the icon that an alias in a pack points to. `gear` is a name in the pack's library (`from`). `~book` is a
 * similar icon, to be searched in the requested library first.
 */
export function resolveIconAlias(
  entry: string,
  from: string,
  library: string,
): {readonly name: string; readonly library: string} {
  return entry.startsWith('~') ? {name: entry.slice(1), library} : {name: entry, library: from};
}

/** Maximum number of aliases to follow, because they can form a cycle. */
export const MAX_ALIASES = 4;

interface IconPlace {
  readonly library: string;
  readonly pack: number;
  readonly name: string;
}

/**
 * Returns where to search for an icon, in order: first the common icons of the library, then its other packs, then the
 * other library. For a name with a style (`github-brands`, `star-filled`) or kind (`brand-github`), includes the plain
 * name.
 */
export function listIconPlaces(library: string, name: string): readonly IconPlace[] {
  const others = Object.keys(packCounts).filter(each => each !== library);
  const plain = name.replace(/-(?:brands|regular|filled)$/, '').replace(/^brand-/, '');
  const names = plain === name ? [name] : [name, plain];
  return names.flatMap(each =>
    [library, ...others].flatMap(from =>
      [COMMON_PACK, computePack(from, each)].map(pack => ({library: from, pack, name: each})),
    ),
  );
}
