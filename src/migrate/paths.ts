/** Returns the folder of a path, or `''` without one. */
export function readFolder(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** Returns the name of a file without its folder. */
export function readFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * Joins a folder and a path without `.` and `..`. Undefined if the result is outside the project (security rule C1).
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

/** Returns the path relative to a folder. Undefined if it is not in the folder. */
export function below(folder: string, path: string): string | undefined {
  if (folder === '') return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** Returns whether a file is a page. */
export function isMarkdownFile(path: string): boolean {
  return /\.(?:mdx?|markdown)$/i.test(path);
}

/** Returns a page's path without its extension. */
export function removeExtension(path: string): string {
  return path.replace(/\.(?:mdx?|markdown)$/i, '');
}
