export type PageExtension = '.mdx' | '.md';

/**
 * Returns candidate files of a page, likeliest first. A normal visit needs one request, because the extension that
 * worked last comes first. Only an unlisted page may be the `index` of a folder.
 */
export function pageFileCandidates(
  slug: string,
  lastExtension: PageExtension = '.mdx',
  listed = true,
): readonly string[] {
  const other: PageExtension = lastExtension === '.mdx' ? '.md' : '.mdx';
  const names = listed || slug === 'index' || slug.endsWith('/index') ? [slug] : [slug, `${slug}/index`];
  return names.flatMap(name => [name + lastExtension, name + other]);
}
