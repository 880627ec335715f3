import {safeUrl} from '../../../base/url.js';
import {isWebAddress} from '../../../base/web-address.js';
import type {Address} from '../../../components/component.js';

/** Where links and pictures of a document lead; `undefined` for what is shown as text (security rule A4). */
export interface SpecLinks {
  href(written: string): Address | undefined;
  image(written: string): string | undefined;
  /** What a link to a part of the document is known by, where only the page that shows it knows its address (`fillTargets`). */
  target?(written: string): string | undefined;
}

/**
 * Whether a link names a part of its document: `#operation/listUsers`, `#tag/Users`, `#section/Paging`, or a pointer. Other
 * tools for such documents have made these.
 */
export function isPartLink(written: string): boolean {
  return /^#(?:operation|tag|section)?\//.test(written);
}

/** The words for the id of a heading of a description: no page has a part of such a name (security rule A2). */
export function headingId(words: string): string {
  return `about ${words}`;
}

/** A link of a document: to an address, or to what has one when the page is known. */
export function specAnchor(links: SpecLinks, written: string): Record<string, string | false> | undefined {
  const address = links.href(written);
  if (address) return linkAttributes(address);
  const target = links.target?.(written);
  return target === undefined ? undefined : {'data-target': target};
}

/** A document in a page that is not ours: its paths lead to where it came from. */
export function foreignLinks(file: string): SpecLinks {
  const base = isWebAddress(file) ? file : undefined;
  const absolute = (written: string, use: 'link' | 'image') =>
    // A bare fragment names a part that another tool would have drawn.
    written.startsWith('#') ? undefined : safeUrl(written, use, base);
  return {
    href: written => externalLink(absolute(written, 'link')),
    image: written => absolute(written, 'image'),
  };
}

/** Pictures that lie on other hosts are left out. */
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

/** What every link out of a document carries: its host learns nothing and gains nothing (security rule A5). */
export function linkAttributes({href, external: isExternal}: Address): Record<string, string | false> {
  return {href, target: isExternal && '_blank', rel: 'noopener noreferrer nofollow'};
}

/** The links to parts of a document in Markdown; the first group is what is linked. */
export const partLinkPattern = /\]\((#(?:operation|tag|section)?\/[^\s)]+)\)/g;

/** Markdown whose links to parts of the document lead to their pages. */
export function withPartLinks(markdown: string, links: SpecLinks): string {
  return markdown.replace(partLinkPattern, (whole, written: string) => {
    const address = links.href(written);
    return address ? `](${address.href})` : whole;
  });
}
