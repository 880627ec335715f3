import {toViewMessages} from '../api-reference/views/view-messages.js';
import type {ViewSiteOptions} from '../api-reference/views/view-request.js';
import type {Files} from '../base/files.js';
import {emptyHtml, type Html} from '../base/html.js';
import {isObject} from '../base/json.js';
import {buildPageHref} from '../base/link.js';
import {omitUndefined} from '../base/omit-undefined.js';
import type {Problem} from '../base/problem.js';
import type {Binding} from '../components/bound-element.js';
import type {PageContext} from '../components/component.js';
import type {Config} from '../config/config.js';
import {contextual} from '../config/contextual.js';
import {type ReadConfig, readConfig} from '../config/read-config.js';
import {showsOperation} from '../markdown/frontmatter/binding.js';
import type {PageMetadata} from '../markdown/frontmatter/page.js';
import {readRelatedPages} from '../markdown/frontmatter/related-pages.js';
import {readFrontmatterText} from '../markdown/frontmatter/text-of.js';
import {fillVariables} from '../markdown/frontmatter/variables.js';
import {en} from '../messages/en.js';
import {findOperation} from '../openapi/operation/find-operation.js';
import {parseLine, renderBanner} from './chrome/banner.js';
import {buildChrome, type ChromeViews} from './chrome/build-chrome.js';
import type {ChromeInput} from './chrome/chrome.js';
import {writeColorRules} from './chrome/color-rules.js';
import type {Repository} from './chrome/edit-url.js';
import {writePlatformCss, writeSiteCss} from './chrome/site-css.js';
import {getVariantConfig} from './chrome/variant-config.js';
import {buildViewSettings} from './chrome/view-settings.js';
import type {LocalizedPlace} from './get-page-language.js';
import {buildHead, type HeadTag, type SocialImage} from './head.js';
import {
  findDocumentsByName,
  findOnlyDocument,
  listDocumentFiles,
  listNamedDocuments,
  listReferences,
} from './navigation/api-documents.js';
import type {BoundPages} from './navigation/api-tab.js';
import {buildNavigation} from './navigation/build-navigation.js';
import type {ApiIndexes} from './navigation/generated-entries.js';
import {locatePage} from './navigation/locate-page.js';
import type {Navigation, PageLocation} from './navigation/navigation.js';
import {isPrivatePublished, removePrivateNodes} from './navigation/private-nodes.js';
import {createPageContext} from './page/create-page-context.js';
import type {PageDocument, PageOptions} from './page/open-page.js';
import {readContent} from './page/page-content.js';
import {fillConfig} from './project/fill-config.js';
import {createLinkFollower, type FollowLink} from './routes/link-follower.js';
import {buildRoutes, type Routes} from './routes/routes.js';

/**
 * A site: docs.json → Config → Navigation → Routes. `openPage` returns its pages, and `buildSiteChrome` its page chrome.
 * Browser and prerenderer both use only these functions, so that their output cannot differ.
 */
export interface Site extends BoundPages {
  readonly config: Config;
  readonly navigation: Navigation;
  readonly routes: Routes;
  /** Location of the site, with the messages for the current page. */
  readonly place: LocalizedPlace;
  readonly follow: FollowLink;
  readonly problems: readonly Problem[];
  readonly indexes: ApiIndexes;
  /** Problems that leave the site without content: docs.json is missing or invalid, or lacks its name or navigation. */
  readonly missing: readonly string[];
  /** API documents in the project's files. Absent if the files are not listed. */
  readonly found?: readonly string[];
  /** Git repository of the project, if it is known. */
  readonly repository?: Repository;
}

export async function openSite(files: Files, place: LocalizedPlace, path = 'docs.json'): Promise<Site> {
  return createSite(await readConfig(files, path, withoutPrivate), place);
}

/**
 * Removes private nodes from docs.json. A site with a script tag recognizes other private pages only when it reads
 * them.
 */
function withoutPrivate(docs: unknown): unknown {
  return removePrivateNodes(fillConfig(docs), (_, isPrivate) => isPrivate, isPrivatePublished(docs));
}

