/** Node keys of newer versions of the format, for pages that Lectern does not generate. */
export const newerContents = ['graphql', 'sdk', 'sourceRef'];

const newer = new Set([...newerContents, 'align', 'cobo', 'variations']);

/** Returns whether a key is from a newer version of the format, wherever it is written. */
export function isNewerKey(key: unknown): boolean {
  return newer.has(String(key));
}
