import {encodePath} from '../base/slug.js';
import type {Config} from '../config/config.js';
import {readDescriptionText} from '../markdown/syntax/description.js';
import {addPictureUrls, type HeadTag} from '../site/head.js';
import type {PageLocation} from '../site/navigation/navigation.js';
import {switchVariant} from '../site/navigation/switch-variant.js';
import {createPageContext} from '../site/page/create-page-context.js';
import type {PageDocument} from '../site/page/open-page.js';
import {findPageName} from '../site/page-name.js';
import type {Site} from '../site/site.js';
import {toMarkdownPath} from './output-file.js';
import {buildPublisher} from './publisher.js';

interface Known {
  readonly site: Site;
  readonly page: PageDocument;
  readonly located: PageLocation;
  /** URL of the site with a final slash. If absent, tags that need absolute URLs are left out. */
  readonly siteUrl?: string;
}

export function buildPageUrl(siteUrl: string, slug: string, config?: Pick<Config, 'seo'>): string {
  // Both forms work. Write the one that docs.json prefers, so that search engines index only that one.
  const end = config?.seo.trailingSlash === false ? '' : '/';
  return siteUrl + (slug === 'index' ? '' : encodePath(slug) + end);
}

/** Adds `<head>` tags that link to the page's Markdown, its canonical URL, and its translations. */
export function buildHeadTags(tags: readonly HeadTag[], {site, page, located, siteUrl}: Known): readonly HeadTag[] {
  if (page.slug === '404') return tags;
  const markdown = site.place.base + encodePath(toMarkdownPath(page.slug));
  const alternate = createLinkTag({rel: 'alternate', type: 'text/markdown', href: markdown});
  if (siteUrl === undefined) return [...tags, alternate];
  const own = buildPageUrl(siteUrl, page.slug === site.routes.home ? 'index' : page.slug, site.config);
  const given = tags.find(({attributes}) => attributes.rel === 'canonical')?.attributes.href;
  const canonical = given ?? own;
  const place = buildPageUrl(siteUrl, page.slug === site.routes.home ? 'index' : page.slug);
  return [
    ...addPictureUrls(tags, place),
    alternate,
    ...(given === undefined ? [createLinkTag({rel: 'canonical', href: canonical})] : []),
    {tag: 'meta', attributes: {property: 'og:url', content: canonical}},
    ...listLanguageSlugs(site, page.slug, located).map(([language, slug]) =>
      createLinkTag({rel: 'alternate', hreflang: language, href: buildPageUrl(siteUrl, slug, site.config)}),
    ),
  ];
}

function createLinkTag(attributes: Readonly<Record<string, string>>): HeadTag {
  return {tag: 'link', attributes};
}

/** Returns the slug of the page in each language. The default language is listed again as `x-default`. */
function listLanguageSlugs(
  {navigation}: Site,
  slug: string,
  {variant, entry}: PageLocation,
): readonly (readonly [string, string])[] {
  const languageOf = (choices: typeof variant.choices) => choices.find(({kind}) => kind === 'language');
  const own = languageOf(variant.choices);
  if (!own || !entry) return [];
  const others = variant.choices
    .filter(choice => choice !== own)
    .map(({label}) => label)
    .join();
  const found: (readonly [string, string])[] = [];
  for (const each of navigation.variants) {
    const language = languageOf(each.choices);
    // Require the same version and product as on this page.
    const rest = each.choices.filter(choice => choice !== language).map(({label}) => label);
    if (!language || rest.join() !== others) continue;
    const to = each === variant ? slug : switchVariant(navigation, each.id, slug, variant);
    if (to === undefined || (to === each.root.slug && each !== variant && variant.root.slug !== slug)) continue;
    found.push([language.label, to]);
    if (language.isDefault) found.push(['x-default', to]);
  }
  return found.length > 1 ? found : [];
}

/** Builds structured data for search engines: breadcrumbs and the article. */
export function buildStructuredData({site, page, located, siteUrl}: Known): readonly object[] {
  if (siteUrl === undefined || page.slug === '404' || !located.entry) return [];
  const url = buildPageUrl(siteUrl, page.slug, site.config);
  const publisher = buildPublisher(
    site.config,
    siteUrl,
    createPageContext('index', 'docs.json', {...site.place, base: siteUrl}).asset,
  );
  const title = findPageName(page);
  const breadcrumbs = [
    ...located.sections.filter(({label}) => label).map(({label, slug}) => ({name: label, slug})),
    ...located.groups.filter(({label}) => label).map(({label, root}) => ({name: label, slug: root?.slug})),
    {name: title, slug: page.slug},
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map(({name, slug}, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        ...(slug !== undefined && {item: buildPageUrl(siteUrl, slug, site.config)}),
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: title,
      url,
      ...(page.metadata.description !== undefined && {description: readDescriptionText(page.metadata.description)}),
      ...(page.modified !== undefined && {dateModified: new Date(page.modified).toISOString()}),
      isPartOf: {'@type': 'WebSite', name: site.config.name, url: siteUrl},
      ...(publisher && {publisher}),
    },
  ];
}

/** Returns tags that redirect to the `url` in a page's frontmatter, without a script. */
export function buildRefreshTags({metadata: {url}}: PageDocument, {place}: Site): readonly HeadTag[] {
  const away = url === undefined ? undefined : createPageContext('index', 'docs.json', place).href(url)?.href;
  return away === undefined ? [] : [{tag: 'meta', attributes: {'http-equiv': 'refresh', content: `0; url=${away}`}}];
}
