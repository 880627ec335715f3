import {readStored, writeStored} from '../../../elements/base/storage.js';
import type {Site} from '../../../src/site/site.js';

/** Returns the storage key of the reader's variant, for a site at the path `base`. */
export const buildVariantKey = (base: string): string => `lectern:variant:${base}`;

/** Returns the version, language, and product that the reader saw last. Use it only if the URL has none. */
export function readVariant(site: Site): string | undefined {
  return site.navigation.variants.length > 1 ? readStored(buildVariantKey(site.place.base)) : undefined;
}

export function rememberVariant(site: Site, id: string): void {
  if (site.navigation.variants.length > 1) writeStored(buildVariantKey(site.place.base), id);
}
