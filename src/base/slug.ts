/**
 * Returns the one form of a page's name: its path without slashes at the ends and without `.mdx` or `.md`, percent
 * signs decoded once. `undefined` for what cannot be a page of this site: it would leave the folder, or name another
 * origin (security rule F1).
 */
export function normalizeSlug(text: string): string | undefined {
  let slug = text;
  if (text.includes('%')) {
    slug = decodeOnce(text);
    // Decoding twice must not reveal a path that leaves the site.
    if (/%(2e|2f|5c)/i.test(slug)) return undefined;
  }
  if (slug.startsWith('/')) slug = slug.slice(1);
  if (slug.endsWith('/')) slug = slug.slice(0, -1);
  // Check the final form: `...md` is refused only after its extension is removed.
  slug = withoutExtension(slug);
  if (isRefused(slug)) return undefined;
  return slug || (text === '/' ? 'index' : undefined);
}

export function withoutHtml(slug: string): string {
  return slug.replace(/\.html?$/i, '');
}

/**
 * Returns the last segment as words, for an `index` the folder's name: the label of a page whose head was not read yet.
 */
export function humanizeSlug(slug: string): string {
  const segments = slug.split('/');
  const last = segments.pop()!;
  const text = (last === 'index' ? (segments.pop() ?? 'home') : last).replace(/[-_\s]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Decodes percent signs once. Text with an invalid encoding stays unchanged: a file may be called `100%`. */
export function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns a decoded path for a URL: spaces, `?`, `#`, `%`, backslashes and everything outside ASCII are encoded. */
export function encodePath(path: string): string {
  // Half a character would throw.
  return encodeURI(path.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/[?#]/g, encodeURIComponent);
}

function withoutExtension(slug: string): string {
  if (slug.endsWith('.mdx')) return slug.slice(0, -4);
  return slug.endsWith('.md') ? slug.slice(0, -3) : slug;
}

// Character tests, not one expression: this runs for each of 5,000 pages before the first is shown.
function isRefused(slug: string): boolean {
  if (slug.includes('//') || slug.startsWith('/') || slug.endsWith('/') || slug.includes('\\')) return true;
  if (slug.includes('.') && hasDotSegment(slug)) return true;
  if (slug.includes(':') && /^[a-z][a-z\d+.-]*:/i.test(slug)) return true;
  for (let at = 0; at < slug.length; at++) {
    const code = slug.charCodeAt(at);
    if (code < 32 || (code > 126 && code < 160)) return true;
    // Half a character cannot be encoded into a URL.
    if (code >= 0xd800 && code < 0xe000) return /\p{Surrogate}/u.test(slug);
  }
  return false;
}

function hasDotSegment(slug: string): boolean {
  const framed = `/${slug}/`;
  return framed.includes('/../') || framed.includes('/./');
}
