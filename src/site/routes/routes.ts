import {splitPath} from '../../base/site-path.js';
import {decodeOnce, normalizeSlug, withoutHtml} from '../../base/slug.js';
import type {Config} from '../../config/config.js';
import type {Navigation, PageEntry} from '../navigation/navigation.js';
import {findAlias, findBelowDocs, findHomeSlug, findPage, type PageLookup} from './find-page.js';
import {compileRedirects, followRedirects, type Redirects} from './redirects.js';

/** Lookup data of a site, from which `resolve` finds a URL's page. */
export interface Routes {
  readonly navigation: Navigation;
  readonly redirects: Redirects;
  /** Slug of the page at `/`. */
  readonly home: string;
}

export type Route = PageRoute | UnlistedRoute | RedirectRoute | MissingRoute;

/** Result for a page in the navigation. */
export interface PageRoute {
  readonly kind: 'page';
  readonly slug: string;
  readonly entry: PageEntry;
  /** Query with `?`, or empty. */
  readonly query: string;
  /** Fragment, decoded and without `#`, or empty. */
  readonly hash: string;
  /** True if the URL is not canonical (`/Guide/Intro.html`). Replace it with `buildPageHref` in the address bar. */
  readonly moved: boolean;
}

/** Result for a slug outside the navigation. Try to load its file, because it can be a hidden page. */
export interface UnlistedRoute {
  readonly kind: 'unlisted';
  readonly slug: string;
  readonly query: string;
  readonly hash: string;
}

interface RedirectRoute {
  readonly kind: 'redirect';
  /** Target: an absolute URL, or an encoded site path without base (`/guide/intro?x=1#here`). */
  readonly to: string;
  readonly permanent: boolean;
  readonly external: boolean;
}

interface MissingRoute {
  readonly kind: 'missing';
  /** Requested path, for the 404 page. */
  readonly path: string;
  /** True if redirects form a cycle. */
  readonly loop: boolean;
}

/** Builds a site's routes. Takes one pass over the redirects, because pages are already indexed by slug. */
export function buildRoutes(config: Pick<Config, 'redirects'>, navigation: Navigation): Routes {
  return {navigation, redirects: compileRedirects(config.redirects), home: findHomeSlug(navigation)};
}

/** Resolves a site path such as `/guide/intro?x=1#here`, encoded or not, without the base. */
export function resolveRoute(
  routes: Pick<Routes, 'redirects' | 'home'> & {readonly navigation: PageLookup},
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
  // Prefer a page to a redirect cycle. Without a page, try no file either.
  if (slug === undefined || redirect === 'loop') return {kind: 'missing', path, loop: redirect === 'loop'};
  return {kind: 'unlisted', slug: withoutHtml(slug), ...rest};
}

// Ignore a trailing slash: hosts add it to prerendered folders.
function isMoved(path: string, slug: string): boolean {
  return slug === 'index' || decodeOnce(path).replace(/^\/|\/$/g, '') !== slug;
}
