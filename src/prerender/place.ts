import type {SiteLocation} from '../base/link.js';

/** End of page URLs: `/` on a host that serves folders, `/index.html` on a disk. */
export type UrlEnding = '/' | '/index.html';

/** Returns the relative path from an output file to the root: `./` or `../../`. */
export function toRootPath(path: string): string {
  const depth = path.split('/').length - 1;
  return depth === 0 ? './' : '../'.repeat(depth);
}

/**
 * Returns the location of the site relative to an output file, so that the files work under any base. With `base`, URLs
 * are absolute, for a file that hosts serve at any depth.
 */
export function locateSite(path: string, ending: UrlEnding, base?: string): SiteLocation {
  return {base: base ?? toRootPath(path), router: 'history', ending};
}
