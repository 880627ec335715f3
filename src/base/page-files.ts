/** Whether a path is that of a page, as far as its name says: Markdown, with or without tags. */
export function isPageFile(path: string): boolean {
  return /\.mdx?$/.test(path);
}

/** The path without the ending of a page: its slug, unless it is the `index` of a folder. */
export function withoutExtension(path: string): string {
  return path.replace(/\.mdx?$/, '');
}

/** Whether a file is a part of pages by its name: what lies in `snippets`, or begins with `_`. */
export function isSnippet(path: string): boolean {
  return /(?:^|\/)(?:snippets\/|_)/.test(path);
}

/** Whether a file that no list names is a page for readers: neither a snippet, nor one of the texts that repositories have. */
export function isForReaders(path: string): boolean {
  if (!isPageFile(path) || isSnippet(path)) return false;
  return !/(?:^|\/)(?:readme|contributing|changelog|license|code_of_conduct|security|agents|claude)\.mdx?$/i.test(path);
}
