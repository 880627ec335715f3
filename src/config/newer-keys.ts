/** Node keys in newer docs.json versions, for pages that Lectern does not generate. */
export const newerContents = ['graphql', 'sdk', 'sourceRef'];

const newer = new Set([...newerContents, 'align', 'cobo', 'variations']);

/** Returns whether a key belongs to a newer docs.json version. */
export function isNewerKey(key: unknown): boolean {
  return newer.has(String(key));
}
