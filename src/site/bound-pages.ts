import type {PageMetadata} from '../page/page.js';
import {type Site, withIndexes} from './site.js';

/** The site once the heads of its pages are known: where they name operations, `api.openapi` makes no pages of its own. */
export function withHeads(site: Site, heads: ReadonlyMap<string, PageMetadata>): Site {
  if (site.bindsPages || site.config.api.openapi.length === 0) return site;
  const {entries} = site.navigation;
  const bindsPages = [...entries].some(([slug, {generated}]) => !generated && heads.get(slug)?.binding);
  return bindsPages ? withIndexes({...site, bindsPages}, site.indexes) : site;
}
