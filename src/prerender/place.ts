import type {SiteLocation} from '../base/link.js';

/** Form of links between pages: folders on a host, or files on a disk. */
export type Ending = '/' | '/index.html';

/** Returns the path from an output file to the root: `./` or `../../`. */
export function toRootPath(path: string): string {
  const depth = path.split('/').length - 1;
  return depth === 0 ? './' : '../'.repeat(depth);
}

/**
 * Returns the location of the site relative to a page, so that files work under any base. `base` makes URLs absolute,
 * for a file that hosts serve at any depth.
 */
export function locateSite(path: string, ending: Ending, base?: string): SiteLocation {
  return {base: base ?? toRootPath(path), router: 'history', ending};
}
