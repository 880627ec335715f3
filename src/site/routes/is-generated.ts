/** Whether a slug lies in a folder of generated pages and is not one of the pages there that have a file. `known` is what a host has kept, whatever became of it. */
export function isGenerated(slug: string, known: unknown): boolean {
  const {prefixes, written} = (known ?? {}) as {prefixes?: unknown; written?: unknown};
  const isListed = (list: unknown, fits: (each: unknown) => boolean) => Array.isArray(list) && list.some(fits);
  return (
    isListed(prefixes, each => slug === each || slug.startsWith(`${each}/`)) &&
    !isListed(written, each => each === slug)
  );
}
