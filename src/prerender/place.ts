import type {Site as Place} from '../routes/link.js';

/** How pages link to each other: as folders on a host, or as files that open from a disk. */
export type Ending = '/' | '/index.html';

/**
 * The file of a page in the output: `index.html`, `guide/intro/index.html` (security rule C4). `undefined` for a slug that
 * cannot be a folder everywhere: one that leads up or out, names of devices, control characters, names that are too long.
 */
export function pagePath(slug: string): string | undefined {
  if (slug === 'index') return 'index.html';
  const names = slug.split('/');
  return names.every(isName) && slug.length <= 1000 ? `${slug}/index.html` : undefined;
}

function isName(name: string): boolean {
  if (name === '' || /^\.|[. ]$|[<>:"|?*\\\p{Cc}]/u.test(name)) return false;
  if (/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name)) return false;
  return new TextEncoder().encode(name).length <= 255;
}

/** The way from a file of the output up to its root: `./` or `../../`. */
export function upFrom(path: string): string {
  const depth = path.split('/').length - 1;
  return depth === 0 ? './' : '../'.repeat(depth);
}

/**
 * Where the site lies as seen from a page. Paths are relative, so that the same files work under any base; `base` makes
 * them absolute, for a file that is shown at addresses of any depth.
 */
export function placeOf(path: string, ending: Ending, base?: string): Place {
  return {base: base ?? upFrom(path), router: 'history', ending};
}
