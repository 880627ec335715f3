import {isFile} from '../base/files.js';
import {given} from '../base/given.js';
import {unreadableFile} from '../base/guard.js';
import {html} from '../base/html.js';
import {encodePath} from '../base/slug.js';
import {showsOperation} from '../markdown/frontmatter/binding.js';
import type {TreeCache} from '../markdown/resolve/resolve-page.js';
import {descriptionWords} from '../markdown/syntax/description.js';
import {loadMessages} from '../messages/load-messages.js';
import {renderContents} from '../site/chrome/contents.js';
import {sectionKey} from '../site/chrome/navigation-file.js';
import {ownTrail} from '../site/chrome/own-label.js';
import {currentPath} from '../site/chrome/part-ids.js';
import {siteAttributes} from '../site/chrome/site-attributes.js';
import {renderSkeleton} from '../site/chrome/skeleton.js';
import {configAt} from '../site/chrome/variant-config.js';
import {entryPage} from '../site/entry-page.js';
import {documentOf} from '../site/navigation/document-of.js';
import type {PageLocation} from '../site/navigation/navigation.js';
import {isHiddenEntry, nodeSettings} from '../site/navigation/node-settings.js';
import {pageSections, searchedOperation} from '../site/operation-sections.js';
import {authored} from '../site/page/authored.js';
import {buildPage, type PageDocument, type PageOptions, type PageReady, withDate} from '../site/page/open-page.js';
import {pageContext} from '../site/page/page-context.js';
import {pageFormOf} from '../site/page/page-form.js';
import {writtenFields} from '../site/page/written-fields.js';
import {pageLanguage} from '../site/page-language.js';
import {nameOf} from '../site/page-name.js';
import {compileRedirects} from '../site/routes/redirects.js';
import type {SearchSection} from '../site/search/sections.js';
import {
  bannerOf,
  chromeLocation,
  chromeOf,
  chromePageOf,
  documentsFor,
  type Site,
  viewOptionsOf,
} from '../site/site.js';
import {titledHeads} from '../site/titled-heads.js';
import {titledPage} from '../site/titled-page.js';
import {picturedHead} from '../thumbnails/page-thumbnail.js';
import {type ClassSheets, sheetTags} from './class-sheets.js';
import type {FindIcon} from './draw-icon.js';
import type {FindSize} from './find-size.js';
import {fontTags, webFontTags} from './font-tags.js';
import {addGrammars} from './grammars.js';
import {awayTags, headTags, structuredData} from './head-tags.js';
import {Highlighter, type Languages} from './highlighter.js';
import type {DrawLive, LiveDrawing} from './live-drawing.js';
import {missingState} from './missing-state.js';
import type {OpenProject, PageSource} from './open-project.js';
import {markdownPath} from './output-file.js';
import {asksForFeed, feedPath, feedTags, hasFeed, pageFeed} from './page-feed.js';
import type {ReadsDocuments} from './page-operations.js';
import {PagePorts, type SitePorts} from './page-ports.js';
import type {PageRecord} from './page-record.js';
import {type PageSheets, pageSheetParts} from './page-sheet.js';
import {pageText} from './page-text.js';
import {type Ending, placeOf} from './place.js';
import type {PlacedSite} from './placed-site.js';
import {shownIn} from './shown-in.js';
import {Sidebars} from './sidebars.js';
import {slicesFor} from './slices-for.js';
import {type OwnScript, renderDocument, templateLanguage} from './template.js';
import type {CheckTypes} from './typed-blocks.js';
import {renderVariantChrome} from './variant-chrome.js';

const utf8 = new TextEncoder();

