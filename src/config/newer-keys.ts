/** Node keys in newer versions of the format, for pages that Lectern does not generate. */
export const newerContents = ['graphql', 'sdk', 'sourceRef'];

const newer = new Set([...newerContents, 'align', 'cobo', 'variations']);

/** Returns whether a key belongs to a newer version of the format. */
export function isNewerKey(key: unknown): boolean {
  return newer.has(String(key));
}
