export type PageExtension = '.mdx' | '.md';

/**
 * Files that may hold a page, most likely first: nothing is probed on a healthy visit, because the extension that worked
 * last comes first. Only a page that is not listed may also be the `index` of a folder.
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
