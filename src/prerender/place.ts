import type {SiteLocation} from '../base/link.js';

/** How pages link to each other: as folders on a host, or as files that open from a disk. */
export type Ending = '/' | '/index.html';

/** The way from a file of the output up to its root: `./` or `../../`. */
export function upFrom(path: string): string {
  const depth = path.split('/').length - 1;
  return depth === 0 ? './' : '../'.repeat(depth);
}

/**
 * Where the site lies as seen from a page. Paths are relative, so that the same files work under any base; `base` makes
 * them absolute, for a file that is shown at addresses of any depth.
 */
export function placeOf(path: string, ending: Ending, base?: string): SiteLocation {
  return {base: base ?? upFrom(path), router: 'history', ending};
}
