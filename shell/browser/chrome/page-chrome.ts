import {defineBelow} from '../../../elements/base/define-below.js';
import {registerElements} from '../../../elements/register.js';
import type {RenderEntries} from '../../../elements/site-chrome/templates/entries.js';
import {renderEyebrow} from '../../../elements/site-chrome/templates/eyebrow.js';
import {renderHeader} from '../../../elements/site-chrome/templates/header.js';
import {renderPageActions} from '../../../elements/site-chrome/templates/page-actions.js';
import {renderPageFooter} from '../../../elements/site-chrome/templates/page-footer.js';
import {renderSidebarContent} from '../../../elements/site-chrome/templates/sidebar.js';
import {renderSiteFooter} from '../../../elements/site-chrome/templates/site-footer.js';
import {addSiteTags} from '../../../elements/site-tags.js';
import {withoutExtension} from '../../../src/base/page-files.js';
import type {ChromeViews} from '../../../src/site/chrome/build-chrome.js';
import {addDocumentTitles} from '../../../src/site/document-titles.js';
import type {Manifest} from '../../../src/site/manifest.js';
import {findEntryDocument} from '../../../src/site/navigation/find-entry-document.js';
import type {PageLocation} from '../../../src/site/navigation/navigation.js';
import {addDate, type PageDocument} from '../../../src/site/page/open-page.js';
import {buildChromePage, buildMetadataTags, buildSiteChrome, locateChrome, type Site} from '../../../src/site/site.js';
import {renderProblemNotice} from '../../../src/site/special-pages.js';
import type {SiteState} from '../boot/core.js';
import {addProblemStyles} from '../page/add-problem-styles.js';
import {writeHead} from '../page/head.js';
import {MetadataStore} from '../page/page-metadata.js';
import {showNotice} from '../router/update-content.js';
import {readVariant, rememberVariant} from '../router/variant.js';
import {renderPart, renderSidebar} from './render-part.js';

/** Page chrome of one page, ready to render. */
export interface ShownChrome {
  readonly located: PageLocation;
  readonly frame: ChromeViews;
}

/** Renders the page chrome. Updates only what differs from the previous page. */
export class PageChrome {
  readonly heads: MetadataStore;
  /** Notice to show above the next page, after a redirect from a wrong URL. */
  notice: string | undefined;
  readonly #core: SiteState;
  readonly #site: () => Site;
  /** The manifest. `awaited` while it loads, undefined if there is none. */
  #manifest: Manifest | 'awaited' | undefined;
  #readSeen: (() => void) | undefined;
  /** Whether the reader scrolled the sidebar or opened a group on this page. */
  #hasTurned = false;

