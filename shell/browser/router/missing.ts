import {splitPath} from '../../../src/base/site-path.js';
import {decodeOnce} from '../../../src/base/slug.js';
import {nameInLists, type PageMetadata, readPageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {mayLinkPart} from '../../../src/openapi/operation/may-link-part.js';
import {createMissingPage} from '../../../src/site/missing-page.js';
import {getLabel} from '../../../src/site/navigation/locate-page.js';
import type {PageEntry, PageLocation} from '../../../src/site/navigation/navigation.js';
import {loadYaml, type PageDocument} from '../../../src/site/page/open-page.js';
import {findFragmentHref} from '../../../src/site/part-href.js';
import {findNearestPage, findRelatedPages} from '../../../src/site/routes/nearest-page.js';
import {renderNotFoundText, type Site} from '../../../src/site/site.js';
import type {SiteState} from '../boot/core.js';
import {findSiteLanguage, withMessages} from '../chrome/site-language.js';
import {readPageFile} from '../page/read-page-file.js';
import type {BrowserSite} from './browser-site.js';
import {hasDocumentUrl} from './named-by-document.js';
import type {Visit} from './router.js';

// Code for unknown URLs, loaded only when a reader opens one.

/** Result for an unknown URL. */
export type UnknownUrlResult =
  /** An API document that has loaded now sets this URL for a page. */
  | {readonly kind: 'document'}
  /** The page of a fragment that another API tool would generate. */
  | {readonly kind: 'part'; readonly href: string}
  /** The path of the nearest page, with the query and fragment of the URL. */
  | {readonly kind: 'near'; readonly to: string}
  /** The 404 page. */
  | {readonly kind: 'page'; readonly page: PageDocument};

export interface UnknownUrlContext {
  readonly siteNow: () => Site;
  readonly core: SiteState;
  readonly shell: Pick<BrowserSite, 'pageMetadata' | 'readDocuments'>;
  /** Returns the version and language that the URL belongs to. */
  findVariant(): PageLocation['variant'];
  /** False after such a redirect: if the nearest page has no file either, another one would loop. */
  readonly mayRedirect: boolean;
  readonly visit: Pick<Visit, 'isCurrent'>;
  /** Called if an API document that loads late has a page for the URL. */
  onLateResult(): void;
}

/** Finds another page for an unknown URL, or renders the 404 page. Resolves to undefined if the visit ended meanwhile. */
export async function resolveUnknownUrl(
  path: string,
  {siteNow, core, shell, findVariant, mayRedirect, visit, onLateResult}: UnknownUrlContext,
): Promise<UnknownUrlResult | undefined> {
  if (await hasDocumentUrl(siteNow, path, shell, onLateResult)) return {kind: 'document'};
  if (!visit.isCurrent) return undefined;
  const [before = '', hash = ''] = path.split(/#(.*)/s);
  const href = await findLinkedPage(siteNow, {path: before, hash}, shell);
  if (href !== undefined) return {kind: 'part', href};
  if (!visit.isCurrent) return undefined;
  const {config, navigation} = siteNow();
  if (config.errors.notFound.redirect && navigation.entries.size > 0 && mayRedirect) {
    const near = findNearestPage(navigation, path, findVariant());
    return {kind: 'near', to: `/${near === 'index' ? '' : near}${/[?#].*$/.exec(path)?.[0] ?? ''}`};
  }
  await core.messages.of('404');
  const own = await core.open('404');
  const site = withMessages(siteNow(), core.messages, findSiteLanguage(siteNow(), '404'));
  const page =
    own.state === 'ready'
      ? {...own.page, slug: '404'}
      : await renderNotFoundPage(site, core, {path, near: findRelatedPages(path, findVariant()), shell});
  return {kind: 'page', page};
}

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
async function renderNotFoundPage(
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
