import {safeUrl} from '../../src/base/url.js';
import type {PageContext} from '../../src/components/component.js';

/** Resolves links and images of an element in a host page against the page's URL. */
export const createHostPageContext: Omit<PageContext, 'messages'> = {
  copyButton: true,
  href(written) {
    // A bare fragment stays unchanged: it is an id on the page.
    if (/^#[\w-]*$/.test(written)) return {href: written, external: false};
    const href = safeUrl(written, 'link', document.baseURI);
    return href === undefined ? undefined : {href, external: /^https?:/.test(href) && !sameOrigin(href)};
  },
  asset: written => safeUrl(written, 'image', document.baseURI),
  srcset: written => written,
};

function sameOrigin(href: string): boolean {
  return new URL(href).origin === location.origin;
}
