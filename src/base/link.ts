import type {Ports} from './ports.js';
import {splitPath} from './site-path.js';
import {decodeOnce, encodePath, normalizeSlug, withoutHtml} from './slug.js';
import {safeUrl} from './url.js';

/** Path of the site (`/`, `/docs/`, with or without the last slash) and how its pages are addressed. */
export interface SiteLocation {
  readonly base: string;
  /** Path or URL of the project's files if it differs from `base`, with a last slash. */
  readonly files?: string;
  readonly router: 'hash' | 'history';
  /** Text after the slug in a page's URL. Empty unless every page is a folder with a file in it. */
  readonly ending?: '/' | '/index.html';
  /** Services of the prerender; absent in a browser. */
  readonly ports?: Ports;
  /** Returns whether the page of a slug is private. Links to it become plain text. */
  readonly isPrivate?: (slug: string) => boolean;
  /** The address of a part of an API document, such as `#operation/listUsers`, where the pages of the site are known. */
  readonly partHref?: (document: string, written: string) => string | undefined;
  /** Follows redirects ahead of time and returns the final target of an author's link. */
  readonly follow?: (link: Link) => Link;
}

/** A page of the site as links name it. */
export interface PageTarget {
  readonly slug: string;
  /** With `?`, or `''`. */
  readonly query?: string;
  /** Decoded, without `#`. */
  readonly hash?: string;
}

/** The target of an author's link. */
export type Link =
  | {readonly kind: 'page'; readonly slug: string; readonly query: string; readonly hash: string}
  /** A file of the project: `path` is encoded and begins with `/`; query and hash are kept in it. */
  | {readonly kind: 'asset'; readonly path: string}
  | {readonly kind: 'external'; readonly url: string}
  /** Not a link that we make: show its text. */
  | {readonly kind: 'refused'};

export interface LinkContext {
  /** The page that holds the link: for `guide/index.mdx` it is `guide/index`, so that `./x` is next to it. */
  readonly slug: string;
  /** `navigation.entries`. Tells the page `guides/node.js` from a script of that name. */
  readonly pages?: {has(slug: string): boolean};
}

/** Resolves an author's `href` from Markdown, a component or docs.json. Never throws: a bad text gives `refused`. */
export function resolveLink(href: string, {slug, pages}: LinkContext): Link {
  const text = trimReference(href);
  if (isAbsolute(text)) {
    const url = safeUrl(absoluteReference(text), 'link');
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

/** Returns the address of a page: `#/guide/intro#x` or `/base/guide/intro#x`. The page `index` of the root is `/`. */
export function pageHref({slug, query = '', hash = ''}: PageTarget, site: SiteLocation): string {
  const {base, router, ports} = site;
  const ending: string = site.ending ?? '';
  const path = slug === 'index' ? ending.slice(1) : encodePath(slug) + ending;
  const href = `${router === 'hash' ? '#/' : joinBase(base, '')}${path}${query}${hash && `#${encodePath(hash)}`}`;
  return ports?.link?.(href) ?? href;
}

/** Places a path without leading slash after the base. */
export function joinBase(base: string, path: string): string {
  return base.endsWith('/') ? base + path : `${base}/${path}`;
}

/**
 * Returns a relative path against the folder of a file, dot segments resolved; more `..` than folders end at the root.
 */
export function resolvePath(path: string, file: string): string | undefined {
  // Browsers read a backslash as a slash, so `/\\host` would leave the site.
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
 * Trims a reference as the URL parser does before it looks for a scheme: no surrounding control characters or spaces,
 * no line breaks inside.
 */
export function trimReference(text: string): string {
  // Nearly every address is printable ASCII: there is nothing to take away.
  if (!/[^!-~]/.test(text)) return text;
  return text.replace(/^[\p{Cc}\s]+|[\p{Cc}\s]+$|[\t\n\r]/gu, '');
}

/**
 * Returns whether a reference has a scheme or names a host. A character reference instead of a scheme could hide one,
 * so it counts as a scheme that is not allowed.
 */
export function isAbsolute(reference: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/|[^/?]*&(#|colon;|tab;|newline;))/i.test(reference);
}

/** `//host/x` takes its scheme from the page; ours is the one that can be sent to anybody. */
export function absoluteReference(reference: string): string {
  return reference.startsWith('//') ? `https:${reference}` : reference;
}

// `v1.2` is a page: an extension begins with a letter.
function isAsset(path: string): boolean {
  return /\.(?!html?$)[a-z][a-z\d]{1,4}$/i.test(path);
}
