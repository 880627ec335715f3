import {html} from '../base/html.js';
import {encodePath} from '../base/slug.js';
import {renderContents} from '../site/chrome/contents.js';
import {buildPageAttributes, buildSiteAttributes} from '../site/chrome/site-attributes.js';
import {renderSkeleton} from '../site/chrome/skeleton.js';
import {getVariantConfig} from '../site/chrome/variant-config.js';
import {addDocumentTitles} from '../site/document-titles.js';
import {getPageLanguage} from '../site/get-page-language.js';
import type {PageLocation} from '../site/navigation/navigation.js';
import {authored} from '../site/page/authored.js';
import {createPageContext} from '../site/page/create-page-context.js';
import type {PageDocument} from '../site/page/open-page.js';
import {buildChromePage, buildSiteChrome, renderSiteBanner} from '../site/site.js';
import {addPicture} from '../thumbnails/page-thumbnail.js';
import {buildFeedTags, hasFeed, toFeedPath} from './build-page-feed.js';
import {indexPointer} from './build-page-text.js';
import {buildSheetTags} from './class-sheets.js';
import {buildFontTags, buildWebFontTags, listPageFonts} from './font-tags.js';
import {buildHeadTags, buildRefreshTags, buildStructuredData} from './head-tags.js';
import type {OpenProject} from './open-project.js';
import {toMarkdownPath} from './output-file.js';
import type {PagePorts} from './page-ports.js';
import type {PageRecord} from './page-record.js';
import {listPageSheetParts} from './page-sheet.js';
import type {PlacedSite} from './placed-site.js';
import {buildScriptData} from './script-data.js';
import {findShownParts} from './shown-in.js';
import {Sidebars} from './sidebars.js';
import {renderDocument} from './template.js';
import {renderVariantChrome} from './variant-chrome.js';
import type {WriteOptions} from './write-options.js';

/** A rendered page, with its data for site-wide files such as the sitemap. */
interface RenderedPage extends Pick<PageRecord, 'thumbnail' | 'classes' | 'parts'> {
  readonly html: string;
}

/** Renders the HTML document of a page: the author's template with `<head>` tags, page chrome, and content. */
export class PageHtml {
  readonly #project: OpenProject;
  readonly #options: WriteOptions;
  readonly #pageMetadata: ReturnType<typeof addDocumentTitles>;
  readonly #sidebars: Sidebars;

  constructor(project: OpenProject, options: WriteOptions, portsAt: (base: string) => PagePorts) {
    this.#project = project;
    this.#options = options;
    this.#pageMetadata = addDocumentTitles(project.pageMetadata, project.site);
    this.#sidebars = new Sidebars(this.#pageMetadata, portsAt);
  }

  async render(page: PageDocument, site: PlacedSite, located: PageLocation): Promise<RenderedPage> {
    const {template, names, own, siteUrl, classSheet, firstSheet} = this.#options;
    const {outline = []} = site.drawn.operations ?? {};
    const whole = await this.#site({...page, outline: [...page.outline, ...outline]}, site, located);
    const {config} = site;
    const {appearance} = config;
    const known = {site, page, located, pages: this.#project.pages, ...(siteUrl !== undefined && {siteUrl})};
    const {base} = site.place;
    const sheet = await classSheet?.(page.classes);
    // The script of the 404 page shows the requested path as code.
    const hasCode = site.drawn.hasCode || page.metadata.binding !== undefined || page.slug === '404';
    const parts = firstSheet && listPageSheetParts(page, findShownParts(page, site, located));
    const first = parts && (await firstSheet(parts));
    const {tags, thumbnail} = addPicture(known, this.#options.thumbnails ? siteUrl : undefined);
    const text = renderDocument(template, {
      language: getPageLanguage(site, located),
      attributes: {
        'data-mode': appearance.default === 'dark' ? 'dark' : 'light',
        'data-theme': config.theme === 'theme_1' ? undefined : config.theme,
        ...buildPageAttributes(page).root,
      },
      tags: [
        ...buildFontTags(site),
        ...buildWebFontTags(config),
        ...buildRefreshTags(page, site),
        ...buildHeadTags(tags, known),
        ...buildFeedTags(page, siteUrl),
        ...buildSheetTags(sheet, base),
      ],
      data: buildStructuredData(known),
      site: whole,
      ...(names.script !== undefined && {pointer: indexPointer(siteUrl ?? base)}),
      base,
      sheet: base + (first?.path ?? names.sheet),
      ...(first && {rest: base + names.sheet}),
      own: {
        styles: own.styles.map(path => base + encodePath(path)),
        scripts: own.scripts.map(({src, isModule}) => ({src: base + encodePath(src), isModule})),
      },
      modeScript: {
        src: base + names.mode,
        mode: appearance.default,
        isStrict: appearance.strict,
        // Omit package fonts in a copy on a disk, where browsers cannot preload them.
        faces: listPageFonts(site, base, names.script ? names.fonts : {}, hasCode),
      },
      ...(names.script !== undefined && {script: base + names.script}),
    });
    return {
      html: (await this.#options.finish?.(text)) ?? text,
      ...(thumbnail && {thumbnail}),
      ...(sheet && {classes: [...page.classes]}),
      ...(parts && {parts}),
    };
  }

  /** Renders the page chrome around a page's content. */
  async #site(page: PageDocument, site: PlacedSite, located: PageLocation): Promise<string> {
    const {config} = site;
    const markdown = buildMarkdownUrl(page, site, this.#options.siteUrl);
    const feed =
      this.#options.siteUrl !== undefined && hasFeed(page)
        ? site.place.base + encodePath(toFeedPath(page.slug))
        : undefined;
    const framed = {...buildChromePage(page), markdown, ...(feed !== undefined && {feed})};
    const frame = buildSiteChrome(site, framed, located, this.#pageMetadata);
    const {renderChrome, names, own} = this.#options;
    const header = renderChrome('header', frame);
    const context = createPageContext(page.slug, page.file, site.place);
    const skeleton = renderSkeleton(
      {
        attributes: {
          'data-tabs': frame.hasTabs ? '' : null,
          ...buildPageAttributes(page).site,
          ...buildSiteAttributes(config),
          ...buildScriptData(page, site, located, {
            isBrief: this.#sidebars.isBrief(located),
            hasScript: names.script !== undefined,
            hasOwnScripts: own.scripts.length > 0,
          }),
        },
        banner: await renderSiteBanner(
          {...site, config: getVariantConfig(config, located)},
          {files: this.#project.files, authored: async () => authored},
        ),
        header,
        sidebar: renderChrome('sidebar', this.#sidebars.build(site, located, page)),
        eyebrow: renderChrome('eyebrow', frame),
        // Omit the page actions on the 404 page, which has no Markdown.
        tools: renderChrome('actions', frame),
        head: page.top,
        contents: renderContents(page.outline, context),
        article: page.content,
        bottom: renderChrome('pageFooter', frame),
        footer: renderChrome('siteFooter', frame),
      },
      page.ids,
      site.place.messages?.frame,
    );
    return html`${skeleton}${await renderVariantChrome(site, page, located, this.#pageMetadata, renderChrome)}`.text;
  }
}

/** Returns the URL of a page's Markdown file. */
function buildMarkdownUrl({slug}: PageDocument, {place}: PlacedSite, siteUrl: string | undefined) {
  const path = encodeURI(toMarkdownPath(slug));
  return {href: place.base + path, ...(siteUrl !== undefined && {address: siteUrl + path})};
}
