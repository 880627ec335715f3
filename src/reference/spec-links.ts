import type {Address} from '../components/component.js';
import {assetUrl} from '../routes/asset-url.js';
import {joinBase, pageHref, resolveLink, type Site} from '../routes/link.js';
import {safeUrl} from '../url.js';

/** Where links and pictures of a document lead; `undefined` for what is shown as text (security rule A4). */
export interface SpecLinks {
  href(written: string): Address | undefined;
  image(written: string): string | undefined;
}

interface Place {
  readonly file: string;
  readonly site?: Site | undefined;
  readonly withoutRemoteImages?: boolean | undefined;
}

/** Paths of a document that came from an address lead to its host, those of a file of the project into the site. */
export function specLinks({file, site, withoutRemoteImages}: Place): SpecLinks {
  const base = /^https?:\/\//i.test(file) ? file : undefined;
  const here = site && !base ? site : undefined;
  const absolute = (written: string, use: 'link' | 'image') =>
    // A bare fragment names a part that another tool would have drawn.
    written.startsWith('#') ? undefined : safeUrl(written, use, base);
  return {
    href(written) {
      if (!here) return external(absolute(written, 'link'));
      const link = resolveLink(written, {slug: file.replace(/\.\w+$/, '')});
      if (link.kind === 'external') return external(link.url);
      if (link.kind === 'asset') return {href: joinBase(here.base, link.path.slice(1)), external: false};
      return link.kind === 'refused' || written.trim().startsWith('#')
        ? undefined
        : {href: pageHref(link, here), external: false};
    },
    image(written) {
      const url = here ? assetUrl(written, {pageFile: file, base: here.base}) : absolute(written, 'image');
      return withoutRemoteImages && url !== undefined && /^(?:https?:)?\/\//i.test(url) ? undefined : url;
    },
  };
}

function external(url: string | undefined): Address | undefined {
  return url === undefined ? undefined : {href: url, external: /^https?:/.test(url)};
}

/** What every link out of a document carries: its host learns nothing and gains nothing (security rule A5). */
export function linkAttributes({href, external: isExternal}: Address): Record<string, string | false> {
  return {href, target: isExternal && '_blank', rel: 'noopener noreferrer nofollow'};
}
