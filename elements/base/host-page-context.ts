import {sanitizeUrl} from '../../src/base/url.js';
import type {PageContext} from '../../src/components/component.js';

/** Page context of an element in a host page. Links and images resolve against the page's URL. */
export const createHostPageContext: Omit<PageContext, 'messages'> = {
  copyButton: true,
  href(written) {
    // Keep a bare fragment: resolved against `<base>`, it would leave the page.
    if (/^#[\w-]*$/.test(written)) return {href: written, external: false};
    const href = sanitizeUrl(written, 'link', document.baseURI);
    return href === undefined ? undefined : {href, external: /^https?:/.test(href) && !isSameOrigin(href)};
  },
  asset: written => sanitizeUrl(written, 'image', document.baseURI),
  srcset: written => written,
};

function isSameOrigin(href: string): boolean {
  return new URL(href).origin === location.origin;
}
