import type {Config} from '../config/config.js';

/** Returns whether entries of pages with `groups` are hidden from readers whose session lacks them. It protects nothing. */
export function hidesGroups({lectern}: Pick<Config, 'lectern'>): boolean {
  return lectern.userInfo !== undefined && lectern.private === 'publish';
}
