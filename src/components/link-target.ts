import type {LinkAttributes} from './component.js';

/** Returns a link's attributes: `href`, and for another site `target` and `rel="noopener"`. */
export function buildLinkTarget(link: LinkAttributes | undefined): {
  readonly href?: string;
  readonly target?: string;
  readonly rel?: string;
} {
  if (!link) return {};
  return link.external ? {href: link.href, target: '_blank', rel: 'noopener'} : {href: link.href};
}
