import {adopt, adoptNamed} from '../../elements/base/adopt.js';
import {setHtml} from '../../elements/base/set-html.js';
import {setIconBase} from '../../elements/docs-icon/icon-base.js';
import {defineBelow} from '../../elements/register.js';
import {applyAppearance} from '../../elements/site-theme/mode.js';
import frameCss from '../../elements/theme/frame.css';
import type {Frame} from '../../src/frame/frame.js';
import type {PageLocation} from '../../src/navigation/navigation.js';
import type {PageDocument} from '../../src/open-page.js';
import {pageContext} from '../../src/page-context.js';
import {parseAddress} from '../../src/routes/address.js';
import {pageHref} from '../../src/routes/link.js';
import {nearestPage} from '../../src/routes/nearest-page.js';
import {type Route, resolve} from '../../src/routes/routes.js';
import {bannerOf, cssOf, frameOf, headOf, locationOf, openSite, type Site} from '../../src/site.js';
import {wireActions} from './actions.js';
import {drawContentsSpy} from './contents-spy.js';
import type {Core} from './core.js';
import {draw, drawSidebar, keepHeights, showCurrent} from './draw.js';
import {loadFonts} from './fonts.js';
import {writeHead, writeLanguage} from './head.js';
import {PageHeads} from './page-heads.js';
import {failedPage, missingPage, problemNotice} from './pages.js';
import {nextFrame, painted} from './painted.js';
import {holdScroll, saveScroll, scrollAfter} from './scroll.js';
import {readVariant, rememberVariant} from './variant.js';

/** Reads docs.json whole. */
export function readSite(files: Core['files'], {options}: Core['early']): Promise<Site> {
  return openSite(files, options, options.config.slice(options.root.length));
}

/** Draws the frame, and from then on answers every change of address. */
export async function startFrame(core: Core, site: Site): Promise<void> {
  adopt(frameCss);
  applyAppearance(site.config.appearance);
  setIconBase(site.config.icons.library);
  adoptNamed('site', cssOf(site));
  const {code, styling} = site.config;
  if (code.theme || styling.codeblocks === 'dark')
    void import('../../elements/code-block/code-themes.js').then(({putOnCode}) => putOnCode(site.config));
  const frame = new SiteShell(core, site);
  await frame.drawOnce();
  await frame.visit('load');
}

type Cause = 'load' | 'push' | 'pop';

/** How a page came to be shown. */
interface Showing {
  readonly hash: string;
  readonly cause: Cause;
  /** It was not shown before. */
  readonly isNew: boolean;
  /** No later visit has begun. */
  isCurrent(): boolean;
}

export class SiteShell {
  readonly #core: Core;
  readonly #site: Site;
  readonly #heads: PageHeads;
  #visits = 0;
  #abort = new AbortController();
  #page: PageDocument | undefined;
  /** Said above the page that a wrong address led to. */
  #notice: string | undefined;
  /** Pages that led here one after the other; some lead in a circle. */
  #hops = 0;

  constructor(core: Core, site: Site) {
    this.#core = core;
    this.#site = site;
    this.#page = core.shown;
    this.#heads = new PageHeads(core.files, core.extensions, core.early.options.base);
  }

  get page(): PageDocument | undefined {
    return this.#page;
  }

