/** All limits on input (security rule B6). Sizes count UTF-16 units, which are close to bytes. */
export const limits = {
  config: 10_000_000,
  page: 5_000_000,
  /** Maximum nesting of components, lists, and quotes in a page, and of navigation nodes. */
  depth: 100,
  /** Maximum files that `$ref` in docs.json, or the snippets of a page, can include. */
  includes: 500,
  /** Maximum size of an API document, and of each referenced file. */
  spec: 50_000_000,
  /** Maximum operations and webhooks of a document. */
  operations: 100_000,
  /** Maximum nesting of values in an API document. */
  specDepth: 1000,
  /** Maximum YAML aliases per file. They share their value, so only walks over the data take time. */
  aliases: 10_000,
  /** Maximum referenced files of an API document. Their total size is limited to that of one document. */
  specFiles: 20_000,
  /** Maximum nesting depth of tags that is shown. */
  tagDepth: 12,
} as const;

/**
 * Limits of logos and background pictures for preview images, in bytes and pixels. Separate, because browsers do not
 * need them.
 */
export const pictureLimits = {bytes: 20_000_000, pixels: 40_000_000} as const;
