/**
 * The file of a page in the output: `index.html`, `guide/intro/index.html` (security rule C4). `undefined` for a slug that
 * cannot be a folder everywhere: one that leads up or out, names of devices, control characters, names that are too long.
 */
export function pagePath(slug: string): string | undefined {
  if (slug === 'index') return 'index.html';
  const names = slug.split('/');
  return names.every(isName) && slug.length <= 1000 ? `${slug}/index.html` : undefined;
}

function isName(name: string): boolean {
  if (name === '' || /^\.|[. ]$|[<>:"|?*\\\p{Cc}]/u.test(name)) return false;
  if (/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name)) return false;
  return new TextEncoder().encode(name).length <= 255;
}
