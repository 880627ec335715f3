import {capitalize} from './capitalize.js';
import {withoutExtension} from './page-files.js';
/**
 * Normalizes a page's name: removes outer slashes and the extension `.mdx` or `.md`, and decodes percent signs once.
 * Undefined for a name that leads out of the site or to another origin (security rule F1).
 */
export function normalizeSlug(text: string): string | undefined {
  let slug = text;
  if (text.includes('%')) {
    slug = decodeOnce(text);
    // Reject a name that would leave the site if decoded again.
    if (/%(2e|2f|5c)/i.test(slug)) return undefined;
  }
  if (slug.startsWith('/')) slug = slug.slice(1);
  if (slug.endsWith('/')) slug = slug.slice(0, -1);
  // Test the final form: `...md` is invalid only without its extension.
  slug = withoutExtension(slug);
  if (isRefused(slug)) return undefined;
  return slug || (text === '/' ? 'index' : undefined);
}

export function withoutHtml(slug: string): string {
  return slug.replace(/\.html?$/i, '');
}

/**
 * Returns the last segment of a slug as words, or for `index` that of the folder. Labels a page until its frontmatter
 * is loaded.
 */
export function humanizeSlug(slug: string): string {
  const segments = slug.split('/');
  const last = segments.pop()!;
  const text = (last === 'index' ? (segments.pop() ?? 'home') : last).replace(/[-_\s]+/g, ' ').trim();
  return capitalize(text);
}

/** Decodes percent signs once. Returns invalid encodings unchanged, because a file can have the name `100%`. */
export function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Encodes a path for a URL: spaces, `?`, `#`, `%`, backslashes, and all characters outside ASCII. */
export function encodePath(path: string): string {
  // Replace lone surrogates: `encodeURI` throws for them.
  return encodeURI(path.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/[?#]/g, encodeURIComponent);
}

// Returns whether a name leads out of the site. Tests single characters instead of one expression, because it runs for
// each of 5,000 pages before the first appears.
function isRefused(slug: string): boolean {
  if (slug.includes('//') || slug.startsWith('/') || slug.endsWith('/') || slug.includes('\\')) return true;
  if (slug.includes('.') && hasDotSegment(slug)) return true;
  if (slug.includes(':') && /^[a-z][a-z\d+.-]*:/i.test(slug)) return true;
  for (let at = 0; at < slug.length; at++) {
    const code = slug.charCodeAt(at);
    if (code < 32 || (code > 126 && code < 160)) return true;
    // Reject lone surrogates, which a URL cannot encode.
    if (code >= 0xd800 && code < 0xe000) return /\p{Surrogate}/u.test(slug);
  }
  return false;
}

function hasDotSegment(slug: string): boolean {
  const framed = `/${slug}/`;
  return framed.includes('/../') || framed.includes('/./');
}
