/**
 * Returns the file of a page in the output: `index.html`, `guide/intro/index.html` (security rule C4). `undefined` for
 * a slug that cannot be a folder: one that leads up or out, names of devices, control characters, backslashes, names
 * that are too long. Characters that some file systems reserve are kept: the file of the page has them, too (CONTRACT
 * 4).
 */
export function pagePath(slug: string): string | undefined {
  if (slug === 'index') return 'index.html';
  const names = slug.split('/');
  return names.every(isName) && slug.length <= 1000 ? `${slug}/index.html` : undefined;
}

/** Returns the same for a file that has to be there on every system: names that some file systems refuse have none. */
export function toPortablePath(slug: string): string | undefined {
  return /[<>:"|?*]/.test(slug) ? undefined : pagePath(slug);
}

function isName(name: string): boolean {
  if (name === '' || /^\.|[. ]$|[\\\p{Cc}]/u.test(name)) return false;
  if (/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name)) return false;
  return new TextEncoder().encode(name).length <= 255;
}
