import type {SiteLocation} from '../../../src/base/link.js';

/** Whether a link leads to a page of the site, which the shell answers: not to a file, nor elsewhere. */
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

/** Goes to an address as a click does: the one that is open is no second entry of the history. */
export function pushAddress(href: string): void {
  const isOpen = new URL(href, document.baseURI).href === location.href;
  history[isOpen ? 'replaceState' : 'pushState'](null, '', href);
}
