import {safeUrl} from '../../../base/url.js';
import {isWebAddress} from '../../../base/web-address.js';
import type {Address} from '../../../components/component.js';

/** Where links and pictures of a document lead; `undefined` for what is shown as text (security rule A4). */
export interface SpecLinks {
  href(written: string): Address | undefined;
  image(written: string): string | undefined;
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
