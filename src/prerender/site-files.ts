import {given} from '../base/given.js';
import {escapeHtml} from '../base/html.js';
import {normalizeSlug} from '../base/slug.js';
import {safeUrl} from '../base/url.js';
import {isWebAddress} from '../base/web-address.js';
import {type AddressFile, addressPath, type SiteData, siteDataPath} from '../hosts/host-format.js';
import {folderRedirects, indexRedirects} from '../hosts/moved-pages.js';
import type {PageMetadata} from '../markdown/frontmatter/page.js';
import {analyticsSettings} from '../site/analytics/settings.js';
import {buildNavigationFile} from '../site/chrome/navigation-file.js';
import {viewSettingsOf} from '../site/chrome/view-settings.js';
import {siteTags} from '../site/head.js';
import {locate, trailOf} from '../site/navigation/locate.js';
import {instructionsBlock} from '../site/page/page-markdown.js';
import type {Site} from '../site/site.js';
import {pageUrl} from './head-tags.js';
import {listMissingPages} from './missing-pages.js';
import type {OpenProject} from './open-project.js';
import {markdownPath, type OutputFile} from './output-file.js';
import type {PageRecord} from './page-record.js';
import {bundlePath} from './slice-folder.js';

/** `sitemap.xml`: pages that search engines may list, with the date of their last change where it is known. */
export function sitemap(pages: readonly PageRecord[], {config, routes}: Site, siteUrl: string): OutputFile {
  const {home} = routes;
  const isListed = (slug: string) => !/\bnoindex\b/i.test(siteTags(config.seo, slug).get('robots') ?? '');
  const entries = pages
    .filter(page => isListed(page.slug) && isRead(page) && page.slug !== '404' && isOriginal(page, siteUrl))
    .map(({slug, modified}) => {
      const date = modified === undefined ? '' : `<lastmod>${new Date(modified).toISOString().slice(0, 10)}</lastmod>`;
      return `<url><loc>${escapeHtml(pageUrl(siteUrl, slug === home ? 'index' : slug, config))}</loc>${date}</url>\n`;
    });
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  return {path: 'sitemap.xml', text: `${head}${entries.join('')}</urlset>\n`};
}

/** Returns whether a page is the original. Otherwise the sitemap of the other site lists it. */
function isOriginal({canonical}: PageRecord, siteUrl: string): boolean {
  return canonical === undefined || (safeUrl(canonical, 'link', siteUrl) ?? siteUrl).startsWith(siteUrl);
}

export function robots(siteUrl: string | undefined): OutputFile {
  const map = siteUrl === undefined ? '' : `Sitemap: ${siteUrl}sitemap.xml\n`;
  return {path: 'robots.txt', text: `User-agent: *\nAllow: /\n${map}`};
}

/**
 * `llms.txt`: what there is to read, for agents: the pages in their order under the sections of the navigation, the base
 * addresses of the API, the server for agents, and its documents, each in one file.
 */
export function llms(
  pages: readonly PageRecord[],
  {site, bundles}: Pick<OpenProject, 'site' | 'bundles'>,
  siteUrl: string | undefined,
): OutputFile {
  const {config, navigation, indexes} = site;
  const root = siteUrl ?? '/';
  const parts: string[] = [`# ${line(config.name)}\n`];
  if (config.description) parts.push(`> ${line(config.description)}\n`);
  const told = instructionsBlock(config.markdown.instructions).trimEnd();
  if (told) parts.push(`${told}\n`);
  const servers = [...new Set([...config.api.mdx.server, ...config.api.baseUrl])];
  if (servers.length > 0) parts.push(`API: ${servers.join(', ')}\n`);
  const mcp = config.lectern.mcp;
  if (mcp !== undefined) parts.push(`MCP server, which searches and reads these pages: ${mcp}\n`);
  const sections = new Map<string, string[]>();
  for (const page of pages) {
    const {slug, title, description} = page;
    if (!isRead(page) || slug === '404') continue;
    const section = line(sectionName(navigation, slug));
    const lines = sections.get(section) ?? [];
    sections.set(section, lines);
    const address = root + encodeURI(markdownPath(slug));
    lines.push(
      `- [${line(title).replace(/[[\]]/g, '\\$&')}](${address})${description ? `: ${line(description)}` : ''}`,
    );
  }
  const documents = [...indexes].flatMap(([document, index]) => {
    const path = bundles.has(document) ? bundlePath(document) : document;
    const address = isWebAddress(path) ? path : root + encodeURI(path);
    return index ? [`- [${line(index.title).replace(/[[\]]/g, '\\$&')}](${address})`] : [];
  });
  if (documents.length > 0) sections.set('API documents', documents);
  const lists = [...sections].map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}\n`);
  return {path: 'llms.txt', text: `${parts.join('\n')}\n${lists.join('\n')}`};
}

/** Returns the section of a page: its language, version or product, and its path. */
function sectionName(navigation: Site['navigation'], slug: string): string {
  const {entry, variant, sections, groups} = locate(navigation, slug);
  if (!entry) return 'Further pages';
  const choices = navigation.variants.length > 1 ? variant.choices.map(({name, label}) => name ?? label) : [];
  // The wrapper around bare pages has the name of the site, which adds nothing.
  const own = sections.filter(({path}, at) => path !== sections[at - 1]?.path);
  return [...choices, trailOf({sections: own, groups})].filter(Boolean).join(' › ') || 'Pages';
}

function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns whether a page is in search and in texts for assistants. */
export function isRead({isHidden, url}: PageRecord): boolean {
  return !isHidden && url === undefined;
}

/** Path of `NavigationFile` in a prerendered site. */
export const navigationPath = '_lectern/navigation.json';

/** Returns the navigation as data: what brief sidebars leave out is read from it. */
export function navigationFile({navigation}: Site, heads: ReadonlyMap<string, PageMetadata>): OutputFile {
  return {path: navigationPath, text: JSON.stringify(buildNavigationFile(navigation, heads))};
}

export function addressFile({navigation, routes}: Site): OutputFile {
  const file: AddressFile = {
    home: routes.home,
    aliases: Object.fromEntries(navigation.aliases),
    ...(navigation.variants.length > 1 && {variants: listMissingPages(navigation)}),
  };
  return {path: addressPath, text: JSON.stringify(file)};
}

/** Builds the facts about the whole site for page scripts and hosts. */
export function siteData(site: Site, slugs: readonly string[], host: Pick<SiteData, 'base' | 'targets'>): OutputFile {
  const {config} = site;
  const {baseUrl, auth, playground, sampleLanguages} = config.api;
  const analytics = analyticsSettings(config);
  const data = {
    ...host,
    redirects: [...config.redirects, ...indexRedirects(slugs), ...folderRedirects(slugs)],
    slugs: slugs.filter(slug => normalizeSlug(`/${slug}`) === slug),
    api: {baseUrl, auth, playground, ...given({languages: sampleLanguages, views: viewSettingsOf(config)})},
    ...(config.lectern.proxy !== undefined && {proxy: config.lectern.proxy}),
    ...(config.lectern.cdn !== undefined && {cdn: config.lectern.cdn}),
    ...(config.api.viewer !== 'native' && {viewer: config.api.viewer}),
    ...(analytics && {analytics}),
  };
  return {path: siteDataPath, text: JSON.stringify(data)};
}
