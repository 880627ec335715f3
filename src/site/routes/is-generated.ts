/**
 * Returns whether a slug is in a URL folder of generated pages and has no file. `known` is unvalidated data from the
 * cache of a preview server.
 */
export function isGenerated(slug: string, known: unknown): boolean {
  const {prefixes, written} = (known ?? {}) as {prefixes?: unknown; written?: unknown};
  const isListed = (list: unknown, fits: (each: unknown) => boolean) => Array.isArray(list) && list.some(fits);
  return (
    isListed(prefixes, each => slug === each || slug.startsWith(`${each}/`)) &&
    !isListed(written, each => each === slug)
  );
}