  /** What does not depend on the page. */
  async drawOnce(): Promise<void> {
    const {parts} = this.#core;
    const {config} = this.#site;
    draw(parts.banner, await bannerOf(this.#site, this.#core));
    delete parts.banner.dataset.waiting;
    if (!config.code.copyButton) parts.site.dataset.copy = 'off';
    if (config.background.decoration) parts.site.dataset.decoration = config.background.decoration;
    if (config.appearance.readingProgress) parts.site.prepend(progressBar());
    loadFonts(config.fonts, this.#core.early.options.root);
    history.scrollRestoration = 'manual';
    addEventListener('popstate', () => void this.visit('pop'));
    wireActions(this, this.#core, this.#site);
  }

  /** Goes to an address of this site as a click does. */
  go(href: string): void {
    saveScroll();
    history.pushState(null, '', href);
    void this.visit('push');
  }

  /** Asks again for a page that could not be read. */
  retry(): Promise<void> {
    this.#page = undefined;
    return this.visit('load');
  }

  /** Shows the page of the current address. A later visit ends an earlier one: its answer is not shown. */
  async visit(cause: Cause): Promise<void> {
    const visit = ++this.#visits;
    this.#heads.pause();
    holdScroll();
    this.#abort.abort();
    this.#abort = new AbortController();
    const path = parseAddress(location, this.#core.early.options);
    const route = resolve(this.#site.routes, path);
    try {
      await this.#follow(route, path, cause, this.#abort.signal, () => visit === this.#visits);
    } catch (error) {
      // The only rejection is that of an aborted visit: a newer one has taken over.
      if (!this.#abort.signal.aborted && visit === this.#visits) throw error;
    }
  }

  async #follow(
    route: Route,
    path: string,
    cause: Cause,
    signal: AbortSignal,
    isCurrent: () => boolean,
  ): Promise<void> {
    if (route.kind === 'redirect') {
      if (route.external) return location.replace(route.to);
      history.replaceState(history.state, '', this.#href(route.to));
      return this.visit(cause);
    }
    if (route.kind === 'missing') return this.#showMissing(path, cause, isCurrent);
    if (route.kind === 'page' && route.moved)
      history.replaceState(history.state, '', pageHref(route, this.#site.place));
    const {slug, hash} = route;
    if (this.#page?.slug === slug) return this.#show(this.#page, {hash, cause, isNew: false, isCurrent});
    const answer = await this.#core.open(slug, route.kind === 'unlisted', signal);
    if (!isCurrent()) return;
    if (answer.state === 'absent') return this.#showMissing(path, cause, isCurrent);
    if (answer.state === 'failed') {
      const page = failedPage(slug, answer.reason);
      this.#core.paint(page);
      return this.#show(page, {hash: '', cause, isNew: true, isCurrent});
    }
    // `url` in the head: the page only leads somewhere else.
    const {url} = answer.page.head;
    const away = url ? pageContext(slug, answer.page.file, this.#site.place).href(url) : undefined;
    if (away?.external) return location.replace(away.href);
    if (away && this.#hops++ < 10) {
      history.replaceState(history.state, '', away.href);
      return this.visit(cause);
    }
    this.#core.paint(answer.page);
    return this.#show(answer.page, {hash, cause, isNew: true, isCurrent});
  }

  /**
   * Puts the frame around a text that stands in the document already. The text comes first: what measures it waits for
   * the frame in which it is painted, and what is around it for the time after that.
   */
  async #show(page: PageDocument, {hash, cause, isNew, isCurrent}: Showing): Promise<void> {
    this.#page = page;
    this.#hops = 0;
    const located = this.#locate(page.slug);
    const frame = this.#frameOf(page, located);
    const {parts} = this.#core;
    // These stand above the text: later they would move it.
    draw(parts.eyebrow, frame.eyebrow());
    draw(parts.tools, frame.actions());
    this.#showNotices(isNew);
    const isStep = isNew && cause !== 'load';
    if (isStep) {
      parts.site.dataset.turning = '';
      await nextFrame();
      if (!isCurrent()) return;
      parts.status.textContent = page.head.title ?? '';
      if (!hash) parts.main.focus({preventScroll: true});
      scrollAfter(cause, hash, isNew);
      await painted();
      if (!isCurrent()) return;
    }
    this.#drawAround(frame, page, located);
    writeHead(headOf(this.#site, page, located));
    writeLanguage(located);
    // Both ask where things stand: once, when the browser has laid them out for the next picture anyway.
    void nextFrame().then(() => {
      if (!isCurrent()) return;
      if (!isStep) scrollAfter(cause, hash, isNew);
      drawContentsSpy(parts);
      if (isNew || cause === 'load') showCurrent(parts.sidebar);
    });
    this.#heads.read(located, page, () =>
      keepHeights(parts.sidebar, () => this.#drawAround(this.#frameOf(page, located), page, located)),
    );
    if (page.problems.length && isNew)
      console.warn(
        page.problems.map(problem => `${problem.place.file}:${problem.place.line} ${problem.message}`).join('\n'),
      );
  }

  #frameOf(page: PageDocument, located: PageLocation): Frame {
    this.#heads.learn(page);
    const framed = {
      slug: page.slug,
      head: page.head,
      minutes: page.minutes,
      ...(page.file ? {file: page.file} : {}),
      ...(page.modified ? {modified: page.modified} : {}),
    };
    return frameOf(this.#site, framed, located, this.#heads.known);
  }

  #drawAround(frame: Frame, page: PageDocument, located: PageLocation): void {
    const {parts} = this.#core;
    const header = frame.header();
    parts.site.toggleAttribute('data-tabs', header.text.includes('class="tab-row"'));
    draw(parts.header, header);
    // The selectors in the drawer lead to this page in the other variants.
    const version = `${this.#heads.version} ${this.#site.navigation.variants.length > 1 ? page.slug : ''}`;
    drawSidebar(parts.sidebar, located, version, page.slug, frame.sidebar);
    draw(parts.bottom, frame.pageFooter());
    draw(parts.footer, frame.siteFooter());
    delete parts.site.dataset.turning;
    defineBelow(parts.site);
    if (parts.article.querySelector('img'))
      void import('../../elements/image-zoom/image-zoom.js').then(({enlargeImages}) => enlargeImages(parts.main));
  }

  #locate(slug: string): PageLocation {
    const variant = readVariant(this.#site);
    const located = locationOf(this.#site, slug, variant);
    rememberVariant(this.#site, located.variant.id);
    if (located.entry || located.section.entries.length) return located;
    // A page that nothing lists has no section of its own: it shows the first one, so that readers find their way.
    const {
      variant: own,
      sections,
      section,
      tab,
    } = locationOf(this.#site, firstSlug(located) ?? this.#site.routes.home, located.variant.id);
    return {variant: own, sections, section, groups: [], ...(tab ? {tab} : {})};
  }

  async #showMissing(path: string, cause: Cause, isCurrent: () => boolean): Promise<void> {
    const {config, navigation} = this.#site;
    const located = this.#locate(path.replace(/^\/|[?#].*$/g, ''));
    const near = nearestPage(navigation, path, located.variant);
    if (config.errors.notFound.redirect && navigation.entries.size > 0) {
      this.#notice = path.replace(/[?#].*/, '');
      const rest = /[?#].*$/.exec(path)?.[0] ?? '';
      history.replaceState(history.state, '', this.#href(`/${near === 'index' ? '' : near}${rest}`));
      return this.visit(cause);
    }
    const own = await this.#core.open('404', false);
    if (!isCurrent()) return;
    const page =
      own.state === 'ready'
        ? {...own.page, slug: '404'}
        : missingPage(config.errors.notFound, this.#site, navigation.entries.size ? near : undefined);
    this.#core.paint(page);
    return this.#show(page, {hash: '', cause, isNew: true, isCurrent});
  }

  /** Above the text: what is wrong with docs.json, and where a wrong address would have led. */
  #showNotices(isNew: boolean): void {
    const {parts} = this.#core;
    if (isNew) parts.main.querySelector('.site-notice')?.remove();
    const notice = problemNotice(this.#site, this.#notice);
    this.#notice = undefined;
    if (notice && !parts.main.querySelector('.site-notice')) {
      const box = document.createElement('div');
      box.className = 'site-notice docs-content';
      setHtml(box, notice);
      parts.head.before(box);
    }
  }

  #href(sitePath: string): string {
    const {base, router} = this.#site.place;
    return router === 'hash' ? `#${sitePath}` : base.replace(/\/$/, '') + sitePath;
  }
}

function firstSlug({variant}: PageLocation): string | undefined {
  return variant.root.sections.find(section => section.slug !== undefined && !section.hidden)?.slug;
}

function progressBar(): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'site-progress';
  bar.setAttribute('aria-hidden', 'true');
  const draw = () => {
    const {scrollHeight, clientHeight, scrollTop} = document.documentElement;
    bar.style.transform = `scaleX(${scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0})`;
  };
  addEventListener('scroll', draw, {passive: true});
  return bar;
}
