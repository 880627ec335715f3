/**
 * Joins the site's session in each tab, if credentials exist. Otherwise the credentials would end with the tab that
 * stored them. Deletes credentials of ended sessions (docs/contract.md, section 5).
 */
export function watchCredentials(base: string): void {
  const open = async () => (await import('./credential-store.js')).credentialsOf(base).ready;
  const isOurs = (key: string | null) => key?.startsWith(`lectern:credential:${base} `) === true;
  try {
    if (Object.keys(localStorage).some(isOurs)) void open();
  } catch {
    // Storage is blocked, so the site has stored no credentials.
  }
  addEventListener('storage', ({key}) => {
    if (isOurs(key)) void open();
  });
}
