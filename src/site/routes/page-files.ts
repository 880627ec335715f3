export type PageExtension = '.mdx' | '.md';

/**
 * Returns the files in which a page can be, most likely first. Starts with the extension of the previous page, so that
 * usually one request is enough. A folder is the page in its `index`.
 */
export function listPageFileCandidates(slug: string, lastExtension: PageExtension = '.mdx'): readonly string[] {
  const other: PageExtension = lastExtension === '.mdx' ? '.md' : '.mdx';
  const names = slug === 'index' || slug.endsWith('/index') ? [slug] : [slug, `${slug}/index`];
  return names.flatMap(name => [name + lastExtension, name + other]);
}
