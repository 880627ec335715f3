import type {SiteLocation} from '../../../src/base/link.js';

/** Returns whether a link leads to a page of this site, not to a file or another site. */
export function isOwnLink(link: HTMLAnchorElement, {base, router}: SiteLocation): boolean {
  if (link.origin !== location.origin) return false;
  if (router === 'hash')
    return (
      link.pathname === location.pathname &&
      link.search === location.search &&
      (link.hash.startsWith('#/') || link.hash === '')
    );
  return link.pathname.startsWith(base) && !/\.(?!html?$)[a-z][a-z\d]{1,4}$/i.test(link.pathname);
}

/** Opens a URL like a click. The current URL adds no history entry. */
export function pushUrl(href: string): void {
  const isOpen = new URL(href, document.baseURI).href === location.href;
  history[isOpen ? 'replaceState' : 'pushState'](null, '', href);
}

/**
 * Returns a selector's link to the same page in another version, language, or product, with the query and heading of
 * `here`. Returns links to other pages unchanged.
 */
export function buildVariantHref(href: string, here: Pick<Location, 'href'>): string {
  const [to, from] = [new URL(href), new URL(here.href)];
  const routed = /^#(\/[^?#]*)(\?[^#]*)?(#.*)?$/;
  const [, toPath, ...toPlace] = routed.exec(to.hash) ?? [];
  const [, fromPath, ...fromPlace] = routed.exec(from.hash) ?? [];
  const pageOf = (path: string) =>
    path
      .replace(/\/(?:index(?:\.html)?)?$|\.html$/, '')
      .split('/')
      .at(-1);
  if (toPath !== undefined) {
    const isSame = pageOf(toPath) === pageOf(fromPath ?? '');
    if (isSame) to.hash = toPath + toPlace.map((part, at) => part ?? fromPlace[at] ?? '').join('');
    return to.href;
  }
  if (pageOf(to.pathname) !== pageOf(from.pathname)) return href;
  to.search ||= from.search;
  to.hash ||= from.hash;
  return to.href;
}
