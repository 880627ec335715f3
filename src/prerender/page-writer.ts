import {omitUndefined} from '../base/omit-undefined.js';
import {showsOperation} from '../markdown/frontmatter/binding.js';
import {readDescriptionText} from '../markdown/syntax/description.js';
import {loadMessages} from '../messages/load-messages.js';
import {buildOwnBreadcrumbs} from '../site/chrome/find-own-label.js';
import {getPageLanguage} from '../site/get-page-language.js';
import {isHiddenEntry, readNodeSettings} from '../site/navigation/node-settings.js';
import {buildPageSections, findSearchedOperation} from '../site/operation-sections.js';
import {createPageContext} from '../site/page/create-page-context.js';
import type {PageDocument} from '../site/page/open-page.js';
import {findPageName} from '../site/page-name.js';
import {compileRedirects} from '../site/routes/redirects.js';
import type {SearchSection} from '../site/search/sections.js';
import {locateChrome, type Site} from '../site/site.js';
import {buildPageFeed, hasFeed, isFeedRequested} from './build-page-feed.js';
import {buildPageText} from './build-page-text.js';
import {addGrammars} from './grammars.js';
import {Highlighter} from './highlighter.js';
import type {OpenProject, SourcePage} from './open-project.js';
import {PageHtml} from './page-html.js';
import {PagePorts, type SitePorts} from './page-ports.js';
import type {PageFeed, PageRecord} from './page-record.js';
import {PageSources} from './page-sources.js';
import {locateSite} from './place.js';
import type {PlacedSite} from './placed-site.js';
import {readTemplateLanguage} from './template.js';
import type {WriteOptions} from './write-options.js';

const utf8 = new TextEncoder();

export interface RenderedPageRecord extends Omit<PageRecord, 'heavy'> {
  readonly html: string;
  readonly markdown: string;
}

/** Writes the pages of a project one by one, with the same functions as browsers. */
export class PageWriter {
  readonly #project: OpenProject;
  readonly #options: WriteOptions;
  readonly #sources: PageSources;
  readonly #html: PageHtml;
  readonly #ports: SitePorts;
  /** Language of the author's HTML template. */
  readonly #language: string;
  /** Problems in the project’s grammars. A promise, so that all pages share one read. */
  readonly grammars: ReturnType<typeof addGrammars>;

