import {buildAssetUrl} from '../../../base/build-asset-url.js';
import {buildPageHref, joinBase, resolveLink, type SiteLocation} from '../../../base/link.js';
import {buildExternalLink, isPartLink, type SpecLinks} from './spec-links.js';

/** Returns the link resolver for a document in a project, where paths are site paths. Loaded for sites only. */
export function resolveSiteLinks(file: string, site: SiteLocation): SpecLinks {
  return {
    href(written) {
      if (isPartLink(written)) {
        const href = site.partHref?.(file, written);
        return href === undefined ? undefined : {href, external: false};
      }
      const target = resolveLink(written, {slug: file.replace(/\.\w+$/, '')});
      const link = site.follow?.(target) ?? target;
      if (link.kind === 'external')
        return target.kind === 'external' ? buildExternalLink(link.url) : {href: link.url, external: false};
      if (link.kind === 'asset') return {href: joinBase(site.files ?? site.base, link.path.slice(1)), external: false};
      return link.kind === 'refused' || written.trim().startsWith('#')
        ? undefined
        : {href: buildPageHref(link, site), external: false};
    },
    target: written => (isPartLink(written) && !site.partHref ? file + written : undefined),
    image: written => buildAssetUrl(written, {pageFile: file, base: site.files ?? site.base}),
  };
}
