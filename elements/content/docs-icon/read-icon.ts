import {listIconPlaces, MAX_ALIASES, resolveIconAlias} from '../../../src/base/icon-pack.js';
import {type IconData, type IconPack, loadPack} from './load-pack.js';

/**
 * Finds an icon by name and style. Resolves to undefined if `library` has no such name. `load` loads one file of icons.
 */
export async function readIcon(
  name: string,
  type: string,
  library: string,
  load: typeof loadPack = loadPack,
): Promise<IconData | undefined> {
  const file = name.toLowerCase().replace(/^fa-/, '');
  // Names consist of letters, digits, and hyphens. Refuse others: the name becomes part of a file lookup.
  if (!/^[a-z\d][a-z\d-]*$/.test(file)) return undefined;
  // Only Font Awesome has several styles of one icon. Without a regular one, use the solid one.
  const styles = library === 'fontawesome' && type === 'regular' ? [`${file}-regular`, file] : [file];
  for (const each of styles) {
    const found = await find(each, library, load);
    if (found) return found;
  }
  return undefined;
}

async function find(
  name: string,
  library: string,
  load: typeof loadPack,
  redirectsLeft = MAX_ALIASES,
): Promise<IconData | undefined> {
  for (const {library: from, pack, name: own} of listIconPlaces(library, name)) {
    const icons = await load(from, pack).catch((): IconPack => ({}));
    const entry = Object.hasOwn(icons, own) ? icons[own] : undefined;
    if (typeof entry !== 'string') {
      if (entry) return entry;
      continue;
    }
    const next = resolveIconAlias(entry, from, library);
    return redirectsLeft > 0 ? find(next.name, next.library, load, redirectsLeft - 1) : undefined;
  }
  return undefined;
}
