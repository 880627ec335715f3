import type {PageMetadata} from '../markdown/frontmatter/page.js';
import {hasApiTab} from './navigation/api-tab.js';
import {addIndexes, type Site} from './site.js';

/**
 * Returns the site with the metadata of these pages. If a page references an operation of `api.openapi` or
 * `api.asyncapi`, that setting generates no pages.
 */
export function addMetadata(site: Site, pageMetadata: ReadonlyMap<string, PageMetadata>): Site {
  const {api} = site.config;
  const {entries} = site.navigation;
  const bindings = [...entries].flatMap(([slug, {generated}]) =>
    generated ? [] : (pageMetadata.get(slug)?.binding ?? []),
  );
  const bindsPages = site.bindsPages || (api.openapi.length > 0 && bindings.some(({method}) => method !== 'CHANNEL'));
  const bindsChannels =
    site.bindsChannels || (api.asyncapi.length > 0 && bindings.some(({method}) => method === 'CHANNEL'));
  if (bindsPages === (site.bindsPages ?? false) && bindsChannels === (site.bindsChannels ?? false)) return site;
  return addIndexes({...site, bindsPages, bindsChannels}, site.indexes);
}

/**
 * Returns the site without its API tab, once metadata shows that a page names an operation. The tab is already visible,
 * so its URLs stay valid, but navigation and search omit it.
 */
export function removeApiTab(site: Site, pageMetadata: ReadonlyMap<string, PageMetadata>): Site {
  if (!hasApiTab(site.navigation)) return site;
  const bound = addMetadata(site, pageMetadata);
  // Leave the tab if it still contains pages of the other kind (OpenAPI or AsyncAPI).
  if (bound === site || hasApiTab(bound.navigation)) return site;
  return addIndexes({...site, hidesTab: true}, site.indexes);
}
