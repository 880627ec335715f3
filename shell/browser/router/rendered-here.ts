import {buildPageHref} from '../../../src/base/link.js';
import type {PageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {mayLinkPart} from '../../../src/openapi/operation/may-link-part.js';
import {removeApiTab} from '../../../src/site/bound-pages.js';
import {listUnreadTitles} from '../../../src/site/document-titles.js';
import {hasApiTab} from '../../../src/site/navigation/api-tab.js';
import type {PageLocation} from '../../../src/site/navigation/navigation.js';
import {findShownDocuments} from '../../../src/site/navigation/open-documents.js';
import {createPageContext} from '../../../src/site/page/create-page-context.js';
import {addDate, ensureTitle, type PageDocument} from '../../../src/site/page/open-page.js';
import {toSitePath} from '../../../src/site/routes/address.js';
import {findFirstInFolder} from '../../../src/site/routes/find-page.js';
import {type Route, resolveRoute} from '../../../src/site/routes/routes.js';
import {addIndexes, listCandidateDocuments, type Site} from '../../../src/site/site.js';
import {createFailedPage} from '../../../src/site/special-pages.js';
import {addTitle} from '../../../src/site/titled-page.js';
import type {SiteState} from '../boot/core.js';
import {delay, waitForFrame, waitForIdle, waitForPaint, waitForRelease} from '../boot/wait-for-paint.js';
import {addActionListeners} from '../chrome/actions.js';
import {applySiteSettings, renderSiteChrome} from '../chrome/apply-site.js';
import {markCurrentSection} from '../chrome/contents-spy.js';
import {PageChrome, type ShownChrome} from '../chrome/page-chrome.js';
import {createShellActions} from '../chrome/shell-actions.js';
import {findSiteLanguage, withMessages} from '../chrome/site-language.js';
import {ApiDocuments} from '../page/api-documents.js';
import {createSkeletonPage, listUnreadDocuments, showProgress} from '../page/api-pages.js';
import type {ReadableSite} from '../page/changelog.js';
import {addPropertiesOfPage} from '../page/component-properties.js';
import {logProblems} from '../page/log-problems.js';
import {connectOperations, setElementDocuments} from '../page/operations.js';
import type {BrowserSite} from './browser-site.js';
import {fadePage} from './fade-page.js';
import {openRemoved, openSlug} from './open-slug.js';
import {rewriteLinks} from './rewrite-links.js';
import {type LoadResult, type PageParts, type PageSource, Router, type Visit} from './router.js';
import {scrollToCurrent} from './update-content.js';

/** Page source of a site that the browser renders. */
export class RenderedHere implements BrowserSite, PageSource {
  readonly router: Router;
  readonly #core: SiteState;
  readonly #chrome: PageChrome;
  readonly #documents: ApiDocuments;
  #site: Site;
  /** Adds the manifest's data to a site. Changes nothing until the manifest has loaded. */
  #withManifest = (site: Site) => site;
  #page: PageDocument | undefined;
  /** Whether an unknown URL has redirected to the nearest page, which has not rendered yet. */
  #isRedirected = false;
  onShow: ((page: PageDocument) => void) | undefined;

  constructor(core: SiteState, site: Site) {
    this.#core = core;
    this.#site = site;
    this.#page = core.shown;
    this.#chrome = new PageChrome(core, () => this.#site);
    this.router = new Router(this, core.parts);
    this.#documents = new ApiDocuments(core.early.options.root, () => this.#rebuild());
    core.messages.languageOf = slug => findSiteLanguage(this.#site, slug);
    this.#site = withMessages(this.#site, this.#core.messages, core.messages.shown ?? '');
    core.documents.of = (slug, named) => listCandidateDocuments(this.#site, slug, named);
  }

  get site(): Site {
    return this.#site;
  }

  get page(): PageDocument | undefined {
    return this.#page;
  }

  get pageMetadata(): ReadonlyMap<string, PageMetadata> {
    return this.#chrome.heads.known;
  }

  /** Renders the parts of the page chrome that are the same on every page, and adds listeners. */
  async drawOnce(): Promise<void> {
    await renderSiteChrome(this.#site, this.#core);
    this.router.start();
    addActionListeners(createShellActions(this, this.#core));
    connectOperations(this, this.#core);
  }

  /**
   * Reads the first pages of the navigation before rendering. Without a manifest, only their files tell whether an
   * operation has a page of its own.
   */
  async readBindings(): Promise<void> {
    if (this.#core.early.options.manifest || !hasApiTab(this.#site.navigation)) return;
    const {readBindings} = await import('../page/api-bindings.js');
    this.#site = await readBindings(this.#site, this.#page, this.#chrome.heads);
  }

  /** Loads the manifest, if the script tag sets one. */
  async readManifest(): Promise<void> {
    const {manifest: address} = this.#core.early.options;
    if (!address) return;
    const {readManifest, withManifest, findFailedElement, loadOwnFiles} = await import('../boot/manifest.js');
    const manifest = await readManifest(address);
    await waitForIdle();
    if (manifest) this.#withManifest = site => withManifest(site, manifest);
    this.#site = this.#withManifest(this.#site);
    if (manifest) loadOwnFiles(manifest, this.#core.early.options, this.#site.config.lectern.run);
    this.#chrome.take(manifest);
    await waitForRelease(this.#core.parts.site);
    if (!this.#page) return;
    // An API document no longer generates this page.
    if (!this.#page.file && !this.#site.navigation.entries.has(this.#page.slug)) return this.router.visit('renew');
    this.#rewriteLinks(this.#page);
    this.#redraw(this.#page);
    scrollToCurrent(this.#core.parts.sidebar);
    this.#nameDocuments(this.#page);
    if (findFailedElement(this.#core.parts.article)) void this.searchOtherDocuments();
  }

  async renew(site?: Site): Promise<void> {
    if (site) {
      this.#site = this.#withManifest(addIndexes(site, this.#documents.indexes));
      applySiteSettings(this.#site, this.#core, () => this.#site);
      await renderSiteChrome(this.#site, this.#core);
      this.#chrome.heads.version++;
    }
    await this.router.visit('renew');
  }

  doubtHeads(slugs?: readonly string[]): void {
    this.#chrome.heads.doubt(slugs);
  }

  renewDocuments(): Promise<void> {
    return this.#documents.readAgain();
  }

  go(href: string): void {
    this.router.go(href);
  }

  retry(): Promise<void> {
    this.#page = undefined;
    return this.router.visit('load');
  }

  async readDocuments(files: readonly string[]): Promise<void> {
    await Promise.all(files.map(file => this.#documents.read(file)));
  }

  documentsOf({slug, metadata}: PageDocument): readonly string[] {
    return metadata.binding ? listCandidateDocuments(this.#site, slug, metadata.binding.document) : [];
  }

  async searchOtherDocuments(): Promise<void> {
    const page = this.#page;
    if (!page || !this.#site.found) return;
    await this.readDocuments(this.documentsOf(page));
    const {addOtherDocuments} = await import('../boot/manifest.js');
    if (this.#page === page) addOtherDocuments(this.#core.parts.article, this.documentsOf(page));
  }

  /** Shows a page's text. Everything that renders later uses its language. */
  #paint(page: PageDocument): void {
    const tag = findSiteLanguage(this.#site, page.slug);
    this.#core.messages.show(tag);
    this.#site = withMessages(this.#site, this.#core.messages, tag);
    this.#core.paint(page);
  }

  #rewriteLinks({slug}: PageDocument): void {
    const {head, article} = this.#core.parts;
    for (const part of [head, article]) rewriteLinks(part, slug, this.#site);
  }

  /** Sets the documents of the page's API element. Waits for the manifest, which can list documents. */
  #nameDocuments(page: PageDocument): void {
    const documents = this.documentsOf(page);
    if (documents.length > 0 || !this.#chrome.isAwaiting)
      setElementDocuments(this.#core.parts.article, documents, page);
  }

  entitle(title: string): void {
    if (!this.#page?.isUntitled) return;
    this.#page = ensureTitle(this.#page, title, createPageContext(this.#page.slug, this.#page.file, this.#site.place));
    this.#core.put(this.#core.parts.head, this.#page.top, this.#page.slug);
    this.#redraw(this.#page);
  }

  async load(visit: Visit): Promise<LoadResult | undefined> {
    this.#chrome.pause(visit.cause === 'load');
    const path = toSitePath(location, this.#core.early.options);
    const route = await this.#resolve(path, visit);
    return visit.isCurrent ? this.#follow(route, path, visit) : undefined;
  }

  /** Finds a URL's page. First loads the API documents that can generate it. */
  async #resolve(path: string, visit: Visit): Promise<Route> {
    for (;;) {
      const route = resolveRoute(this.#site.routes, path);
      if (route.kind === 'redirect' || route.kind === 'missing') return route;
      const unread = listUnreadDocuments(this.#site, route);
      if (unread.length === 0 || !visit.isCurrent) return route;
      const reading = this.readDocuments(unread);
      // Keep the previous page for 300 ms: most documents load faster, and a skeleton would flicker.
      const isQuick = this.#page && (await Promise.race([reading.then(() => true), delay(300)]));
      if (!isQuick && visit.isCurrent) {
        const page = createSkeletonPage(this.#site, route.kind === 'page' ? route.entry.slug : route.slug);
        await this.#core.messages.of(page.slug);
        await this.router.show(this.#partsOf(page, '', true, visit), visit);
        if (this.#page === page) this.#page = undefined;
        showProgress(unread, this.#core.early.options.root).catch(() => undefined);
      }
      await reading;
    }
  }

  async #follow(route: Route, path: string, visit: Visit): Promise<LoadResult | undefined> {
    if (route.kind === 'redirect')
      return {
        kind: 'redirect',
        href: route.external ? route.to : this.#href(route.to),
        isExternal: route.external,
      };
    if (route.kind === 'missing') return this.#missing(path, visit);
    const part = mayLinkPart(route.hash) ? await this.#linkedPart('', route.hash) : undefined;
    if (part !== undefined) return visit.isCurrent ? {kind: 'redirect', href: part, isExternal: false} : undefined;
    if (route.kind === 'page' && route.moved)
      history.replaceState(history.state, '', buildPageHref(route, this.#site.place));
    const entry = route.kind === 'page' ? route.entry : undefined;
    const {hash} = route;
    const slug = entry?.slug ?? route.slug;
    await this.#core.messages.of(slug);
    if (!visit.isCurrent) return undefined;
    const language = findSiteLanguage(this.#site, slug);
    if (this.#page?.slug === slug && visit.cause !== 'renew' && this.#core.messages.shown === language)
      return {kind: 'page', page: this.#partsOf(this.#page, hash, false, visit)};
    const readable = this.#readableIn(language);
    let result = await openSlug({slug, entry, signal: visit.signal}, this.#core, readable);
    if (!visit.isCurrent) return undefined;
    const inside = result.state === 'absent' ? findFirstInFolder(this.#site.navigation, slug) : undefined;
    if (inside) return {kind: 'redirect', href: buildPageHref(inside, this.#site.place), isExternal: false};
    if (result.state === 'absent') result = (await openRemoved(slug, this.#core, readable)) ?? result;
    if (!visit.isCurrent) return undefined;
    if (result.state === 'absent') return this.#missing(path, visit);
    if (result.state === 'failed') {
      const {messages} = withMessages(this.#site, this.#core.messages, language).place;
      return {
        kind: 'page',
        page: this.#partsOf(createFailedPage(slug, result.reason, messages?.frame), '', true, visit),
      };
    }
    // `url` in the frontmatter: the page is only a link to that URL.
    const {url} = result.page.metadata;
    const away = url ? createPageContext(slug, result.page.file, this.#site.place).href(url) : undefined;
    if (away && (away.external || visit.hops < 10))
      return {kind: 'redirect', href: away.href, isExternal: away.external};
    const page = addTitle(result.page, withMessages(this.#site, this.#core.messages, language));
    return {kind: 'page', page: this.#partsOf(page, hash, visit.cause !== 'renew', visit)};
  }

  /** Returns the current site with a language's messages. `readDocuments` can extend it. */
  #readableIn(language: string): ReadableSite {
    const site = () => withMessages(this.#site, this.#core.messages, language);
    return {
      readDocuments: this.readDocuments.bind(this),
      get site() {
        return site();
      },
    };
  }

  /** Builds the navigation again after an API document has loaded. The hovered or current entry keeps its position. */
  #rebuild(): void {
    this.#site = addIndexes(this.#site, this.#documents.indexes);
    // Increase the version now. Otherwise, a rendering from before the document loaded would count as current.
    this.#chrome.heads.version++;
    if (!this.#page) return;
    this.#rewriteLinks(this.#page);
    this.#redraw(this.#page);
  }

  #redraw(page: PageDocument): void {
    const {site} = this.#core.parts;
    this.#site = removeApiTab(this.#site, this.pageMetadata);
    if (site.matches(':active')) void waitForRelease(site).then(() => this.#redraw(this.#page ?? page));
    else this.#readShown(this.#chrome.drawAgain(page));
  }

  /** Loads the API documents of the open section. */
  #readShown(located: PageLocation): void {
    const titles = listUnreadTitles(located, this.#chrome.heads.known, this.#site);
    const unread = [...findShownDocuments(located), ...titles].filter(file => !this.#documents.indexes.has(file));
    if (unread.length > 0) void this.readDocuments(unread);
  }

  /** Returns the steps that show a page for the router: first its text, then the page chrome. */
  #partsOf(page: PageDocument, hash: string, isNew: boolean, visit: Visit): Required<PageParts> {
    const {cause} = visit;
    const {parts} = this.#core;
    let chrome: ShownChrome | undefined;
    return {
      slug: page.slug,
      title: () => page.metadata.title ?? '',
      hash,
      isNew,
      put: async isStep => {
        const change = () => {
          if (!visit.isCurrent) return;
          if (page !== this.#page) this.#paint(page);
          this.#page = page;
          this.#isRedirected = false;
          this.#rewriteLinks(page);
          this.#chrome.heads.learn(page);
          this.#site = removeApiTab(this.#site, this.pageMetadata);
          chrome = this.#chrome.of(page);
          this.#chrome.drawAbove(chrome, page, isNew || cause === 'renew');
          if (page.metadata.binding) this.#nameDocuments(page);
          else if (page.frontmatter.has('api'))
            void import('../page/page-form.js').then(({offerHandwrittenForm}) => {
              if (this.#page === page) offerHandwrittenForm(page, this.#site.config, parts.article);
            });
          this.#chrome.drawAround(chrome, page);
        };
        if (!isStep) return change();
        parts.site.dataset.turning = '';
        await fadePage(change);
      },
      finish: async (isStep, scroll) => {
        if (!chrome) return;
        // Both measure the layout. Do it in one frame, after its layout, or each forces another one.
        void waitForFrame().then(() => {
          if (!visit.isCurrent) return;
          scroll();
          markCurrentSection(parts);
          if (isNew || cause === 'load') scrollToCurrent(parts.sidebar);
        });
        if (isStep) await waitForPaint();
        if (!visit.isCurrent) return;
        const {located} = chrome;
        this.#chrome.readHeads(located, page, () => this.#redraw(this.#page ?? page));
        this.#readShown(located);
        if (isNew) logProblems(page);
        if (!page.file && (page.metadata.timestamp ?? this.#site.config.footer.lastUpdated))
          void this.#date(page, located);
        this.onShow?.(page);
        void addPropertiesOfPage(parts.main, async () => ({
          slug: page.slug,
          file: page.file,
          site: this.#site.place,
        }));
      },
    };
  }

  /** Sets the date of a generated page to that of its API document. */
  async #date(page: PageDocument, {entry}: PageLocation): Promise<void> {
    const {findDocumentDate} = await import('../page/document-date.js');
    const date = await findDocumentDate(entry, this.#core.early.options.root);
    if (date === undefined || this.#page !== page) return;
    this.#page = addDate(page, date);
    this.#redraw(this.#page);
  }

  async #missing(path: string, visit: Visit): Promise<LoadResult | undefined> {
    const {findNearestPage, findRelatedPages, hasDocumentUrl, renderNotFoundPage} = await import('./missing.js');
    const onLateResult = () => visit.isCurrent && void this.router.visit(visit.cause);
    const named = await hasDocumentUrl(() => this.#site, path, this, onLateResult);
    if (!visit.isCurrent) return undefined;
    if (named) return this.load(visit);
    const [before = '', hash = ''] = path.split(/#(.*)/s);
    const part = await this.#linkedPart(before, hash);
    if (!visit.isCurrent) return undefined;
    if (part !== undefined) return {kind: 'redirect', href: part, isExternal: false};
    const {config, navigation} = this.#site;
    const {variant} = this.#chrome.locate(path.replace(/^\/|[?#].*$/g, ''));
    // Redirect only once: if the nearest page has no file either, this would loop.
    if (config.errors.notFound.redirect && navigation.entries.size > 0 && !this.#isRedirected) {
      this.#isRedirected = true;
      this.#chrome.notice = path.replace(/[?#].*/, '');
      const near = findNearestPage(navigation, path, variant);
      const to = `/${near === 'index' ? '' : near}${/[?#].*$/.exec(path)?.[0] ?? ''}`;
      return {kind: 'redirect', href: this.#href(to), isExternal: false};
    }
    await this.#core.messages.of('404');
    const own = await this.#core.open('404');
    const site = withMessages(this.#site, this.#core.messages, findSiteLanguage(this.#site, '404'));
    const page =
      own.state === 'ready'
        ? {...own.page, slug: '404'}
        : await renderNotFoundPage(site, this.#core, {path, near: findRelatedPages(path, variant), shell: this});
    return visit.isCurrent ? {kind: 'page', page: this.#partsOf(page, '', true, visit)} : undefined;
  }

  async #linkedPart(path: string, hash: string): Promise<string | undefined> {
    const {findLinkedPage} = await import('./missing.js');
    return findLinkedPage(() => this.#site, {path, hash}, this);
  }

  #href(sitePath: string): string {
    const {base, router} = this.#site.place;
    return router === 'hash' ? `#${sitePath}` : base.replace(/\/$/, '') + sitePath;
  }
}
