import {hideContentsLinks} from '../../../elements/base/hide-contents-links.js';
import {setHtml} from '../../../elements/base/set-html.js';
import type {View} from '../../../src/api-reference/views/reader.js';
import {decodeOnce} from '../../../src/base/slug.js';
import {renderContents} from '../../../src/site/chrome/contents.js';
import {createPageContext} from '../../../src/site/page/create-page-context.js';
import type {PageDocument} from '../../../src/site/page/open-page.js';
import {toSitePath} from '../../../src/site/routes/address.js';
import {renderUnboundOperation} from '../../../src/site/special-pages.js';
import type {SiteState} from '../boot/core.js';
import {markCurrentSection} from '../chrome/contents-spy.js';
import type {BrowserSite} from '../router/browser-site.js';
import {rewriteLinks} from '../router/rewrite-links.js';
import {findTarget, revealElement} from '../router/scroll.js';
import {addProblemStyles} from './add-problem-styles.js';

/** Elements that have rendered before. When they render again, they must not scroll to the fragment. */
const arrived = new WeakSet<Element>();

/** Lets API elements of a page use the site: links, titles, third-party viewers, other documents. */
export function connectOperations(shell: BrowserSite, core: SiteState): void {
  core.parts.article.addEventListener('openapi-shown', event => {
    const {view} = event as Event & {view?: Partial<Pick<View, 'title' | 'outline'>>};
    const element = event.target as Element;
    // The URL's fragment may name an id inside this view, which did not exist until now.
    const [, hash] = toSitePath(location, core.early.options).split('#');
    const target = hash && !arrived.has(element) ? findTarget(decodeOnce(hash)) : undefined;
    if (target && element.contains(target)) revealElement(target);
    arrived.add(element);
    if (shell.page) rewriteLinks(element, shell.page.slug, shell.site);
    if (!element.hasAttribute('bound')) return;
    const {viewer} = shell.site.config.api;
    if (viewer !== 'native')
      void import('../../../elements/api-reference/thirdparty/openapi-thirdparty.js').then(({replaceNativeViews}) =>
        replaceNativeViews(core.parts.article, viewer),
      );
    if (view?.title) shell.entitle(view.title);
    if (view?.outline && shell.page) {
      const {slug, file, outline} = shell.page;
      const context = createPageContext(slug, file, shell.site.place);
      setHtml(core.parts.contents, renderContents([...outline, ...view.outline], context));
      hideContentsLinks();
      markCurrentSection(core.parts);
    }
    // The document has loaded, so reading its index costs no request. It has titles for other pages.
    const file = element.getAttribute('spec');
    if (file) void shell.readDocuments([file]);
  });
  core.parts.article.addEventListener('openapi-failed', event => {
    addProblemStyles();
    if ((event.target as Element).hasAttribute('bound')) void shell.searchOtherDocuments();
  });
}

/**
 * Sets `spec` of an element that rendered before the navigation loaded. If there is no document, shows which key of
 * docs.json to set.
 */
export function setElementDocuments(article: HTMLElement, documents: readonly string[], page: PageDocument): void {
  const [first, ...others] = documents;
  for (const element of article.querySelectorAll('openapi-endpoint[bound]:not([spec])')) {
    if (first === undefined) {
      addProblemStyles();
      const box = document.createElement('div');
      setHtml(box, renderUnboundOperation(page.metadata.binding, page.file).html);
      element.replaceWith(...box.childNodes);
      continue;
    }
    element.setAttribute('spec', first);
    if (others.length > 0) element.setAttribute('data-specs', JSON.stringify(others));
  }
}