/** How pages are written, the same for all of them. */
export interface WriteOptions {
  readonly template: string;
  readonly ending: Ending;
  /** Paths below the root of the site. */
  readonly names: {
    /** The whole theme, which every page ends with. */
    readonly sheet: string;
    readonly mode: string;
    readonly script?: string;
    /** Fonts of the package, by their names there. */
    readonly fonts: Readonly<Record<string, string>>;
  };
  /** Style sheets and scripts of the project that every page loads; `src` is a path below the root, too. */
  readonly own: {readonly styles: readonly string[]; readonly scripts: readonly OwnScript[]};
  /** Address of the site with a last slash, where it is known. */
  readonly siteUrl?: string;
  /** Pages have a picture to show links to them with. */
  readonly thumbnails?: boolean;
  /** Of a file, when it was last changed. */
  modified(file: string): string | undefined;
  readonly findIcon: FindIcon;
  readonly findSize?: FindSize;
  readonly highlighter: Languages;
  /** What is done with the text of a page at the end: elements of the author are drawn. */
  finish?(page: string): Promise<string>;
  /** Asks a compiler for the types of code. */
  readonly types?: CheckTypes;
  /** Makes the style sheet of classes that ours does not know. */
  readonly classSheet?: ClassSheets;
  /** Makes the style sheet that a page begins with; without it that is the whole theme. */
  readonly firstSheet?: PageSheets;
  /** Runs components of the project. */
  readonly drawLive?: DrawLive;
}

/** A page as it is written. */
export interface WrittenPage extends Omit<PageRecord, 'heavy'> {
  readonly html: string;
  readonly markdown: string;
}

/** Writes the pages of a project one after the other, by the functions that draw them in a browser. */
export class PageWriter {
  readonly #project: OpenProject;
  readonly #options: WriteOptions;
  readonly #snippets: TreeCache = new Map();
  readonly #sidebars: Sidebars;
  readonly #heads: ReturnType<typeof titledHeads>;
  readonly #documents: ReadsDocuments;
  readonly #ports: SitePorts;
  /** Of the author's own document. */
  readonly #language: string;
  /** What is wrong with the grammars of the project, once they are read. */
  readonly grammars: ReturnType<typeof addGrammars>;

