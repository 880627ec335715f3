/**
 * Returns whether a slug is in a folder of generated pages and has no file. `known` is data that a host cached, in any
 * state.
 */
export function isGenerated(slug: string, known: unknown): boolean {
  const {prefixes, written} = (known ?? {}) as {prefixes?: unknown; written?: unknown};
  const isListed = (list: unknown, fits: (each: unknown) => boolean) => Array.isArray(list) && list.some(fits);
  return (
    isListed(prefixes, each => slug === each || slug.startsWith(`${each}/`)) &&
    !isListed(written, each => each === slug)
  );
}
