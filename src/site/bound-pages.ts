import type {PageMetadata} from '../page/page.js';
import {type Site, withIndexes} from './site.js';

/** The site once the heads of its pages are known: where they name operations, `api` makes no pages of that kind of its own. */
export function withHeads(site: Site, heads: ReadonlyMap<string, PageMetadata>): Site {
  const {api} = site.config;
  const {entries} = site.navigation;
  const bindings = [...entries].flatMap(([slug, {generated}]) => (generated ? [] : (heads.get(slug)?.binding ?? [])));
  const bindsPages = site.bindsPages || (api.openapi.length > 0 && bindings.some(({method}) => method !== 'CHANNEL'));
  const bindsChannels =
    site.bindsChannels || (api.asyncapi.length > 0 && bindings.some(({method}) => method === 'CHANNEL'));
  if (bindsPages === (site.bindsPages ?? false) && bindsChannels === (site.bindsChannels ?? false)) return site;
  return withIndexes({...site, bindsPages, bindsChannels}, site.indexes);
}
