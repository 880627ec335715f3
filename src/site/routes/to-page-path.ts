/**
 * Returns the output file of a page: `index.html`, `guide/intro/index.html` (security rule C4). Undefined for a slug
 * that cannot be a folder: it contains dot segments, device names, control characters, backslashes, or too long names.
 * Accepts characters that some file systems reserve, because the page's own file contains them, too.
 */
export function toPagePath(slug: string): string | undefined {
  if (slug === 'index') return 'index.html';
  const names = slug.split('/');
  return names.every(isName) && slug.length <= 1000 ? `${slug}/index.html` : undefined;
}

/** Returns the output file of a page, like `toPagePath`. Undefined for names that some file systems reject. */
export function toPortablePath(slug: string): string | undefined {
  return /[<>:"|?*]/.test(slug) ? undefined : toPagePath(slug);
}

function isName(name: string): boolean {
  if (name === '' || /^\.|[. ]$|[\\\p{Cc}]/u.test(name)) return false;
  if (/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name)) return false;
  return new TextEncoder().encode(name).length <= 255;
}
