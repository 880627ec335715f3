/**
 * Joins the session of the site as soon as there are credentials, in every tab: as long as one of them is open they may
 * be used, and credentials of ended sessions are erased now (docs/contract.md, section 5). Costs nothing where there are none.
 */
export function watchCredentials(base: string): void {
  const open = async () => (await import('./credential-store.js')).credentialsOf(base).ready;
  const isOurs = (key: string | null) => key?.startsWith(`lectern:credential:${base} `) === true;
  try {
    if (Object.keys(localStorage).some(isOurs)) void open();
  } catch {
    // Unreadable entries hold no credentials.
  }
  addEventListener('storage', ({key}) => {
    if (isOurs(key)) void open();
  });
}
