import {readStored, store} from '../../elements/base/storage.js';
import type {Site} from '../../src/site.js';

const key = (site: Site) => `lectern:variant:${site.place.base}`;

/** The version, language and product that the reader last saw here. An address that names another one wins. */
export function readVariant(site: Site): string | undefined {
  return site.navigation.variants.length > 1 ? readStored(key(site)) : undefined;
}

export function rememberVariant(site: Site, id: string): void {
  if (site.navigation.variants.length > 1) store(key(site), id);
}