  constructor(project: OpenProject, options: WriteOptions) {
    this.#project = project;
    this.#options = options;
    this.#language = readTemplateLanguage(options.template);
    this.#sources = new PageSources(project, options);
    this.#html = new PageHtml(project, options, base => new PagePorts(this.#ports, base));
    const {config} = project.site;
    this.grammars = addGrammars(project, options.highlighter);
    this.#ports = {
      library: config.icons.library,
      bundles: project.bundles,
      findIcon: options.findIcon,
      findSize: options.findSize,
      types: options.types,
      highlighter: new Highlighter(options.highlighter),
      redirects: options.ending === '/' ? undefined : compileRedirects(config.redirects),
    };
  }

  /** Renders a page. `path` is its output file. With `base`, its URLs are absolute. */
  async write(source: SourcePage, path: string, base?: string): Promise<RenderedPageRecord> {
    const site = await this.siteAt(source, path, base);
    const page = await this.#sources.open(source, site);
    return this.draw(page, site, source);
  }

  /** Returns the site as seen from an output file, in the page's language. */
  async siteAt({slug, variant}: SourcePage, path: string, base?: string): Promise<PlacedSite> {
    await this.grammars;
    const {site} = this.#project;
    const language = this.#language;
    const messages = await loadMessages(
      getPageLanguage({...site, place: {language}}, locateChrome(site, slug, variant)),
    );
    const place = locateSite(path, this.#options.ending, base);
    const rendered = new PagePorts(this.#ports, place.base);
    return {
      ...site,
      drawn: rendered,
      place: {...site.place, ...place, follow: site.follow, ports: rendered.ports, messages, language},
    };
  }

  /** Renders a page that is not in `sources`, such as the 404 page. */
  async draw(page: PageDocument, site: PlacedSite, source: SourcePage): Promise<RenderedPageRecord> {
    const {slug, variant} = source;
    const {siteUrl} = this.#options;
    const {problems = []} = site.drawn.operations ?? {};
    const located = locateChrome(site, slug, variant);
    const {config} = site;
    const rendered = await this.#html.render(page, site, located);
    return {
      slug,
      ...rendered,
      markdown: await this.#markdown(page, site.place.messages),
      sections: utf8.encode(JSON.stringify(await this.#sections(page, source, site)).slice(1, -1)),
      icons: [...site.drawn.icons],
      trail: buildOwnBreadcrumbs(located, site.place.messages?.frame),
      ...omitUndefined({
        // The overview of an API has the same label as any other.
        label: isOverview(source.entry) ? undefined : page.metadata.sidebarTitle,
        icon: page.metadata.icon,
        iconType: page.metadata.iconType,
      }),
      title: findPageName(page),
      isHidden:
        page.metadata.noindex ||
        page.metadata.hidden ||
        (source.entry !== undefined && isHiddenEntry(config, source.entry)) ||
        (config.seo.indexing === 'navigable' && !source.entry),
      variant: located.variant.id,
      ...(page.metadata.searchable === false && {isUnsearchable: true as const}),
      problems: [...problems, ...(site.drawn.typed?.problems ?? [])],
      textProblems: page.problems,
      ...(page.metadata.description !== undefined && {description: readDescriptionText(page.metadata.description)}),
      ...(page.modified !== undefined && {modified: page.modified}),
      ...omitUndefined({url: page.metadata.url, canonical: page.metadata.canonical}),
      ...(hasFeed(page) &&
        (siteUrl !== undefined || isFeedRequested(page)) && {feed: siteUrl !== undefined && this.#feed(page, siteUrl)}),
    };
  }

  /** Returns the public location of the site. `base` is its URL. */
  #placeAt(base: string): Site['place'] {
    const {place, follow} = this.#project.site;
    return {...place, base, router: 'history', ending: '/', follow};
  }

  /** Returns the search sections of a page, from its text and its operation. */
  async #sections(page: PageDocument, {slug, file, entry}: SourcePage, site: Site): Promise<readonly SearchSection[]> {
    const {metadata, nodes} = page;
    const {binding} = metadata;
    const words = showsOperation(binding)
      ? await findSearchedOperation(slug, binding, site, this.#project.readerOf)
      : undefined;
    const boost = metadata.boost ?? readNodeSettings(site.config, entry?.path).boost;
    return buildPageSections(
      {
        slug,
        title: findPageName(page),
        metadata: {...metadata, ...omitUndefined({boost})},
        operation: entry?.generated?.operation,
      },
      file === undefined && !entry?.generated?.isChangelog ? undefined : nodes,
      words,
    );
  }

  #feed(page: PageDocument, siteUrl: string): PageFeed {
    const {site} = this.#project;
    const context = createPageContext(page.slug, page.file, this.#placeAt(siteUrl));
    const language = getPageLanguage({...site, place: {language: this.#language}}, locateChrome(site, page.slug));
    return buildPageFeed(page, context, {siteUrl, language, name: site.config.name});
  }

  #markdown(page: PageDocument, messages: PlacedSite['place']['messages']): Promise<string> {
    const {site, readerOf} = this.#project;
    return buildPageText(page, {...site, place: {...this.#placeAt(this.#options.siteUrl ?? '/'), messages}}, readerOf, {
      root: this.#options.siteUrl,
      hasIndex: this.#options.names.script !== undefined,
    });
  }
}

function isOverview(entry: SourcePage['entry']): boolean {
  return entry?.generated !== undefined && !entry.generated.operation && !entry.generated.isChangelog;
}
