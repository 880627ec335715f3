import {watchCredentials} from '../../../elements/api-reference/authentication/watch-credentials.js';
import {ContentElement} from '../../../elements/base/content-element.js';
import {define} from '../../../elements/base/define.js';
import {defineBelow} from '../../../elements/base/define-below.js';
import {docsCallout} from '../../../elements/content/docs-callout.js';
import {setIconBase} from '../../../elements/content/docs-icon/create-icon-base.js';
import {docsTabs, tabbedTags} from '../../../elements/content/docs-tabs.js';
import {registerElements} from '../../../elements/register.js';
import {addSiteTags} from '../../../elements/site-tags.js';
import type {WrittenField} from '../../../src/api-reference/form/build-fields-document.js';
import {decodeOnce} from '../../../src/base/slug.js';
import type {AnalyticsSettings} from '../../../src/site/analytics/settings.js';
import type {PageForm} from '../../../src/site/page/page-form.js';
import {findSkeletonParts, type SiteRegions} from '../boot/skeleton.js';
import {waitForIdle, waitForRelease} from '../boot/wait-for-paint.js';
import {addActionListeners} from '../chrome/actions.js';
import {markCurrentSection} from '../chrome/contents-spy.js';
import {createProgressBar} from '../chrome/progress-bar.js';
import type {CompleteSidebar} from '../chrome/whole-sidebar.js';
import {addPropertiesOfPage} from '../page/component-properties.js';
import {loadDocumentMessages} from './document-messages.js';
import {loadFile} from './load-file.js';
import {PrerenderedHtml} from './prerendered-html.js';
import {offerScriptApi} from './script-api.js';
import {findTarget, holdScroll, releaseScroll, restoreScroll, revealElement} from './scroll.js';
import {scrollToCurrent} from './update-content.js';
import {Variants} from './variants.js';

// Module that adds behavior to a prerendered page. Does not render its text again.

// Define these elements first: they change the page's height.
registerElements();
for (const tag of tabbedTags) define(tag, docsTabs(ContentElement));
define('docs-callout', docsCallout(ContentElement));
// Loaded separately, because few pages have views.
const views = defineViews(document);

/** Root URL of the site, two folders above this module. */
const root = new URL('../..', import.meta.url);
// Some hosts also respond to `//`. Remove it: a link that starts with `//` means another host.
root.pathname = root.pathname.replace(/^\/{2,}/, '/');
const host = document.querySelector('docs-shell');
const isOld = location.hash.startsWith('#/') && host?.querySelector('.site')?.getAttribute('data-home') === '';

