import {sanitizeUrl} from '../../../base/url.js';
import {isWebUrl} from '../../../base/web-url.js';
import type {LinkAttributes} from '../../../components/component.js';

/**
 * Resolves links and images in an API document. Methods return undefined for a URL that is not allowed: the view then
 * shows only the text (security rule A4).
 */
export interface SpecLinks {
  href(written: string): LinkAttributes | undefined;
  image(written: string): string | undefined;
  /**
   * Returns a key for a link to a part of the document. `fillTargets` replaces it with a URL when the page is rendered.
   */
  target?(written: string): string | undefined;
}

/**
 * Returns whether a link refers to a part of its document: `#operation/listUsers`, `#tag/Users`, `#section/Paging`, or
 * a JSON pointer. Other API tools use these forms.
 */
export function isPartLink(written: string): boolean {
  return /^#(?:operation|tag|section)?\//.test(written);
}

/**
 * Returns the text from which to build the id of a heading in a description. Its prefix prevents a conflict with other
 * ids in the page (security rule A2).
 */
export function toHeadingText(text: string): string {
  return `about ${text}`;
}

/** Returns the attributes of a link in a document: a URL, or a key that `fillTargets` replaces by a URL. */
export function buildSpecAnchor(links: SpecLinks, written: string): Record<string, string | false> | undefined {
  const link = links.href(written);
  if (link) return buildLinkAttributes(link);
  const target = links.target?.(written);
  return target === undefined ? undefined : {'data-target': target};
}

/** Returns the link resolver for a document in a host page. Resolves links against the document's URL. */
export function createHostPageLinks(file: string): SpecLinks {
  const base = isWebUrl(file) ? file : undefined;
  const absolute = (written: string, use: 'link' | 'image') =>
    // Leave out bare fragments: in API documents, they refer to parts of the document.
    written.startsWith('#') ? undefined : sanitizeUrl(written, use, base);
  return {
    href: written => buildExternalLink(absolute(written, 'link')),
    image: written => absolute(written, 'image'),
  };
}

/** Returns a link resolver that blocks images from other hosts. */
export function withoutRemoteImages({href, image}: SpecLinks): SpecLinks {
  return {
    href,
    image(written) {
      const url = image(written);
      return url !== undefined && /^(?:https?:)?\/\//i.test(url) ? undefined : url;
    },
  };
}

export function buildExternalLink(url: string | undefined): LinkAttributes | undefined {
  return url === undefined ? undefined : {href: url, external: /^https?:/.test(url)};
}

/** Returns the attributes of a link in a document. External hosts get no referrer and no opener (security rule A5). */
export function buildLinkAttributes({href, external: isExternal}: LinkAttributes): Record<string, string | false> {
  return {href, target: isExternal && '_blank', rel: 'noopener noreferrer nofollow'};
}

/** Matches Markdown links to parts of a document. The first group is the fragment. */
export const partLinkPattern = /\]\((#(?:operation|tag|section)?\/[^\s)]+)\)/g;

/** Resolves Markdown links to parts of the document. */
export function withPartLinks(markdown: string, links: SpecLinks): string {
  return markdown.replace(partLinkPattern, (whole, written: string) => {
    const link = links.href(written);
    return link ? `](${link.href})` : whole;
  });
}
