import type {Ports} from './ports.js';
import {splitPath} from './site-path.js';
import {decodeOnce, encodePath, normalizeSlug, withoutHtml} from './slug.js';
import {sanitizeUrl} from './url.js';

/** Base path of a site (`/` or `/docs/`, final slash optional), and the form of its page URLs. */
export interface SiteLocation {
  readonly base: string;
  /** Path or URL of the project files with a final slash, if it is not `base`. */
  readonly files?: string;
  readonly router: 'hash' | 'history';
  /** Text to append to the slug in page URLs. Empty unless every page is a file in its own folder. */
  readonly ending?: '/' | '/index.html';
  /** Services of the prerenderer. Absent in a browser. */
  readonly ports?: Ports;
  /** Returns whether a page is private. Links to private pages are rendered as text. */
  readonly isPrivate?: (slug: string) => boolean;
  /**
   * Returns the URL for a link to a part of an API document, such as `#operation/listUsers`. Absent while the site's
   * pages are unknown.
   */
  readonly partHref?: (document: string, written: string) => string | undefined;
  /** Returns the final target of a link after all redirects. */
  readonly follow?: (link: Link) => Link;
}

/** A page of the site as a link target. */
interface PageTarget {
  readonly slug: string;
  /** Query with `?`, or empty. */
  readonly query?: string;
  /** Fragment, decoded and without `#`. */
  readonly hash?: string;
}

/** Target of a link that an author wrote. */
export type Link =
  | {readonly kind: 'page'; readonly slug: string; readonly query: string; readonly hash: string}
  /** A project file. `path` is encoded, begins with `/`, and includes query and fragment. */
  | {readonly kind: 'asset'; readonly path: string}
  | {readonly kind: 'external'; readonly url: string}
  /** A link that is not allowed. Render only its text. */
  | {readonly kind: 'refused'};

interface LinkContext {
  /**
   * Slug of the page that contains the link. Pass `guide/index` for `guide/index.mdx`, so that `./x` is in the same
   * folder.
   */
  readonly slug: string;
  /**
   * Pages of the site (`navigation.entries`), to distinguish the page `guides/node.js` from a script with that name.
   */
  readonly pages?: {has(slug: string): boolean};
}

/**
 * Resolves the `href` that an author wrote in Markdown, a component, or docs.json. Never throws: invalid text becomes
 * `refused`.
 */
export function resolveLink(href: string, {slug, pages}: LinkContext): Link {
  const text = trimReference(href);
  if (isAbsolute(text)) {
    const url = sanitizeUrl(toAbsoluteReference(text), 'link');
    return url === undefined ? {kind: 'refused'} : {kind: 'external', url};
  }
  const {path, query, hash} = splitPath(text);
  if (path === '') return {kind: 'page', slug, query, hash: decodeOnce(hash)};
  const target = resolvePath(path, slug);
  if (target === undefined) return {kind: 'refused'};
  if (isAsset(target) && !pages?.has(target)) {
    return {kind: 'asset', path: `/${encodePath(target)}${query}${hash && `#${hash}`}`};
  }
  return {kind: 'page', slug: withoutHtml(target), query, hash: decodeOnce(hash)};
}

/** Returns a page's URL: `#/guide/intro#x` or `/base/guide/intro#x`. The slug `index` becomes `/`. */
export function buildPageHref({slug, query = '', hash = ''}: PageTarget, site: SiteLocation): string {
  const {base, router, ports} = site;
  const ending: string = site.ending ?? '';
  const path = slug === 'index' ? ending.slice(1) : encodePath(slug) + ending;
  const href = `${router === 'hash' ? '#/' : joinBase(base, '')}${path}${query}${hash && `#${encodePath(hash)}`}`;
  return ports?.link?.(href) ?? href;
}

/** Appends a path without a leading slash to the site's base. */
export function joinBase(base: string, path: string): string {
  return base.endsWith('/') ? base + path : `${base}/${path}`;
}

/**
 * Resolves a relative path against the folder of `file`. Ignores `..` segments beyond the root. Undefined for a path
 * with a backslash.
 */
export function resolvePath(path: string, file: string): string | undefined {
  // Reject backslashes: browsers read them as slashes, so `/\\host` would lead to another site.
  if (path.includes('\\')) return undefined;
  const segments = path.startsWith('/') ? [] : encodePath(file).split('/').slice(0, -1);
  for (const segment of path.split('/')) {
    const plain = decodeOnce(segment);
    if (plain === '..') segments.pop();
    else if (plain && plain !== '.') segments.push(segment);
  }
  return normalizeSlug(`/${segments.join('/')}`);
}

/**
 * Trims a URL reference like the URL parser: removes control characters and spaces at both ends, and line breaks
 * inside.
 */
export function trimReference(text: string): string {
  // Return early: most references are printable ASCII.
  if (!/[^!-~]/.test(text)) return text;
  return text.replace(/^[\p{Cc}\s]+|[\p{Cc}\s]+$|[\t\n\r]/gu, '');
}

/**
 * Returns whether a reference has a scheme or a host. A character reference such as `&colon;` counts as a scheme,
 * because it could hide a scheme.
 */
export function isAbsolute(reference: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/|[^/?]*&(#|colon;|tab;|newline;))/i.test(reference);
}

/** Adds `https:` to a reference such as `//host/x`, whose scheme would depend on the page. */
export function toAbsoluteReference(reference: string): string {
  return reference.startsWith('//') ? `https:${reference}` : reference;
}

// Returns whether a path leads to a file instead of a page. An extension begins with a letter, so `v1.2` is a page.
function isAsset(path: string): boolean {
  return /\.(?!html?$)[a-z][a-z\d]{1,4}$/i.test(path);
}