  /** `site` returns the current site. It changes when API documents have loaded. */
  constructor(core: SiteState, site: () => Site) {
    this.#core = core;
    this.#site = site;
    registerElements();
    addSiteTags();
    this.heads = new MetadataStore(core.files, core.extensions, core.early.options.base);
    let clock = 0;
    const {sidebar} = core.parts;
    const passive = {capture: true, passive: true};
    for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'])
      sidebar.addEventListener(name, () => (this.#hasTurned = true), passive);
    for (const name of ['scroll', 'toggle'])
      sidebar.addEventListener(
        name,
        () => {
          // Ignore `scroll` events of the sidebar that no reader caused: it scrolls to the current entry itself.
          if (this.#hasTurned) this.heads.allow();
          clearTimeout(clock);
          clock = setTimeout(() => this.#readSeen?.(), 100);
        },
        passive,
      );
    if (!core.early.options.manifest) return;
    this.#manifest = 'awaited';
    this.heads.wait();
  }

  /** Whether the manifest is still loading. */
  get isAwaiting(): boolean {
    return this.#manifest === 'awaited';
  }

  /** Sets the manifest. Undefined if the site has none or it failed to load. */
  take(manifest: Manifest | undefined): void {
    this.#manifest = manifest;
    this.heads.take(manifest);
  }

  /** Stops reading metadata for the sidebar. Call it when another page starts to load, which needs the bandwidth. */
  pause(isFirstPage: boolean): void {
    this.#hasTurned = false;
    this.heads.pause(isFirstPage);
  }

  /** Reads metadata for the visible entries of the sidebar: now, and after the reader scrolls it or opens a group. */
  readHeads(located: PageLocation, page: PageDocument, draw: () => void): void {
    const {sidebar} = this.#core.parts;
    this.#readSeen = () => this.heads.read(located, page, () => listVisibleSlugs(sidebar), draw);
    this.#readSeen();
  }

  of(page: PageDocument): ShownChrome {
    const site = this.#site();
    const located = this.locate(page.slug);
    this.heads.learn(page);
    const framed = buildChromePage(this.#dated(page, located));
    return {located, frame: buildSiteChrome(site, framed, located, addDocumentTitles(this.heads.known, site))};
  }

  /**
   * Adds the date of the last change. If the manifest has Git data, ignores the HTTP date of the file, which is only
   * that of the deployment.
   */
  #dated(page: PageDocument, {entry}: PageLocation): PageDocument {
    if (this.#manifest === 'awaited') return addDate(page, undefined);
    if (!this.#manifest?.repository) return page;
    const {pages, dates} = this.#manifest;
    const date = page.file
      ? pages.get(withoutExtension(page.file))?.modified
      : dates.get(findEntryDocument(entry) ?? '');
    return addDate(page, date);
  }

  /** Renders the parts above the text. Call it before the text renders, or they shift the text. */
  drawAbove({frame}: ShownChrome, {slug}: PageDocument, isNew: boolean): void {
    const {parts} = this.#core;
    renderPart(parts.eyebrow, renderEyebrow(frame.eyebrow()));
    renderPart(parts.tools, renderPageActions(frame.actions()), slug);
    if (isNew) parts.main.querySelector('.site-notice')?.remove();
    const notice = renderProblemNotice(this.#site(), this.notice);
    this.notice = undefined;
    if (!notice || parts.main.querySelector('.site-notice')) return;
    addProblemStyles();
    showNotice(parts, notice);
  }

  drawAround({frame, located}: ShownChrome, page: PageDocument): void {
    const {parts} = this.#core;
    const site = this.#site();
    parts.site.toggleAttribute('data-tabs', frame.hasTabs);
    renderPart(parts.header, renderHeader(frame.header()));
    // Links of the drawer's selectors lead to this page in other variants, so they change with each page.
    const version = [this.heads.version, site.indexes.size, site.navigation.variants.length > 1 ? page.slug : ''];
    const template = (render?: RenderEntries) => renderSidebarContent(frame.sidebar(), render);
    renderSidebar(parts.sidebar, located, version.join(' '), page.slug, template, () => this.#readSeen?.());
    renderPart(parts.bottom, renderPageFooter(frame.pageFooter()), page.slug);
    renderPart(parts.footer, renderSiteFooter(frame.siteFooter()));
    delete parts.site.dataset.turning;
    defineBelow(parts.site);
    if (parts.article.querySelector('img, video'))
      void import('../../../elements/content/image-zoom/image-zoom.js').then(({enlargeImages}) =>
        enlargeImages(parts.main),
      );
    writeHead(buildMetadataTags(site, page, located));
  }

  /**
   * Renders the page chrome again after titles or entries have loaded. New labels can wrap, but the entry under the
   * pointer or with the focus keeps its position.
   */
  drawAgain(page: PageDocument): PageLocation {
    const shownChrome = this.of(page);
    renderPart(this.#core.parts.eyebrow, renderEyebrow(shownChrome.frame.eyebrow()));
    this.drawAround(shownChrome, page);
    return shownChrome.located;
  }

  locate(slug: string): PageLocation {
    const site = this.#site();
    const located = locateChrome(site, slug, readVariant(site));
    rememberVariant(site, located.variant.id);
    return located;
  }
}

/** Returns the slugs of entries in or near the visible part of the sidebar. */
function listVisibleSlugs(sidebar: HTMLElement): ReadonlySet<string> {
  const box = sidebar.getBoundingClientRect();
  const [top, bottom] = [Math.max(0, box.top) - beyond, Math.min(innerHeight, box.bottom) + beyond];
  const seen = new Set<string>();
  for (const link of sidebar.querySelectorAll<HTMLElement>('[data-slug]')) {
    const {top: upper, bottom: lower, height} = link.getBoundingClientRect();
    if (height > 0 && lower > top && upper < bottom) seen.add(link.dataset.slug as string);
  }
  return seen;
}

/** Distance in pixels that counts as near: about ten entries. */
const beyond = 320;
