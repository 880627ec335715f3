/** Every limit on what is read, in one place (security rule B6). Sizes are UTF-16 units of text, close enough to bytes. */
export const limits = {
  config: 10_000_000,
  page: 5_000_000,
  /** Nesting of components, lists and quotes in a page, and of nodes in the navigation. */
  depth: 100,
  /** Files that `$ref` in docs.json or snippets of one page may bring in. */
  includes: 500,
} as const;
