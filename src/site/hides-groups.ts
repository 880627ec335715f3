import type {Config} from '../config/config.js';

/**
 * Returns whether navigation entries with `groups` are hidden from readers without these groups. This hides entries but
 * does not protect the pages.
 */
export function hidesGroups({lectern}: Pick<Config, 'lectern'>): boolean {
  return lectern.userInfo !== undefined && lectern.private === 'publish';
}
