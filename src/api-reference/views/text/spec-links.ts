import {safeUrl} from '../../../base/url.js';
import {isWebAddress} from '../../../base/web-address.js';
import type {Address} from '../../../components/component.js';

/** Resolves links and pictures of a document. Undefined means that they are shown as text (security rule A4). */
export interface SpecLinks {
  href(written: string): Address | undefined;
  image(written: string): string | undefined;
  /**
   * Returns the key of a link to a part of the document, if only the page that shows it knows the URL (`fillTargets`).
   */
  target?(written: string): string | undefined;
}

/**
 * Returns whether a link refers to a part of its document: `#operation/listUsers`, `#tag/Users`, `#section/Paging`, or
 * a pointer. These forms come from other API tools.
 */
export function isPartLink(written: string): boolean {
  return /^#(?:operation|tag|section)?\//.test(written);
}

/** Returns the words for the id of a heading of a description: no page has a part of such a name (security rule A2). */
export function headingId(text: string): string {
  return `about ${text}`;
}

/** Returns a link of a document: to an address, or to what has one when the page is known. */
export function specAnchor(links: SpecLinks, written: string): Record<string, string | false> | undefined {
  const link = links.href(written);
  if (link) return linkAttributes(link);
  const target = links.target?.(written);
  return target === undefined ? undefined : {'data-target': target};
}

/** Resolves links of a document in a host page: relative to its own URL. */
export function foreignLinks(file: string): SpecLinks {
  const base = isWebAddress(file) ? file : undefined;
  const absolute = (written: string, use: 'link' | 'image') =>
    // A bare fragment names a part as another API tool would.
    written.startsWith('#') ? undefined : safeUrl(written, use, base);
  return {
    href: written => externalLink(absolute(written, 'link')),
    image: written => absolute(written, 'image'),
  };
}

/** Drops pictures from other hosts. */
export function withoutRemoteImages({href, image}: SpecLinks): SpecLinks {
  return {
    href,
    image(written) {
      const url = image(written);
      return url !== undefined && /^(?:https?:)?\/\//i.test(url) ? undefined : url;
    },
  };
}

export function externalLink(url: string | undefined): Address | undefined {
  return url === undefined ? undefined : {href: url, external: /^https?:/.test(url)};
}

/** Returns the attributes of links in documents. Their hosts get no referrer and no opener (security rule A5). */
export function linkAttributes({href, external: isExternal}: Address): Record<string, string | false> {
  return {href, target: isExternal && '_blank', rel: 'noopener noreferrer nofollow'};
}

/** The links to parts of a document in Markdown; the first group is what is linked. */
export const partLinkPattern = /\]\((#(?:operation|tag|section)?\/[^\s)]+)\)/g;

/** Resolves links to parts of the document within Markdown. */
export function withPartLinks(markdown: string, links: SpecLinks): string {
  return markdown.replace(partLinkPattern, (whole, written: string) => {
    const link = links.href(written);
    return link ? `](${link.href})` : whole;
  });
}
