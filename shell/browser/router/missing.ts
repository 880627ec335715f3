import {splitPath} from '../../../src/base/site-path.js';
import {decodeOnce} from '../../../src/base/slug.js';
import {nameInLists, type PageMetadata, readPageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {mayLinkPart} from '../../../src/openapi/operation/may-link-part.js';
import {createMissingPage} from '../../../src/site/missing-page.js';
import {getLabel} from '../../../src/site/navigation/locate-page.js';
import type {PageEntry} from '../../../src/site/navigation/navigation.js';
import {loadYaml, type PageDocument} from '../../../src/site/page/open-page.js';
import {findFragmentHref} from '../../../src/site/part-href.js';
import {renderNotFoundText, type Site} from '../../../src/site/site.js';
import type {SiteState} from '../boot/core.js';
import {readPageFile} from '../page/read-page-file.js';
import type {BrowserSite} from './browser-site.js';

// Code for unknown URLs, loaded only when a reader opens one.
export {findNearestPage, findRelatedPages} from '../../../src/site/routes/nearest-page.js';
export {hasDocumentUrl} from './named-by-document.js';

/**
 * Returns the page for a fragment that another API tool would generate. Looks in `hash`, or with the hash router also
 * in `path`.
 */
export async function findLinkedPage(
  siteNow: () => Site,
  {path, hash}: {readonly path: string; readonly hash: string},
  reader: {readDocuments(files: readonly string[]): Promise<void>},
): Promise<string | undefined> {
  const {navigation, place} = siteNow();
  const fragment = hash || (place.router === 'hash' ? path : '');
  if (!mayLinkPart(fragment)) return undefined;
  await reader.readDocuments(navigation.mounts.map(({document}) => document));
  return findFragmentHref(siteNow(), `#${fragment}`);
}

interface RequestedPage {
  readonly path: string;
  readonly near: readonly string[];
  readonly shell: Pick<BrowserSite, 'pageMetadata'>;
}

/** Renders the 404 page for a path, with links to similar pages. */
export async function renderNotFoundPage(
  site: Site,
  core: SiteState,
  {path, near, shell: {pageMetadata}}: RequestedPage,
): Promise<PageDocument> {
  const named = near.map(async slug => {
    const entry: PageEntry = site.navigation.entries.get(slug) ?? {kind: 'page', slug, hidden: false, path: ''};
    const metadata = entry.generated ? undefined : (pageMetadata.get(slug) ?? (await loadMetadata(slug, core)));
    return {slug, label: nameInLists(metadata) ?? getLabel(entry)};
  });
  const asked = {path: decodeOnce(splitPath(path).path), near: await Promise.all(named)};
  return createMissingPage(await renderNotFoundText(site, core), site, asked);
}

async function loadMetadata(slug: string, core: SiteState): Promise<PageMetadata | undefined> {
  const found = await readPageFile(slug, core);
  return found && found !== 'absent' ? readPageMetadata(found.text, found.path, loadYaml) : undefined;
}
