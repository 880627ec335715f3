import {readOwn} from './read-own.js';

/** Icons lie in few files, each small enough to be loaded for one of them: so many for each library. */
export const packCounts: Readonly<Record<string, number>> = {lucide: 48, fontawesome: 128};

/** The file of a library that holds an icon, if the library has one by that name. */
export function packOf(library: string, name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum % (readOwn(packCounts, library) ?? 1);
}

export interface IconPlace {
  readonly library: string;
  readonly pack: number;
  readonly name: string;
}

/**
 * Where an icon may lie, likeliest first. A name that a library lacks is drawn by the other; one that says its style
 * (`github-brands`) lies under its plain name where no other style has that.
 */
export function placesOf(library: string, name: string): readonly IconPlace[] {
  const others = Object.keys(packCounts).filter(each => each !== library);
  const names = [name, name.replace(/-(?:brands|regular)$/, '')].slice(0, /-(?:brands|regular)$/.test(name) ? 2 : 1);
  return names.flatMap(each =>
    [library, ...others].map(from => ({library: from, pack: packOf(from, each), name: each})),
  );
}
