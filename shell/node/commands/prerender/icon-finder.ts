import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {listIconPlaces, MAX_ALIASES, resolveIconAlias} from '../../../../src/base/icon-pack.js';
import type {FindIcon, IconShapes} from '../../../../src/prerender/draw-icon.js';

/** Icons of one file, by name. A string is the name of another icon with the same shapes. */
type Pack = Readonly<Record<string, IconShapes | string>>;

/** Text before and after the JSON in an icon file, which is a JavaScript module. */
const [before, after] = ['export default ', '\n'];

/**
 * Creates a function that finds icons of the package. Looks in `library` first, then in the other one. Reads a file
 * when a page uses one of its icons.
 */
export function createIconFinder(dist: string, library: string): FindIcon {
  const known = new Map<string, Pack>();
  const read = (path: string): Pack => {
    const pack =
      known.get(path) ?? (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8').slice(before.length)) : {});
    known.set(path, pack);
    return pack;
  };
  const find = (file: string, first: string, redirectsLeft = MAX_ALIASES): IconShapes | undefined => {
    for (const {library: from, pack, name} of listIconPlaces(first, file)) {
      const icons = read(join(dist, 'icons', from, `${pack}.js`));
      const entry = Object.hasOwn(icons, name) ? icons[name] : undefined;
      if (typeof entry === 'object') return entry;
      if (entry === undefined) continue;
      const next = resolveIconAlias(entry, from, library);
      return redirectsLeft > 0 ? find(next.name, next.library, redirectsLeft - 1) : undefined;
    }
    return undefined;
  };
  return file => find(file, library);
}

/** Generates icon files that contain only these icons. Returns them by path. */
export function writeIconFiles(names: Iterable<string>, library: string, find: FindIcon): ReadonlyMap<string, string> {
  const packs = new Map<string, Record<string, IconShapes>>();
  for (const name of [...names].sort()) {
    const icon = find(name);
    const [{pack} = {pack: 0}] = listIconPlaces(library, name);
    const path = `icons/${library}/${pack}.js`;
    if (icon) packs.set(path, {...packs.get(path), [name]: icon});
  }
  return new Map([...packs].map(([path, pack]) => [path, before + JSON.stringify(pack) + after]));
}
