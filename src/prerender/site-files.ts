import {escapeHtml} from '../base/html.js';
import {omitUndefined} from '../base/omit-undefined.js';
import {normalizeSlug} from '../base/slug.js';
import {sanitizeUrl} from '../base/url.js';
import {type AddressFile, addressPath, type SiteData, siteDataPath} from '../hosts/host-format.js';
import {buildFolderRedirects, indexRedirects} from '../hosts/moved-pages.js';
import type {PageMetadata} from '../markdown/frontmatter/page.js';
import {readAnalyticsSettings} from '../site/analytics/settings.js';
import {buildNavigationFile} from '../site/chrome/navigation-file.js';
import {buildViewSettings} from '../site/chrome/view-settings.js';
import {buildSiteTags} from '../site/head.js';
import {hidesGroups} from '../site/hides-groups.js';
import type {Site} from '../site/site.js';
import {buildPageUrl} from './head-tags.js';
import {listMissingPages} from './missing-pages.js';
import type {OutputFile} from './output-file.js';
import type {PageRecord} from './page-record.js';

/** Writes `sitemap.xml`: all pages that search engines may index, with the dates of their last change. */
export function buildSitemap(pages: readonly PageRecord[], {config, routes}: Site, siteUrl: string): OutputFile {
  const {home} = routes;
  const isListed = (slug: string) => !/\bnoindex\b/i.test(buildSiteTags(config.seo, slug).get('robots') ?? '');
  const entries = pages
    .filter(page => isListed(page.slug) && isRead(page) && page.slug !== '404' && isOriginal(page, siteUrl))
    .map(({slug, modified}) => {
      const date = modified === undefined ? '' : `<lastmod>${new Date(modified).toISOString().slice(0, 10)}</lastmod>`;
      return `<url><loc>${escapeHtml(buildPageUrl(siteUrl, slug === home ? 'index' : slug, config))}</loc>${date}</url>\n`;
    });
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  return {path: 'sitemap.xml', text: `${head}${entries.join('')}</urlset>\n`};
}

/** Returns whether a page is the original. Otherwise, its canonical URL is on another site, whose sitemap lists it. */
function isOriginal({canonical}: PageRecord, siteUrl: string): boolean {
  return canonical === undefined || (sanitizeUrl(canonical, 'link', siteUrl) ?? siteUrl).startsWith(siteUrl);
}

/** Writes `robots.txt`, with the content signals of docs.json. */
export function buildRobotsFile({lectern}: Site['config'], siteUrl: string | undefined): OutputFile {
  const {search, aiInput, aiTrain} = lectern.contentSignal ?? {};
  const signals = Object.entries({search, 'ai-input': aiInput, 'ai-train': aiTrain}).flatMap(([name, isAllowed]) =>
    isAllowed === undefined ? [] : [`${name}=${isAllowed ? 'yes' : 'no'}`],
  );
  const signal = signals.length > 0 ? `Content-Signal: ${signals.join(', ')}\n` : '';
  const map = siteUrl === undefined ? '' : `Sitemap: ${siteUrl}sitemap.xml\n`;
  return {path: 'robots.txt', text: `User-agent: *\n${signal}Allow: /\n${map}`};
}

/** Returns whether search and texts for assistants contain a page. */
export function isRead({isHidden, url}: PageRecord): boolean {
  return !isHidden && url === undefined;
}

/** Path of the `NavigationFile` in a prerendered site. */
const navigationPath = '_lectern/navigation.json';

/** Writes the navigation as data. Sidebars that contain only names of groups load the other entries from it. */
export function buildNavigationJson({navigation}: Site, pageMetadata: ReadonlyMap<string, PageMetadata>): OutputFile {
  return {path: navigationPath, text: JSON.stringify(buildNavigationFile(navigation, pageMetadata))};
}

/** Path of the file with the groups of readers per page in a prerendered site. */
const groupsPath = '_lectern/groups.json';

/**
 * Writes the groups of readers that may see each page, by slug. Browsers hide sidebar entries by it. Undefined unless
 * docs.json publishes private pages and configures a reader session.
 */
export function buildGroupsFile(
  {config}: Site,
  pageMetadata: ReadonlyMap<string, PageMetadata>,
): readonly OutputFile[] {
  if (!hidesGroups(config)) return [];
  const groups = [...pageMetadata].flatMap(([slug, metadata]) =>
    metadata.groups ? [[slug, metadata.groups] as const] : [],
  );
  return [{path: groupsPath, text: JSON.stringify(Object.fromEntries(groups))}];
}

export function buildAddressFile({navigation, routes}: Site): OutputFile {
  const file: AddressFile = {
    home: routes.home,
    aliases: Object.fromEntries(navigation.aliases),
    ...(navigation.variants.length > 1 && {variants: listMissingPages(navigation)}),
  };
  return {path: addressPath, text: JSON.stringify(file)};
}

/** Writes the data about the whole site that scripts in pages and hosts read. */
export function buildSiteData(
  site: Site,
  slugs: readonly string[],
  host: Pick<SiteData, 'base' | 'targets'>,
): OutputFile {
  const {config} = site;
  const {baseUrl, auth, playground, sampleLanguages} = config.api;
  const analytics = readAnalyticsSettings(config);
  const data = {
    ...host,
    redirects: [...config.redirects, ...indexRedirects(slugs), ...buildFolderRedirects(slugs)],
    slugs: slugs.filter(slug => normalizeSlug(`/${slug}`) === slug),
    api: {baseUrl, auth, playground, ...omitUndefined({languages: sampleLanguages, views: buildViewSettings(config)})},
    ...(config.lectern.proxy !== undefined && {proxy: config.lectern.proxy}),
    ...(!config.lectern.mock && {mock: false}),
    ...(!config.lectern.requestHistory && {requestHistory: false}),
    ...(config.lectern.cdn !== undefined && {cdn: config.lectern.cdn}),
    ...(config.api.viewer !== 'native' && {viewer: config.api.viewer}),
    ...(analytics && {analytics}),
  };
  return {path: siteDataPath, text: JSON.stringify(data)};
}
