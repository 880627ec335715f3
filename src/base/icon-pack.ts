import {readOwn} from './read-own.js';

/** Icons lie in few files, each small enough to be loaded for one of them: so many for each library. */
export const packCounts: Readonly<Record<string, number>> = {lucide: 48, fontawesome: 128};

/** The file of a library that holds an icon, if the library has one by that name. */
export function packOf(library: string, name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum % (readOwn(packCounts, library) ?? 1);
}

/**
 * Where an entry of a file leads that is a name instead of an icon: `gear` is drawn the same in its own library, and
 * `~book` is the most similar icon, in the library of the site if it has one.
 */
export function leadsTo(
  entry: string,
  from: string,
  library: string,
): {readonly name: string; readonly library: string} {
  return entry.startsWith('~') ? {name: entry.slice(1), library} : {name: entry, library: from};
}

/** Names that lead from one to the next: more are a mistake. */
export const MAX_LEADS = 4;

export interface IconPlace {
  readonly library: string;
  readonly pack: number;
  readonly name: string;
}

/**
 * Where an icon may lie, likeliest first. A name that a library lacks is drawn by the other; one that says its style
 * (`github-brands`, `star-filled`) or its kind (`brand-github`) lies under its plain name where no other has that.
 */
export function placesOf(library: string, name: string): readonly IconPlace[] {
  const others = Object.keys(packCounts).filter(each => each !== library);
  const plain = name.replace(/-(?:brands|regular|filled)$/, '').replace(/^brand-/, '');
  const names = plain === name ? [name] : [name, plain];
  return names.flatMap(each =>
    [library, ...others].map(from => ({library: from, pack: packOf(from, each), name: each})),
  );
}
