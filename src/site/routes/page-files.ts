export type PageExtension = '.mdx' | '.md';

/**
 * Returns candidate files of a page, most likely first. The extension of the last page comes first, so a normal visit
 * needs one request. Only an unlisted page can be the `index` of a folder.
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
