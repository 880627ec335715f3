/** Returns whether a path has a page extension: Markdown with or without tags. */
export function isPageFile(path: string): boolean {
  return /\.mdx?$/.test(path);
}

/** Removes the page extension from a path. The result is the slug, except for the `index` of a folder. */
export function withoutExtension(path: string): string {
  // No regular expression: this runs for each of 5,000 pages before the first appears.
  if (path.endsWith('.mdx')) return path.slice(0, -4);
  return path.endsWith('.md') ? path.slice(0, -3) : path;
}

/** Returns whether a file is a snippet, by its path: in a folder `snippets`, or with a leading `_`. */
export function isSnippet(path: string): boolean {
  return /(?:^|\/)(?:snippets\/|_)/.test(path);
}

/**
 * Returns whether a file outside the navigation is a page for readers, not a snippet, a repository file such as
 * README.md, or a file for other programs.
 */
export function isForReaders(path: string): boolean {
  if (!isPageFile(path) || isSnippet(path) || path.startsWith('.well-known/')) return false;
  return !/(?:^|\/)(?:readme|contributing|changelog|license|code_of_conduct|security|agents|claude)\.mdx?$/i.test(path);
}
