/** Returns a path's last segment. */
export function getFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns a path's folder with its final slash. Empty for a path without a folder. */
export function getFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Returns a path's folder without a final slash. Empty for a path without a folder. */
export function getParentFolder(path: string): string {
  return getFolder(path).slice(0, -1);
}