export function createSite({config, problems, missing}: ReadConfig, place: LocalizedPlace): Site {
  const navigation = buildNavigation(config);
  const routes = buildRoutes(config, navigation);
  return {config, navigation, routes, place, follow: createLinkFollower(routes), problems, missing, indexes: new Map()};
}

/** Returns the site with additional API documents, and the pages that they generate. */
export function addIndexes(site: Site, indexes: ApiIndexes): Site {
  const navigation = buildNavigation(site.config, indexes, site);
  const routes = buildRoutes(site.config, navigation);
  return {...site, navigation, routes, follow: createLinkFollower(routes), indexes: new Map(indexes)};
}

/**
 * Returns the documents to search for a bound operation, in order (docs/contract.md, section 2). These are the document
 * that the page names, or those of `api.openapi`, of the page's navigation node, and of the remaining navigation.
 * Documents of the project's files follow after all others were read: a file could be an old copy.
 */
export function listCandidateDocuments(
  {config, navigation, indexes, found = []}: Site,
  slug: string,
  named: string | undefined,
): readonly string[] {
  const all = listNamedDocuments(config);
  if (named !== undefined) return findDocumentsByName(named, [...all, ...found]);
  const {groups, sections} = locatePage(navigation, slug);
  const own = [...groups].reverse().find(({documents}) => documents)?.documents ?? sections.at(-1)?.documents;
  const first = [...listDocumentFiles(listReferences(config.api)), ...listDocumentFiles(listReferences(own)), ...all];
  return [...new Set(all.every(each => indexes.get(each)) ? [...first, ...found] : first)];
}

/** Returns the title of a bound operation. Undefined if its document is not loaded or has none. */
export function findBoundTitle(site: Site, slug: string, binding: Binding): string | undefined {
  return findTitle(site, slug, binding).title;
}

/** Returns the title of a bound page, or the document to load for it first. */
export function findTitle(
  site: Site,
  slug: string,
  binding: Binding,
): {readonly title?: string | undefined; readonly unread?: string} {
  for (const document of listCandidateDocuments(site, slug, binding.document)) {
    const index = site.indexes.get(document);
    // Stop at an unread document, because earlier documents take precedence.
    if (!index && !site.indexes.has(document)) return {unread: document};
    if (!index) continue;
    if (binding.kind === 'overview') return {title: index.title};
    if (binding.kind === 'schema') return {title: binding.target};
    const operation = findOperation(index, binding.method ?? '', binding.target ?? '');
    if (operation) return {title: operation.label};
  }
  return {};
}

/** Returns the settings of docs.json for API views. */
export function buildViewOptions({config, place}: Site): ViewSiteOptions {
  const {baseUrl, auth, playground, sampleLanguages} = config.api;
  const {messages, ...location} = place;
  const views = buildViewSettings(config);
  return {
    site: views ? {...location, views} : location,
    ...(messages && {messages: toViewMessages(messages)}),
    baseUrls: baseUrl,
    ...(auth.method ? {auth: {method: auth.method, ...(auth.name === undefined ? {} : {name: auth.name})}} : {}),
    playground: playground.mode,
    ...(!config.lectern.mock && {withoutMock: true}),
    ...omitUndefined({document: findOnlyDocument(config)}),
    ...(sampleLanguages ? {languages: sampleLanguages} : {}),
  };
}

/** Returns CSS with the colors and fonts of docs.json, also under the variable names that authors' style sheets use. */
export function buildSiteCss(site: Site): string {
  return writeOwnCss(site) + writePlatformCss(site.config);
}

/** Returns CSS with the colors, background, and fonts of docs.json. */
export function writeOwnCss({config, place}: Site): string {
  return writeSiteCss(config, createPageContext('index', 'docs.json', place).asset) + writeColorRules(config);
}

