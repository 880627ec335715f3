/** All limits on input (security rule B6). Sizes are in UTF-16 units, which are about as many as bytes. */
export const limits = {
  config: 10_000_000,
  page: 5_000_000,
  /** Maximum nesting depth of components, lists, and quotes in a page, and of navigation nodes. */
  depth: 100,
  /** Maximum number of files that `$ref` in docs.json, or the snippets of a page, can include. */
  includes: 500,
  /** Maximum size of an API document, and of each file that it references. */
  spec: 50_000_000,
  /** Maximum number of operations and webhooks in a document. */
  operations: 100_000,
  /** Maximum nesting depth of values in an API document. */
  specDepth: 1000,
  /**
   * Maximum number of YAML aliases per file. Parsing them is fast, because they share their value, but code that walks
   * the data visits each.
   */
  aliases: 10_000,
  /**
   * Maximum number of values in a YAML file. Counts each use of an alias, because aliases of aliases grow
   * exponentially.
   */
  values: 10_000_000,
  /** Maximum number of files that an API document can reference. Their total size has the limit of one document. */
  specFiles: 20_000,
  /** Maximum nesting depth of parent tags in the navigation, and of callbacks in comparisons. */
  tagDepth: 12,
} as const;

/**
 * Limits of logos and background images for preview images, in bytes and pixels. Not in `limits`, because browsers do
 * not need them.
 */
export const pictureLimits = {bytes: 20_000_000, pixels: 40_000_000} as const;