  constructor(project: OpenProject, options: WriteOptions) {
    this.#project = project;
    this.#options = options;
    this.#language = templateLanguage(options.template);
    this.#heads = titledHeads(project.heads, project.site);
    this.#sidebars = new Sidebars(this.#heads, base => new PagePorts(this.#ports, base));
    this.#documents = {readerOf: project.readerOf, ...(options.names.script && {slicesFor: slicesFor(project)})};
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

  /** `path` is the file that the page goes to; `base` makes its addresses absolute. */
  async write(source: PageSource, path: string, base?: string): Promise<WrittenPage> {
    const site = await this.siteAt(source, path, base);
    const page = await this.#open(source, site);
    return this.draw(page, site, source);
  }

  /** The site as seen from a file of the output, in the language of its page. */
  async siteAt({slug, variant}: PageSource, path: string, base?: string): Promise<PlacedSite> {
    await this.grammars;
    const {site} = this.#project;
    const language = this.#language;
    const words = await loadMessages(pageLanguage({...site, place: {language}}, chromeLocation(site, slug, variant)));
    const place = placeOf(path, this.#options.ending, base);
    const drawn = new PagePorts(this.#ports, place.base);
    return {...site, drawn, place: {...site.place, ...place, follow: site.follow, ports: drawn.ports, words, language}};
  }

  /** A page that was made elsewhere, such as the one for addresses that lead nowhere. */
  async draw(page: PageDocument, site: PlacedSite, source: PageSource): Promise<WrittenPage> {
    const {slug, variant} = source;
    const {template, names, own, siteUrl, classSheet, firstSheet} = this.#options;
    const {outline = [], problems = []} = site.drawn.operations ?? {};
    const located = chromeLocation(site, slug, variant);
    const language = pageLanguage(site, located);
    const whole = await this.#site({...page, outline: [...page.outline, ...outline]}, site, located);
    const {config} = site;
    const {appearance} = config;
    const known = {site, page, located, pages: this.#project.pages, ...(siteUrl !== undefined && {siteUrl})};
    const {base} = site.place;
    const sheet = await classSheet?.(page.classes);
    const parts = firstSheet && pageSheetParts(page, shownIn(page, site, located));
    const first = parts && (await firstSheet(parts));
    const {tags, thumbnail} = picturedHead(known, this.#options.thumbnails ? siteUrl : undefined);
    const text = renderDocument(template, {
      language,
      attributes: {
        'data-mode': appearance.default === 'dark' ? 'dark' : 'light',
        'data-theme': config.theme === 'theme_1' ? undefined : config.theme,
        'data-current-path': currentPath(slug),
      },
      tags: [
        // From a disk browsers load fonts, and refuse to load them ahead.
        ...fontTags(site, base, names.script ? names.fonts : {}, site.drawn.hasCode || page.head.binding !== undefined),
        ...webFontTags(config),
        ...awayTags(page, site),
        ...headTags(tags, known),
        ...feedTags(page, siteUrl),
        ...sheetTags(sheet, base),
      ],
      data: structuredData(known),
      site: whole,
      base,
      sheet: base + (first?.path ?? names.sheet),
      ...(first && {rest: base + names.sheet}),
      own: {
        styles: own.styles.map(path => base + encodePath(path)),
        scripts: own.scripts.map(({src, isModule}) => ({src: base + encodePath(src), isModule})),
      },
      modeScript: {src: base + names.mode, mode: appearance.default, isStrict: appearance.strict},
      ...(names.script !== undefined && {script: base + names.script}),
    });
    return {
      slug,
      html: (await this.#options.finish?.(text)) ?? text,
      markdown: await this.#markdown(page, site.place.words),
      sections: utf8.encode(JSON.stringify(await this.#sections(page, source, site)).slice(1, -1)),
      icons: [...site.drawn.icons],
      trail: ownTrail(located, site.place.words?.frame),
      title: nameOf(page),
      isHidden:
        page.head.noindex ||
        page.head.hidden ||
        (source.entry !== undefined && isHiddenEntry(config, source.entry)) ||
        (config.seo.indexing === 'navigable' && !source.entry),
      variant: located.variant.id,
      ...(page.head.searchable === false && {isUnsearchable: true as const}),
      problems: [...page.problems, ...problems, ...(site.drawn.typed?.problems ?? [])],
      ...(page.head.description !== undefined && {description: descriptionWords(page.head.description)}),
      ...(page.modified !== undefined && {modified: page.modified}),
      ...(page.head.url !== undefined && {url: page.head.url}),
      ...(thumbnail && {thumbnail}),
      ...(sheet && {classes: [...page.classes]}),
      ...(parts && {parts}),
      ...(hasFeed(page) &&
        (siteUrl !== undefined || asksForFeed(page)) && {feed: siteUrl !== undefined && this.#feed(page, siteUrl)}),
    };
  }

  async #open({slug, file, entry}: PageSource, site: PlacedSite): Promise<PageDocument> {
    const answer = await entryPage(slug, entry, {
      open: async () => {
        const result = file === undefined ? undefined : await this.#project.pageFiles.read(file);
        if (result && !isFile(result) && result.missing !== 'absent') throw unreadableFile(result.path, result.reason);
        return this.#build(slug, file ?? '', result && isFile(result) ? result.text : '', site);
      },
      build: (of, text) => this.#build(of, '', text, site),
    });
    const source = file ?? documentOf(entry);
    return withDate(titledPage(answer.page, site), source === undefined ? undefined : this.#options.modified(source));
  }

  /** The page of a text, with what components of the project draw on it. */
  async #build(slug: string, file: string, text: string, site: PlacedSite): Promise<PageReady> {
    const {base} = site.place;
    const {ending, drawLive} = this.#options;
    const drawing = drawLive?.({slug, file, files: this.#project.files, base, ending});
    const built = await buildPage(slug, file, text, this.#pageOptions(file, site, drawing));
    return {state: 'ready', page: (await drawing?.fill(built)) ?? built};
  }

  #pageOptions(path: string, site: PlacedSite, drawing?: LiveDrawing): PageOptions {
    site.drawn.read(path, {...viewOptionsOf(site), ...given({root: this.#options.siteUrl})}, this.#documents);
    return {
      settle: content => site.drawn.settle(content),
      files: this.#project.files,
      extension: '.mdx',
      snippets: this.#snippets,
      context: (of, file) => pageContext(of, file, site.place),
      documents: (slug, named) => documentsFor(site, slug, named),
      authored: async () =>
        drawing ? {...authored, resolvePage: page => authored.resolvePage({...page, live: drawing.live})} : authored,
    };
  }

  /** The frame with the page in it. */
  async #site(page: PageDocument, site: PlacedSite, located: PageLocation): Promise<string> {
    const {config} = site;
    const markdown = markdownOf(page, site, this.#options.siteUrl);
    const feed =
      this.#options.siteUrl !== undefined && hasFeed(page)
        ? site.place.base + encodePath(feedPath(page.slug))
        : undefined;
    const framed = {...chromePageOf(page), markdown, ...(feed !== undefined && {feed})};
    const frame = chromeOf(site, framed, located, this.#heads);
    const header = frame.header();
    const context = pageContext(page.slug, page.file, site.place);
    const form = pageFormOf(page, config);
    const skeleton = renderSkeleton(
      {
        attributes: {
          'data-tabs': frame.hasTabs ? '' : null,
          'data-mode': page.head.mode,
          'data-api': page.hasSide ? '' : null,
          'data-form': form ? JSON.stringify({...form, fields: writtenFields(page.nodes)}) : null,
          'data-written': page.written && this.#options.names.script ? JSON.stringify(page.written) : null,
          'data-variant': located.variant.id || null,
          'data-anywhere': located.entry || located.variant !== site.navigation.defaultVariant ? null : '',
          'data-section': this.#sidebars.isBrief(located) ? sectionKey(located.section) : null,
          'data-slug': page.slug,
          'data-home': page.slug === site.routes.home ? '' : null,
          'data-missing': page.slug === '404' ? missingState(site, page) : null,
          'data-analytics': config.analytics.size > 0 ? '' : null,
          ...siteAttributes(config),
          'data-scripts': this.#options.own.scripts.length > 0 ? '' : null,
          'data-progress': config.appearance.readingProgress ? '' : null,
        },
        banner: await bannerOf(
          {...site, config: configAt(config, located)},
          {files: this.#project.files, authored: async () => authored},
        ),
        header,
        sidebar: this.#sidebars.draw(site, located, page),
        eyebrow: frame.eyebrow(),
        // Its text is no page's: there is no Markdown of it.
        tools: frame.actions(),
        head: page.top,
        contents: renderContents(page.outline, context),
        article: page.content,
        bottom: frame.pageFooter(),
        footer: frame.siteFooter(),
      },
      page.ids,
      site.place.words?.frame,
    );
    return html`${skeleton}${await renderVariantChrome(site, page, located, this.#heads)}`.text;
  }

  /** The site as others see it, from its address. */
  #placeAt(base: string): Site['place'] {
    const {place, follow} = this.#project.site;
    return {...place, base, router: 'history', ending: '/', follow};
  }

  /** What the search finds of a page: its text, and what the document says of its operation. */
  async #sections(page: PageDocument, {slug, file, entry}: PageSource, site: Site): Promise<readonly SearchSection[]> {
    const {head, nodes} = page;
    const {binding} = head;
    const words = showsOperation(binding)
      ? await searchedOperation(slug, binding, site, this.#project.readerOf)
      : undefined;
    const boost = head.boost ?? nodeSettings(site.config, entry?.path).boost;
    return pageSections(
      {slug, title: nameOf(page), head: {...head, ...given({boost})}},
      file === undefined ? undefined : nodes,
      words,
    );
  }

  #feed(page: PageDocument, siteUrl: string): string {
    const {site} = this.#project;
    const context = pageContext(page.slug, page.file, this.#placeAt(siteUrl));
    const language = pageLanguage({...site, place: {language: this.#language}}, chromeLocation(site, page.slug));
    return pageFeed(page, context, {siteUrl, language, name: site.config.name});
  }

  #markdown(page: PageDocument, words: PlacedSite['place']['words']): Promise<string> {
    const {site, readerOf} = this.#project;
    return pageText(
      page,
      {...site, place: {...this.#placeAt(this.#options.siteUrl ?? '/'), words}},
      readerOf,
      this.#options.siteUrl,
    );
  }
}

/** The file that the Markdown of a page is written to. */
function markdownOf({slug}: PageDocument, {place}: PlacedSite, siteUrl: string | undefined) {
  const path = encodeURI(markdownPath(slug));
  return {href: place.base + path, ...(siteUrl !== undefined && {address: siteUrl + path})};
}
