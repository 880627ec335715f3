/**
 * Returns whether a slug is in a URL folder of generated pages and has no file. `known` is unchecked data from a host's
 * cache.
 */
export function isGenerated(slug: string, known: unknown): boolean {
  const {prefixes, written} = (known ?? {}) as {prefixes?: unknown; written?: unknown};
  const isListed = (list: unknown, fits: (each: unknown) => boolean) => Array.isArray(list) && list.some(fits);
  return (
    isListed(prefixes, each => slug === each || slug.startsWith(`${each}/`)) &&
    !isListed(written, each => each === slug)
  );
}
