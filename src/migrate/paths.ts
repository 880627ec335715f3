/**
 * Joins a folder and a relative path, and resolves `.` and `..`. Undefined if the result is outside the project
 * (security rule C1).
 */
export function joinPath(folder: string, path: string): string | undefined {
  if (/[\\\p{Cc}]/u.test(path) || /^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

/** Returns the part of a path below a folder. Undefined if it is not in the folder. */
export function getPathBelow(folder: string, path: string): string | undefined {
  if (folder === '') return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** Returns whether a file is a Markdown file, and therefore a page. */
export function isMarkdownFile(path: string): boolean {
  return /\.(?:mdx?|markdown)$/i.test(path);
}

/** Removes the extension of a Markdown file from its path. */
export function removeExtension(path: string): string {
  return path.replace(/\.(?:mdx?|markdown)$/i, '');
}
