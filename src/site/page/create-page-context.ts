import {buildAssetSrcset, buildAssetUrl} from '../../base/build-asset-url.js';
import {buildPageHref, joinBase, resolveLink, type SiteLocation} from '../../base/link.js';
import {withoutExtension} from '../../base/page-files.js';
import type {PageContext} from '../../components/component.js';
import {type ChromeMessages, en} from '../../messages/en.js';
import type {TranslatedMessages} from '../../messages/language-messages.js';

/** Returns the context for rendering a page, which resolves links and images. */
export function createPageContext(
  slug: string,
  file: string,
  site: SiteLocation & TranslatedMessages,
  pages?: {has(slug: string): boolean},
): PageContext & {readonly messages: ChromeMessages} {
  const base = site.files ?? site.base;
  const place = {pageFile: file, base};
  // Resolve relative links against the file: the slug of an `index` file is its folder.
  const from = withoutExtension(file) || slug;
  return {
    ...site.ports,
    messages: site.messages?.frame ?? en,
    copyButton: true,
    href(written) {
      const target = resolveLink(written, pages ? {slug: from, pages} : {slug: from});
      const link = site.follow && !(target.kind === 'page' && target.slug === from) ? site.follow(target) : target;
      // If a site path redirects to another site, render it like an internal link.
      if (link.kind === 'external')
        return {href: link.url, external: target.kind === 'external' && /^https?:/.test(link.url)};
      if (link.kind === 'asset') return {href: joinBase(base, link.path.slice(1)), external: false};
      if (link.kind === 'refused' || site.isPrivate?.(link.slug)) return undefined;
      return {href: buildPageHref(link.slug === from ? {...link, slug} : link, site), external: false};
    },
    asset: written => buildAssetUrl(written, place),
    srcset: written => buildAssetSrcset(written, place),
  };
}