/** Returns the properties of a page on which the page chrome depends. */
export function buildChromePage({
  slug,
  metadata,
  minutes,
  file,
  modified,
  frontmatter,
}: PageDocument): ChromeInput['page'] {
  const {binding} = metadata;
  const edit = frontmatter.get('editUrl');
  const menu = frontmatter.get('contextual');
  const related = readRelatedPages(frontmatter.get('related'));
  const version = readFrontmatterText(frontmatter.get('version'));
  return {
    slug,
    metadata,
    minutes,
    isOperation: showsOperation(binding) && binding.target !== undefined,
    ...(isObject(menu) ? omitUndefined({contextual: contextual.read(menu, undefined, [])?.options}) : {}),
    ...(file ? {file} : {}),
    ...(modified ? {modified} : {}),
    ...(related.length > 0 ? {related} : {}),
    ...(version ? {version} : {}),
    ...(typeof edit === 'string' || edit === false ? {editUrl: edit} : {}),
  };
}

/** Returns a page's position, for building its page chrome. Puts an unlisted page into the first section. */
export function locateChrome({navigation, routes}: Site, slug: string, variantId?: string): PageLocation {
  const located = locatePage(navigation, slug, variantId);
  if (located.entry || located.section.entries.length) return located;
  const first = located.variant.root.sections.find(section => section.slug !== undefined && !section.hidden)?.slug;
  const {variant, sections, section, tab} = locatePage(navigation, first ?? routes.home, located.variant.id);
  return {variant, sections, section, groups: [], ...(tab ? {tab} : {})};
}

/**
 * Builds the page chrome. `pageMetadata` contains the pages that are known so far. With `isBrief`, the sidebar contains
 * only the names of groups without the current page.
 */
export function buildSiteChrome(
  site: Site,
  page: ChromeInput['page'],
  location: PageLocation,
  pageMetadata: ReadonlyMap<string, PageMetadata>,
  isBrief = false,
  remember?: ChromeInput['remember'],
): ChromeViews {
  const {navigation, follow} = site;
  const config = getVariantConfig(site.config, location);
  const place = {...site.place, follow};
  // Resolve paths in docs.json as those of the home page: they are site paths, whatever page is open.
  const context = createPageContext('index', 'docs.json', place, navigation.entries);
  const own = createPageContext(page.slug, page.file ?? `${page.slug}.mdx`, place);
  const href = (written: string) => (written.startsWith('#') ? own : context).href(written);
  return buildChrome({
    config,
    navigation,
    location,
    messages: place.messages?.frame ?? en,
    spoken: place.messages,
    page,
    pageMetadata,
    isBrief,
    ...(site.repository && {repository: site.repository}),
    href,
    ports: place.ports,
    remember,
    asset: context.asset,
    pageHref: slug => buildPageHref({slug}, place),
  });
}

/** Renders the banner, whose text is page content. Empty without a banner. */
export async function renderSiteBanner(site: Site, options: Pick<PageOptions, 'files' | 'authored'>): Promise<Html> {
  const {banner} = site.config;
  if (!banner) return emptyHtml;
  return renderBanner(banner, await readPageText(site, banner.content, options), createContext(site));
}

/** Renders a text in docs.json that is page content. */
async function readPageText(
  site: Site,
  text: string,
  {files, authored}: Pick<PageOptions, 'files' | 'authored'>,
): Promise<Html> {
  const written = fillVariables(text, site.config.variables);
  const page = {
    tree: parseLine(written),
    file: 'docs.json',
    frontmatter: new Map(),
    files,
    snippets: new Map(),
    authored,
  };
  return (await readContent(page)).render(createContext(site)).html;
}

function createContext({navigation, place, follow}: Site): PageContext {
  return createPageContext('index', 'docs.json', {...place, follow}, navigation.entries);
}

/** Returns the title and description that docs.json sets for the 404 page. */
export async function renderNotFoundText(
  site: Site,
  options: Pick<PageOptions, 'files' | 'authored'>,
): Promise<{readonly title?: string; readonly description?: Html}> {
  const {title, description} = site.config.errors.notFound;
  return omitUndefined({
    title,
    description: description === undefined ? undefined : await readPageText(site, description, options),
  });
}

/** Builds the tags for `<head>`. `made` is the generated preview image. */
export function buildMetadataTags(
  site: Site,
  page: PageDocument | undefined,
  location: PageLocation,
  made?: SocialImage,
): readonly HeadTag[] {
  return buildHead(site.config, page, location, createPageContext('index', 'docs.json', site.place).asset, made);
}
