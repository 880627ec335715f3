/** Every limit on what is read, in one place (security rule B6). Sizes are UTF-16 units of text, close enough to bytes. */
export const limits = {
  config: 10_000_000,
  page: 5_000_000,
  /** Nesting of components, lists and quotes in a page, and of nodes in the navigation. */
  depth: 100,
  /** Files that `$ref` in docs.json or snippets of one page may bring in. */
  includes: 500,
  /** An API document, and each file that its references bring in. */
  spec: 50_000_000,
  /** Operations and webhooks of one document. */
  operations: 100_000,
  /** Nesting of values in an API document. */
  specDepth: 1000,
  /** YAML aliases per file. They share their value, so only walking them costs time. */
  aliases: 10_000,
  /** Files that references of one API document may bring in; together they are as long as one document may be. */
  specFiles: 20_000,
  /** Depth to which nested tags are shown. */
  tagDepth: 12,
} as const;

/** Apart, since browsers never need them: the logo and the background of pictures that are drawn, bytes and pixels. */
export const pictureLimits = {bytes: 20_000_000, pixels: 40_000_000} as const;