// Redirect a URL of the hash router to the page's own URL.
if (isOld) location.replace(root.href + location.hash.slice(2).replace(/(?=[?#]|$)/, '/'));
else if (host) start(host);

function start(shell: Element): void {
  const parts = findSkeletonParts(shell);
  const place = {base: root.pathname, router: 'history', ending: '/'} as const;
  setIconBase('lucide', root.href);
  const upgradeElements = () => {
    const {contents, site, main, article} = parts;
    const list = contents.querySelector('details');
    if (list) list.open = !site.hasAttribute('data-api') && matchMedia('(min-width: 1181px)').matches;
    void defineAll(site);
    void offerForm(parts);
    void addPropertiesOfPage(main, async () => {
      const messages = await loadDocumentMessages();
      const slug = site.dataset.slug ?? '';
      return {slug, file: `${slug}.mdx`, site: {...place, ...(messages && {messages})}};
    });
    // Wait for the first paint: measuring headings earlier would force a layout.
    requestAnimationFrame(() => setTimeout(() => markCurrentSection(parts)));
    if (!complete && parts.sidebar.querySelector('[data-brief]')) void waitForIdle().then(completeSidebar);
    // The build wrote the URL of the module with the page's islands.
    const live = article.querySelector<HTMLElement>('docs-live[data-module]')?.dataset.module;
    if (live) void import(/* @vite-ignore */ new URL(live, location.href).href);
    if (article.querySelector('img, video'))
      void Promise.all([import('../../../elements/content/image-zoom/image-zoom.js'), loadDocumentMessages()]).then(
        ([{enlargeImages}]) => enlargeImages(main),
      );
  };
  let complete: CompleteSidebar | undefined;
  const variants = new Variants(root.pathname);
  const source = new PrerenderedHtml({
    shell,
    upgradeElements,
    ready: defineViews,
    prepare: fetched => variants.apply(fetched),
    complete: fetched => complete?.(fetched),
  });
  addActionListeners({
    place,
    parts,
    go: href => source.router.go(href),
    choose(variant) {
      variants.remember(variant);
      source.forget();
    },
    retry: () => location.reload(),
    async loadSearch() {
      const [{openSearch}, messages] = await Promise.all([import('../chrome/search-index.js'), loadDocumentMessages()]);
      return () => openSearch(parts, root, href => source.router.go(href), messages?.frame);
    },
    // Remove the line with the index of all pages, which is for agents that read a single file.
    markdown: async () =>
      (await (await fetch(getMarkdownUrl(parts))).text()).replace(/^> Index of all pages: .*\n>?\n/, ''),
    source: () => ({address: getMarkdownUrl(parts), about: 'it'}),
  });
  variants.apply(shell);
  upgradeElements();
  // An island rendered elements of Lectern. Define them.
  document.addEventListener('docs-drawn', ({target}) => defineBelow(target as Element));
  startOptionalParts(parts, source);
  scrollToStart(source);
  watchCredentials(root.pathname);
  if (parts.site.hasAttribute('data-analytics')) void waitForIdle().then(() => count(root));

  /** Adds the missing entries to a brief sidebar when the browser is idle. */
  async function completeSidebar(): Promise<void> {
    const {completeInPlace, loadNavigation} = await import('../chrome/whole-sidebar.js');
    complete ??= await loadNavigation(root);
    await waitForRelease(parts.sidebar);
    if (complete) completeInPlace(complete, parts);
  }
}

/** Loads features that only some pages and themes have. */
function startOptionalParts(parts: SiteRegions, source: PrerenderedHtml): void {
  const {site, sidebar} = parts;
  if (site.dataset.missing)
    void import('./prerendered-missing.js').then(({resolveMissing}) => resolveMissing(parts, root, source));
  if (document.documentElement.dataset.theme === 'theme_4')
    void import('../chrome/margin-notes.js').then(({positionFootnotes}) => positionFootnotes());
  if (site.hasAttribute('data-progress')) site.prepend(createProgressBar());
  if (document.fonts.status === 'loading') void import('./update-fonts.js').then(({updateFonts}) => updateFonts());
  const faces = document.querySelector<HTMLElement>('script[data-text-face], script[data-code-face]');
  if (faces) void waitForIdle().then(async () => (await import('./page-faces.js')).showPageFaces(faces));
  if (site.dataset.features)
    void Promise.all([import('../chrome/site-features.js'), loadDocumentMessages()]).then(([{startSiteFeatures}]) =>
      startSiteFeatures(parts, root),
    );
  if (site.hasAttribute('data-scripts')) offerScriptApi(root.pathname);
  // Keep the scroll position if the reader has scrolled already.
  requestAnimationFrame(() => sidebar.scrollTop || scrollToCurrent(sidebar));
}

/** Scrolls to the fragment, or to the saved position. If another page has the heading now, opens that page. */
function scrollToStart(source: PrerenderedHtml): void {
  const fragment = decodeOnce(location.hash.slice(1));
  if (fragment && !findTarget(fragment))
    void import('./prerendered-part.js')
      .then(({findMovedHeading}) => findMovedHeading(fragment, root))
      .then(href => (href === undefined ? undefined : source.router.replace(href)));
  // The browser may scroll to the fragment meanwhile. Do not save that position.
  holdScroll();
  void views.then(() => {
    showTarget();
    if (document.documentElement.dataset.moved === undefined) restoreScroll();
    releaseScroll();
  });
}

function getMarkdownUrl({site}: Pick<SiteRegions, 'site'>): string {
  return new URL(`${site.dataset.slug}.md`, root).href;
}

/** Opens the sections around the fragment's target, and scrolls there. Also tries the ids that other tools generate. */
function showTarget(): void {
  const fragment = decodeOnce(location.hash.slice(1));
  const target = findTarget(fragment);
  if (target && (target.id !== fragment || target.closest('details, [data-upgraded], [hidden]'))) revealElement(target);
}

/** Loads the code of views. Call it before a page with views appears. */
async function defineViews(page: ParentNode): Promise<void> {
  if (!page.querySelector('docs-view')) return;
  const views = await import('../../../elements/content/docs-view/docs-view.js').catch(() => undefined);
  if (views) define('docs-view', views.DocsView);
}

/** Starts the analytics of docs.json. */
async function count(root: URL): Promise<void> {
  const [{runAnalytics}, site] = await Promise.all([
    import('../analytics/run.js'),
    loadFile<{analytics?: AnalyticsSettings}>('site', root),
    loadDocumentMessages(),
  ]);
  if (site?.analytics) await runAnalytics(site.analytics, root.pathname);
}

/** Adds the request form to a page that has an operation but no API document. */
async function offerForm({site, article}: SiteRegions): Promise<void> {
  const {form} = site.dataset;
  if (!form) return;
  const {prepareOperations} = await import('../page/prerendered-operations.js');
  const [{offerPageForm}] = await Promise.all([import('../page/page-form.js'), prepareOperations(root)]);
  if (site.dataset.form !== form) return;
  const {fields, ...rest} = JSON.parse(form) as PageForm & {readonly fields: readonly WrittenField[]};
  offerPageForm(rest, article, async () => fields);
}

/** Defines the elements on the page. Waits with operations until the settings of docs.json have loaded. */
async function defineAll(site: HTMLElement): Promise<void> {
  const endpoint = site.querySelector('openapi-endpoint');
  const messages = loadDocumentMessages();
  const data = endpoint && (await (await import('../page/prerendered-operations.js')).prepareOperations(root));
  // Its request form needs the messages of the page's language.
  if (endpoint) await messages;
  addSiteTags();
  defineBelow(site);
  if (data?.viewer && endpoint?.hasAttribute('bound'))
    (await import('../../../elements/api-reference/thirdparty/openapi-thirdparty.js')).replaceNativeViews(
      site,
      data.viewer,
    );
  if (!site.querySelector('openapi-endpoint[slices]')) return;
  await waitForIdle();
  void (await import('../page/freshness.js')).updateOutdatedPage(site, root);
}
