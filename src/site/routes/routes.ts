import {splitPath} from '../../base/site-path.js';
import {decodeOnce, normalizeSlug, withoutHtml} from '../../base/slug.js';
import type {Config} from '../../config/config.js';
import type {Navigation, PageEntry} from '../navigation/navigation.js';
import {findAlias, findBelowDocs, findHomeSlug, findPage, type Pages} from './find-page.js';
import {compileRedirects, followRedirects, type Redirects} from './redirects.js';

/** Everything that turns an address into a page. */
export interface Routes {
  readonly navigation: Navigation;
  readonly redirects: Redirects;
  /** The slug shown at `/`. */
  readonly home: string;
}

export type Route = PageRoute | UnlistedRoute | RedirectRoute | MissingRoute;

/** A listed page. */
export interface PageRoute {
  readonly kind: 'page';
  readonly slug: string;
  readonly entry: PageEntry;
  /** With `?`, or `''`. */
  readonly query: string;
  /** Decoded, without `#`; `''` without one. */
  readonly hash: string;
  /** The address was not the page's own (`/Guide/Intro.html`): replace it by `pageHref`. */
  readonly moved: boolean;
}

/** A well-formed slug that the navigation does not list: perhaps a hidden page; try its file. */
export interface UnlistedRoute {
  readonly kind: 'unlisted';
  readonly slug: string;
  readonly query: string;
  readonly hash: string;
}

export interface RedirectRoute {
  readonly kind: 'redirect';
  /** External: an absolute URL. Else an encoded site path without base (`/guide/intro?x=1#here`). */
  readonly to: string;
  readonly permanent: boolean;
  readonly external: boolean;
}

export interface MissingRoute {
  readonly kind: 'missing';
  /** The requested path. */
  readonly path: string;
  /** The redirects form a cycle. */
  readonly loop: boolean;
}

/** Returns the routes of a site. Costs a pass over the redirects; pages are already indexed by slug. */
export function buildRoutes(config: Pick<Config, 'redirects'>, navigation: Navigation): Routes {
  return {navigation, redirects: compileRedirects(config.redirects), home: findHomeSlug(navigation)};
}

/** Resolves a site path such as `/guide/intro?x=1#here`, encoded or not, without the base. */
export function resolve(
  routes: Pick<Routes, 'redirects' | 'home'> & {readonly navigation: Pages},
  sitePath: string,
): Route {
  const {navigation, redirects, home} = routes;
  const redirect = followRedirects(redirects, sitePath);
  if (typeof redirect === 'object') return {kind: 'redirect', ...redirect};
  const {path, query, hash} = splitPath(sitePath);
  const rest = {query, hash: decodeOnce(hash)};
  const atHome = path === '' || path === '/';
  const slug = atHome ? home : normalizeSlug(path);
  const entry =
    slug === undefined
      ? undefined
      : (findPage(navigation, slug) ?? findAlias(navigation, slug) ?? findBelowDocs(navigation, slug));
  if (entry) return {kind: 'page', slug: entry.slug, entry, ...rest, moved: !atHome && isMoved(path, entry.slug)};
  // Redirects that turn in a circle are passed over where there is a page; there is no second try for a file.
  if (slug === undefined || redirect === 'loop') return {kind: 'missing', path, loop: redirect === 'loop'};
  return {kind: 'unlisted', slug: withoutHtml(slug), ...rest};
}

// A slash at the end is not a move: hosts add it to prerendered folders on their own.
function isMoved(path: string, slug: string): boolean {
  return slug === 'index' || decodeOnce(path).replace(/^\/|\/$/g, '') !== slug;
}
