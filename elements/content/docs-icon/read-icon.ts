import {placesOf} from '../../../src/base/icon-pack.js';
import {type IconData, type IconPack, loadPack} from './load-pack.js';

/** Reads an icon; undefined when neither library has one by that name. `load` gives a file of icons. */
export async function readIcon(
  name: string,
  type: string,
  library: string,
  load: typeof loadPack = loadPack,
): Promise<IconData | undefined> {
  const file = name.toLowerCase().replace(/^fa-/, '');
  // A name is letters, digits and hyphens: no other is looked for.
  if (!/^[a-z\d][a-z\d-]*$/.test(file)) return undefined;
  // Only Font Awesome draws a name in several styles.
  const styles = library === 'fontawesome' && type === 'regular' ? [`${file}-regular`, file] : [file];
  for (const each of styles)
    for (const {library: from, pack, name: own} of placesOf(library, each)) {
      const icons = await load(from, pack).catch((): IconPack => ({}));
      if (Object.hasOwn(icons, own)) return icons[own];
    }
  return undefined;
}
