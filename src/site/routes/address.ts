import type {SiteLocation} from '../../base/link.js';

/** The parts of `window.location` or a `URL` that routing needs. */
interface AddressParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Converts a URL to a site path for `resolve`: `/guide/intro?x=1#here`. With hash routing, a fragment without a slash
 * is a heading of the home page.
 */
export function toSitePath({pathname, search, hash}: AddressParts, {base, router}: SiteLocation): string {
  if (router === 'hash') return hash.startsWith('#/') ? hash.slice(1) : `/${hash === '#' ? '' : hash}`;
  return withoutBase(pathname, base) + search + hash;
}

function withoutBase(pathname: string, base: string): string {
  const folder = base.endsWith('/') ? base.slice(0, -1) : base;
  // Leave a path outside the base unchanged: it matches no page.
  if (pathname !== folder && !pathname.startsWith(`${folder}/`)) return pathname;
  return pathname.slice(folder.length) || '/';
}
