import {readStored, store} from '../../../elements/base/storage.js';
import type {Site} from '../../../src/site/site.js';

/** Storage key of the choice, for a site in the folder `base`. */
export const variantKey = (base: string): string => `lectern:variant:${base}`;

/** Returns the version, language and product that the reader saw last. A URL with another one takes precedence. */
export function readVariant(site: Site): string | undefined {
  return site.navigation.variants.length > 1 ? readStored(variantKey(site.place.base)) : undefined;
}

export function rememberVariant(site: Site, id: string): void {
  if (site.navigation.variants.length > 1) store(variantKey(site.place.base), id);
}
