/** What nodes of the navigation hold in newer versions of the format: pages that Lectern does not make. */
export const newerContents = ['graphql', 'sdk', 'sourceRef'];

const newer = new Set([...newerContents, 'align', 'variations']);

/** Whether a key belongs to a newer version of the format. */
export function isNewerKey(key: unknown): boolean {
  return newer.has(String(key));
}
