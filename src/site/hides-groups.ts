import type {Config} from '../config/config.js';

/**
 * Returns whether the navigation hides entries with `groups` from readers outside these groups. The pages themselves
 * stay accessible.
 */
export function hidesGroups({lectern}: Pick<Config, 'lectern'>): boolean {
  return lectern.userInfo !== undefined && lectern.private === 'publish';
}
